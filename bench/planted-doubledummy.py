#!/usr/bin/env python3
"""Wrong double dummy numbers: plants them, and judges what `handrec check --double-dummy` says.

  planted-doubledummy.py plant SOLVED PLANTED MANIFEST [--seed N]
  planted-doubledummy.py judge MANIFEST FINDINGS

SOLVED    PBN records as `handrec solve --add-tags --play` writes them, such as generated ones
PLANTED   the same records, in each of them one kind of tag in one of its spellings; in two of
          three records one number of it is wrong
MANIFEST  JSON lines: the record (from 1), the kind of tag, and what a finding must say; an empty
          code for a record that is right
FINDINGS  the JSON lines of `handrec check --double-dummy -f jsonl PLANTED`

Found means: the record has one finding of its code, and its message has the wrong and the right
number. Exit code 1 when a wrong number is not found, or when there is any other warning.
"""

import json
import re
import sys
from collections import Counter, defaultdict
from random import Random

import planting

SEATS, STRAINS = "NSEW", ("NT", "S", "H", "D", "C")
DIGITS = "0123456789abcd"
CELLS = [(seat, strain) for seat in SEATS for strain in STRAINS]
FIELDS = ("DoubleDummyTricks", "OptimumScore", "ParContract")


class Record:
    """A record without its double dummy tags, and what they said."""

    def __init__(self, text):
        self.value = {}
        for name in FIELDS:
            self.value[name] = re.search(rf'^\[{name} "(.*)"\]$', text, re.M)[1]
            text = re.sub(rf'^\[{name} ".*"\]\n', "", text, flags=re.M)
        text = re.sub(r'^\[OptimumResultTable ".*"\]\n(?:[NESW] .*\n){20}', "", text, flags=re.M)
        play = re.search(r'^\[OptimumPlayTable ".*"\]\n((?: *[-AKQJT98765432]+){4}\n)+', text, re.M)
        self.play = play[0] if play else ""
        self.text = text.replace(self.play, "").rstrip("\n") + "\n"
        self.tricks = [DIGITS.index(c) for c in self.value["DoubleDummyTricks"]]


def other(rng, tricks):
    """Another number of tricks; the nearer ones are likelier."""
    numbers = [n for n in range(14) if n != tricks]
    return rng.choices(numbers, [2.0 ** -abs(n - tricks) for n in numbers])[0]


def digits(tricks):
    return "".join(DIGITS[n] for n in tricks)


def table(tricks):
    rows = [f"{seat} {strain:>2} {n:2}" for (seat, strain), n in zip(CELLS, tricks)]
    return '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\n' + "\n".join(rows) + "\n"


def table_of_others(tricks):
    rows = [f"{seat} {strain[0]} {tricks[CELLS.index((seat, strain))]}"
            for seat in "WNES" for strain in ("S", "H", "D", "C", "NT")]
    return '[OptimumResultTable "Declarer;Denomination;Result"]\n' + "\n".join(rows) + "\n"


def ability(tricks):
    hands = {s: digits(tricks[5 * i:5 * i + 5]).upper() for i, s in enumerate(SEATS)}
    return '[Ability "' + " ".join(f"{seat}:{hands[seat]}" for seat in "NESW") + '"]\n'


def remark(tricks):
    numbers = [str(tricks[CELLS.index((seat, strain))])
               for seat in "NESW" for strain in reversed(STRAINS)]
    return "{Feasability: " + " ".join(numbers) + "}\n"


RESULTS = {
    "DoubleDummyTricks": lambda t: f'[DoubleDummyTricks "{digits(t)}"]\n',
    "DoubleDummyTricks, capitals": lambda t: f'[DoubleDummyTricks "{digits(t).upper()}"]\n',
    "OptimumResultTable": table,
    "OptimumResultTable, N for NT": table_of_others,
    "both": lambda t: f'[DoubleDummyTricks "{digits(t)}"]\n' + table(t),
    "Ability": ability,
    "remark Feasability": remark,
}
PARS = ("OptimumScore", "OptimumScore, both sides", "OptimumScore, sign", "ParContract, level",
        "ParContract, side", "ParContract, result", "OptimumContract", "Minimax, level",
        "Minimax, score", "remark PAR")
PLAY = "OptimumPlayTable"
PAR = re.compile(r"^([NESW]+) ([1-7])(N|[SHDC])(X?)(=|[+-]\d+)$")


def plant_results(record, kind, rng, wrong):
    """The text of a table, and the code and the words of the finding."""
    tricks, cell = list(record.tricks), rng.randrange(20)
    right = tricks[cell]
    if wrong:
        tricks[cell] = other(rng, right)
    seat, strain = CELLS[cell]
    return RESULTS[kind](tricks), "Q003", f"{seat} {strain}: {tricks[cell]}, solver {right}"


def plant_score(record, kind, rng, wrong):
    """The text of a par score; a table stands beside it, which is right."""
    score = int(record.value["OptimumScore"].split()[1])
    right = record.value["OptimumScore"]
    if kind.endswith("sign"):
        planted = -score if wrong else score
    else:
        planted = score + rng.choice((-50, -30, -20, -10, 10, 20, 30, 50)) if wrong else score
    text = f"EW {-planted} NS {planted}" if kind.endswith("sides") else f"NS {planted}"
    tags = RESULTS["DoubleDummyTricks"](record.tricks) + f'[OptimumScore "{text}"]\n'
    return tags, "Q004", f"give {right} "


def plant_contract(record, kind, rng, wrong):
    """The text of a par contract; a score stands beside it, which is right."""
    contracts = record.value["ParContract"].split(";")
    match = PAR.match(rng.choice(contracts))
    if not match:
        return None
    players, level, strain, risk, result = match.groups()
    tricks = 6 + int(level) + (0 if result == "=" else int(result))
    if wrong and kind.endswith("level"):
        pairs = {PAR.match(one).group(2, 3) for one in contracts}
        level = rng.choice([n for n in "1234567" if (n, strain) not in pairs])
    elif wrong and kind.endswith("side"):
        players = "EW" if players[0] in "NS" else "NS"
    elif wrong and not kind.endswith("score"):
        tricks = other(rng, tricks)
    points = int(record.value["OptimumScore"].split()[1])
    if wrong and kind.endswith("score"):
        points += rng.choice((-50, -30, -20, -10, 10, 20, 30, 50))
    over = tricks - 6 - int(level)
    over = "=" if over == 0 else f"{over:+}"
    if kind == "OptimumContract":
        text = f'[OptimumContract "{level}{strain} {players[0]} {tricks}"]\n'
    elif kind.startswith("Minimax"):
        text = f'[Minimax "{level}{strain}{risk and "D"}{players[0]}{points}"]\n'
    elif kind == "remark PAR":
        name = {"N": "North", "E": "East", "S": "South", "W": "West"}[players[0]]
        own = points if players[0] in "NS" else -points
        strain = strain.replace("N", "NT")
        text = f"{{PAR of the deal: {level}{strain} {risk} {over} played by {name} : {own} points}}\n"
    else:
        text = f'[ParContract "{players} {level}{strain}{risk}{over}"]\n'
    tags = RESULTS["DoubleDummyTricks"](record.tricks)
    return tags + f'[OptimumScore "{record.value["OptimumScore"]}"]\n' + text, "Q005", "par contracts"


def plant_play(record, _, rng, wrong):
    """A best card of the play is exchanged for one that is not named, of the same suit."""
    lines = record.play.splitlines()
    if len(lines) < 2:
        return None
    if wrong:
        rows = [[cell.replace("-", "") for cell in line.split()] for line in lines[1:]]
        row = rng.randrange(len(rows))
        suit = rng.choice([i for i, cell in enumerate(rows[row]) if cell])
        ranks = [r for r in "AKQJT98765432" if r not in rows[row][suit]]
        rows[row][suit] = rng.choice(ranks) + rows[row][suit][1:]
        lines[1:] = [" ".join(cell or "-" for cell in cells) for cells in rows]
        return "\n".join(lines) + "\n", "Q013 Q014", f"row {row + 1}:"
    return record.play, "", ""


def plant(options):
    rng = Random(options.seed)
    kinds = [*RESULTS, *PARS, PLAY]
    with open(options.solved, encoding="latin-1", newline="") as file:
        games = re.split(r"\n(?=\[Event )", file.read().replace("\r\n", "\n"))
    with open(options.planted, "w", encoding="latin-1", newline="\n") as planted, \
            open(options.manifest, "w", encoding="utf-8") as manifest:
        for number, game in enumerate(games, start=1):
            record = Record(game)
            kind = kinds[number % len(kinds)]
            wrong = rng.random() < 2 / 3
            planter = (plant_results if kind in RESULTS else plant_play if kind == PLAY else
                       plant_score if "Score" in kind else plant_contract)
            result = planter(record, kind, rng, wrong)
            if result is None:
                result, wrong = ("", "", ""), False
            tags, code, words = result
            json.dump({"record": number, "kind": kind, "code": code if wrong else "",
                       "words": words if wrong else ""}, manifest)
            manifest.write("\n")
            planted.write(record.text + tags + "\n")


def judge(options):
    with open(options.manifest, encoding="utf-8") as lines:
        entries = [json.loads(line) for line in lines]
    findings = defaultdict(list)
    with open(options.findings, encoding="utf-8") as lines:
        for finding in map(json.loads, lines):
            if finding["severity"] != "info":
                findings[finding["record"]].append(finding)
    planted, found, false, right, examples = Counter(), Counter(), Counter(), Counter(), []
    for entry in entries:
        kind, here = entry["kind"], findings[entry["record"]]
        hits = [f for f in here if f["code"] in entry["code"].split()
                and entry["words"] in f["message"]]
        planted[kind] += bool(entry["code"])
        right[kind] += not entry["code"]
        found[kind] += len(hits) == 1
        # PBN060 about the spelling "N" is right.
        others = [f for f in here if f not in hits and f["code"] != "PBN060"]
        false[kind] += len(others)
        if entry["code"] and not hits or others:
            examples.append(f"{kind}, record {entry['record']}, {entry['code']} {entry['words']}: "
                            + "; ".join(f"{f['code']} {f['message']}" for f in here))
    print(f"{'tag':30}{'right':>7}{'wrong':>7}{'found':>7}{'false':>7}")
    for kind in [*RESULTS, *PARS, PLAY]:
        print(f"{kind:30}{right[kind]:7}{planted[kind]:7}{found[kind]:7}{false[kind]:7}")
    print(f"{'all':30}{right.total():7}{planted.total():7}{found.total():7}{false.total():7}")
    for example in examples[:options.examples]:
        print("  " + example)
    sys.exit(1 if found != planted or false.total() else 0)


if __name__ == "__main__":
    planting.main(__doc__, "solved", plant, judge)
