#!/usr/bin/env python3
"""Makes one random edit in each board of a clean PBN file, and scores what `handrec check` says of it.

  random-edits.py make CLEAN.pbn DIR [--seed N]   writes DIR/NNNNN.pbn and DIR/edits.jsonl
  random-edits.py score DIR/edits.jsonl FINDINGS  scores the output of `check -f jsonl DIR`

Each file of DIR holds eight boards that stand together in CLEAN, one of them with one edit: a card
of the play or of the deal, a call, the value of a tag (that of another board), a line removed, two
lines exchanged. An edit that changes no fact is not made: two tags exchanged, a tag removed that
another one repeats.

Noticed means: the file has any finding, which a file without an edit has not (I004, numbers above
36, is not counted). Named means: a finding says in its message, its hypothesis or what it expects
what stood there before.
"""

import argparse
import json
import os
import random
import re
import sys
from collections import Counter, defaultdict

SUITS, RANKS = "SHDC", "AKQJT98765432"
CARDS = [suit + rank for suit in SUITS for rank in RANKS]
CALLS = ["Pass", "X", "XX"] + [f"{level}{strain}" for level in range(1, 8)
                               for strain in ("C", "D", "H", "S", "NT")]
TAG = re.compile(r'^\[(\w+) "(.*)"\]$')
# Values that nothing else in a file speaks about; other tags are edited as a tag value.
FREE = {"Event", "Site", "Date", "Scoring", "Room", "West", "North", "East", "South", "Score"}
KINDS = ("play-card", "deal-card", "call", "tag-value", "line-removed", "lines-exchanged")


def sections(lines):
    """The indexes of the rows of Auction and Play."""
    rows, current = {"Auction": [], "Play": []}, None
    for i, line in enumerate(lines):
        tag = TAG.match(line)
        if tag:
            current = tag.group(1)
        elif current in rows:
            rows[current].append(i)
    return rows


def another(rng, values, old):
    return rng.choice([value for value in values if value != old])


def edit_word(lines, rows, rng, fits, values):
    spots = [(i, word) for i in rows for word in re.finditer(r"\S+", lines[i])
             if fits(word.group())]
    if not spots:
        return None
    i, word = rng.choice(spots)
    new = another(rng, values, word.group())
    lines[i] = lines[i][:word.start()] + new + lines[i][word.end():]
    return word.group(), new


def edit_deal(lines, rng):
    at = next(i for i, line in enumerate(lines) if line.startswith("[Deal "))
    start = lines[at].index(":") + 1
    spots = [i for i in range(start, len(lines[at])) if lines[at][i] in RANKS]
    spot = rng.choice(spots)
    hand = lines[at][start:spot].split(" ")[-1]
    suit = SUITS[hand.count(".")]
    old = lines[at][spot]
    new = another(rng, RANKS, old)
    lines[at] = lines[at][:spot] + new + lines[at][spot + 1:]
    return suit + old, suit + new


def edit_tag(lines, rng, games):
    spots = [i for i, line in enumerate(lines)
             if TAG.match(line) and TAG.match(line).group(1) not in FREE | {"Note"}]
    at = rng.choice(spots)
    name, old = TAG.match(lines[at]).groups()
    values = sorted({match.group(2) for game in rng.sample(games, min(40, len(games)))
                     for match in map(TAG.match, game) if match and match.group(1) == name})
    values = [value for value in values if value != old]
    if not values:
        return None
    new = rng.choice(values)
    lines[at] = f'[{name} "{new}"]'
    return f"{name} {old}", f"{name} {new}"


def remove_line(lines, rng):
    at = rng.randrange(len(lines))
    old = lines.pop(at)
    return old, ""


def exchange_lines(lines, rng):
    for _ in range(100):
        a, b = sorted(rng.sample(range(len(lines)), 2))
        both_tags = all(TAG.match(lines[i]) and TAG.match(lines[i]).group(1)
                        not in ("Auction", "Play", "Note") for i in (a, b))
        if lines[a] != lines[b] and not both_tags:
            lines[a], lines[b] = lines[b], lines[a]
            return f"{lines[b]} / {lines[a]}", f"lines {a + 1} and {b + 1}"
    return None


def edit(lines, kind, rng, games):
    rows = sections(lines)
    if kind == "play-card":
        return edit_word(lines, rows["Play"], rng, lambda word: word in CARDS, CARDS)
    if kind == "call":
        return edit_word(lines, rows["Auction"], rng, lambda word: word in CALLS, CALLS)
    if kind == "deal-card":
        return edit_deal(lines, rng)
    if kind == "tag-value":
        return edit_tag(lines, rng, games)
    return remove_line(lines, rng) if kind == "line-removed" else exchange_lines(lines, rng)


def make(options):
    with open(options.clean, encoding="latin-1") as file:
        text = file.read()
    head = "".join(line + "\n" for line in text.splitlines() if line.startswith("%"))
    body = "\n".join(line for line in text.splitlines() if not line.startswith("%"))
    games = [game.splitlines() for game in re.split(r"\n{2,}", body.strip("\n"))]
    rng = random.Random(options.seed)
    os.makedirs(options.dir, exist_ok=True)
    with open(os.path.join(options.dir, "edits.jsonl"), "w", encoding="utf-8") as edits:
        for index, game in enumerate(games):
            first = index - index % 8
            group = [list(other) for other in games[first:first + 8]]
            if len(group) < 8:
                break
            made = None
            while not made:
                kind = rng.choice(KINDS)
                group[index - first] = list(game)
                made = edit(group[index - first], kind, rng, games)
            name = f"{index:05}.pbn"
            with open(os.path.join(options.dir, name), "w", encoding="latin-1") as out:
                out.write(head + "\n".join("\n".join(g) + "\n" for g in group))
            edits.write(json.dumps({"file": name, "record": index - first + 1, "kind": kind,
                                    "old": made[0], "new": made[1]}) + "\n")


def names(entry, finding):
    said = " ".join(str(finding[key] or "") for key in ("message", "hypothesis", "expected"))
    old = entry["old"]
    if entry["kind"] == "tag-value":
        old = old.split(" ", 1)[1]
    if entry["kind"] == "line-removed":
        tag = TAG.match(old)
        return bool(tag) and (tag.group(1) in said or (tag.group(2) and tag.group(2) in said)) \
            or not tag and any(word in said for word in old.split())
    if entry["kind"] == "lines-exchanged":
        return "exchanged" in said or "order" in said or "permuted" in said
    return bool(old) and re.search(r"(?<!\w)" + re.escape(old) + r"(?!\w)", said) is not None


def score(options):
    with open(options.edits, encoding="utf-8") as lines:
        edits = [json.loads(line) for line in lines]
    found = defaultdict(list)
    with open(options.findings, encoding="utf-8") as lines:
        for finding in map(json.loads, lines):
            if finding["code"] not in options.without.split(","):
                found[os.path.basename(finding["file"])].append(finding)
    missed = defaultdict(Counter)
    combinations = defaultdict(Counter)
    example = {}
    total = Counter()
    print(f"{'kind':18}{'edits':>7}{'noticed':>9}{'once':>7}{'named':>7}")
    for kind in KINDS:
        of = [entry for entry in edits if entry["kind"] == kind]
        counts = Counter(edits=len(of))
        for entry in of:
            said = found[entry["file"]]
            counts["noticed"] += bool(said)
            counts["once"] += len(said) == 1
            counts["named"] += any(names(entry, finding) for finding in said)
            codes = " ".join(sorted(finding["code"] for finding in said))
            if len(said) != 1:
                combinations[kind][codes] += 1
                example.setdefault((kind, codes), entry)
            if not said:
                missed[kind][what(entry)] += 1
                example.setdefault((kind, what(entry)), entry)
        total += counts
        line(kind, counts)
    line("all", total)
    print("\ncommonest misses (kind, what, count, example)")
    rank(missed, example, options.most)
    print("\ncommonest sets of several findings")
    rank({k: Counter({c: n for c, n in v.items() if c}) for k, v in combinations.items()},
         example, options.most)


def what(entry):
    tag = re.match(r"\[?(\w+)", entry["old"])
    return {"play-card": "card", "deal-card": "card", "call": "call",
            "lines-exchanged": "lines"}.get(entry["kind"], tag.group(1) if tag else "row")


def line(kind, counts):
    share = lambda key: f"{100 * counts[key] / max(1, counts['edits']):.1f}"
    print(f"{kind:18}{counts['edits']:7}{share('noticed'):>9}{share('once'):>7}{share('named'):>7}")


def rank(counters, example, most):
    rows = sorted(((n, kind, key) for kind, counter in counters.items()
                   for key, n in counter.items()), reverse=True)
    for n, kind, key in rows[:most]:
        entry = example[(kind, key)]
        print(f"  {n:6} {kind:16} {key:40} {entry['file']} #{entry['record']}:"
              f" {entry['old']} -> {entry['new']}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    maker = commands.add_parser("make")
    maker.add_argument("clean")
    maker.add_argument("dir")
    maker.add_argument("--seed", type=int, default=1)
    scorer = commands.add_parser("score")
    scorer.add_argument("edits")
    scorer.add_argument("findings")
    scorer.add_argument("--without", default="I004,N005", help="codes that clean files have, too")
    scorer.add_argument("--most", type=int, default=10)
    options = parser.parse_args()
    make(options) if options.command == "make" else score(options)


if __name__ == "__main__":
    sys.exit(main())
