#!/usr/bin/env python3
"""Plants two defects in each board, and scores in how many boards `handrec check` names both.

  two-defects.py make TOOLS OUT.pbn PLANTED.jsonl [-n N] [--seed S]
  two-defects.py score TOOLS/defects.tsv PLANTED.jsonl FINDINGS.jsonl

TOOLS is the folder of the generators bridgegen.py, bridgedefects.py and gen_pbn.py. The two defects
are of different groups: number, deal, auction, tags, play. By the rule "one cause, one message"
some hide others on purpose: an unusable deal silences the play, a broken auction the contract and
the play.
"""

import argparse
import csv
import json
import random
import sys
from collections import Counter, defaultdict

GROUPS = {
    "number": ("wrong-dealer-for-board", "wrong-vul-for-board"),
    "deal": ("duplicate-card", "missing-card"),
    "auction": ("insufficient-bid", "illegal-double", "call-after-end", "unfinished-auction"),
    "tags": ("wrong-declarer", "wrong-contract"),
    "play": ("wrong-result", "impossible-claim", "revoke", "card-not-held", "repeated-card"),
}


def make(options):
    sys.path.insert(0, options.tools)
    import bridgedefects
    import bridgegen
    import gen_pbn

    text = argparse.Namespace(event="Boards with two defects", site="Nowhere", date="2024.01.01",
                              scoring="IMP", auction=True, play=True, notes=0)
    rng = random.Random(options.seed)
    with open(options.out, "w", encoding="latin-1") as out, \
            open(options.planted, "w", encoding="utf-8") as planted:
        out.write("% PBN 2.1\n")
        for number in range(1, options.n + 1):
            def board(**change):
                return bridgegen.make_board(options.seed, number, 0, play=True, claim_rate=0.3,
                                            alert_rate=0, **change)
            kinds = ()
            while not kinds:
                game = bridgedefects.Game(board())
                groups = sorted(rng.sample(list(GROUPS), 2), key=list(GROUPS).index)
                kinds = tuple(rng.choice(GROUPS[group]) for group in groups)
                if not all(bridgedefects.plant(game, kind, rng, board) for kind in kinds):
                    kinds = ()
                    if not game.b.level:
                        break
            names = bridgegen.names_for(options.seed, (number - 1) // 2)
            out.write("\n" * (number > 1)
                      + "\n".join(gen_pbn.game_lines(game, names, text, False, None)) + "\n")
            if kinds:
                planted.write(json.dumps({"game": number, "kinds": kinds}) + "\n")


def score(options):
    with open(options.codes, encoding="utf-8") as lines:
        codes = {row[0]: set(row[1].split()) for row in csv.reader(lines, delimiter="\t") if row}
    with open(options.planted, encoding="utf-8") as lines:
        planted = [json.loads(line) for line in lines]
    found = defaultdict(list)
    with open(options.findings, encoding="utf-8") as lines:
        for finding in map(json.loads, lines):
            if finding["severity"] != "info":
                found[finding["record"]].append(finding["code"])
    group_of = {kind: group for group, kinds in GROUPS.items() for kind in kinds}
    counts = defaultdict(Counter)
    for entry in planted:
        pair = " + ".join(group_of[kind] for kind in entry["kinds"])
        here = found[entry["game"]]
        named = [any(code in codes[kind] for code in here) for kind in entry["kinds"]]
        for key in (pair, "all"):
            counts[key]["boards"] += 1
            counts[key]["both"] += all(named)
            counts[key]["one"] += any(named)
            counts[key]["surplus"] += sum(code not in codes[entry["kinds"][0]]
                                          | codes[entry["kinds"][1]] for code in here)
    print(f"{'defects':22}{'boards':>8}{'both %':>8}{'any %':>8}{'surplus':>9}")
    for pair, count in sorted(counts.items()):
        print(f"{pair:22}{count['boards']:8}{100 * count['both'] / count['boards']:8.1f}"
              f"{100 * count['one'] / count['boards']:8.1f}{count['surplus']:9}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    maker = commands.add_parser("make")
    for name in ("tools", "out", "planted"):
        maker.add_argument(name)
    maker.add_argument("-n", type=int, default=1000)
    maker.add_argument("--seed", default="1")
    scorer = commands.add_parser("score")
    for name in ("codes", "planted", "findings"):
        scorer.add_argument(name)
    options = parser.parse_args()
    make(options) if options.command == "make" else score(options)


if __name__ == "__main__":
    main()
