#!/usr/bin/env python3
"""Wrong scores with a known cause: plants them, and judges what `handrec check` says of them.

  planted-scores.py plant BOARDS PLANTED MANIFEST [--seed N]
  planted-scores.py judge MANIFEST FINDINGS

BOARDS    sound PBN records with [Score "NS n"], Contract, Declarer, Vulnerable and Result
PLANTED   the same records; the score of each is that of a result of which one fact is different:
          tricks, vulnerability, risk, level, denomination, side, or the sign of the score
MANIFEST  JSON lines: the record (from 1), the kind of fact, and the text that names the cause
FINDINGS  the JSON lines of `handrec check -f jsonl PLANTED`

A cause is named when the hypothesis has it; a wrong sign or side of the same points when V004 says
so. Exit code 1 when a wrong score is not found, a sound one is reported, or fewer than 95 % of the
causes are named.
"""

import json
import re
import sys
from collections import Counter
from random import Random

import planting

STRAINS = ("C", "D", "H", "S", "NT")
KINDS = ("tricks", "vulnerability", "risk", "level", "denomination", "side", "sign")
TAG = re.compile(rb'^\[(\w+) "(.*)"\]\r?$')


def score(level, strain, risk, vulnerable, tricks):
    """The points of declarer's side (Law 77)."""
    down = level + 6 - tricks
    if down > 0:
        if not risk:
            return -down * (100 if vulnerable else 50)
        doubled = 300 * down - 100 if vulnerable else \
            200 * down - 100 if down <= 3 else 300 * down - 400
        return -doubled * risk
    trick = 20 if strain in "CD" else 30
    bid = (level * trick + (10 if strain == "NT" else 0)) * (1, 2, 4)[risk]
    over = trick if not risk else 100 * risk * (2 if vulnerable else 1)
    game = (500 if vulnerable else 300) if bid >= 100 else 50
    slam = {6: (500, 750), 7: (1000, 1500)}.get(level, (0, 0))[vulnerable]
    return bid + -down * over + game + slam + 50 * risk


class Result:
    def __init__(self, tags):
        name = tags["Contract"]
        self.level, self.strain, self.risk = int(name[0]), name[1:].rstrip("X"), name.count("X")
        self.declarer, self.tricks = tags["Declarer"], int(tags["Result"])
        vul = tags["Vulnerable"]
        self.vulnerable = {"NS": vul in ("NS", "All"), "EW": vul in ("EW", "All")}

    @property
    def side(self):
        return "NS" if self.declarer in "NS" else "EW"

    @property
    def contract(self):
        return f"{self.level}{self.strain}{'X' * self.risk}"

    def score_ns(self):
        points = score(self.level, self.strain, self.risk, self.vulnerable[self.side], self.tricks)
        return points if self.side == "NS" else -points


def near(rng, value, low, high):
    """Another number; the nearer ones are likelier."""
    others = [n for n in range(low, high + 1) if n != value]
    return rng.choices(others, [4.0 ** -abs(n - value) for n in others])[0]


def change(result, kind, rng):
    """Changes a fact of a result; gives the text that names the change."""
    if kind == "tricks":
        result.tricks = near(rng, result.tricks, 0, 13)
        return f"{result.tricks} trick" + ("" if result.tricks == 1 else "s")
    if kind == "vulnerability":
        result.vulnerable[result.side] ^= True
        ns, ew = result.vulnerable["NS"], result.vulnerable["EW"]
        return ("all" if ns and ew else "NS" if ns else "EW" if ew else "none") + " vulnerable"
    if kind == "risk":
        result.risk = rng.choice([r for r in range(3) if r != result.risk])
        return f"{result.contract} by {result.declarer}"
    if kind == "level":
        result.level = near(rng, result.level, 1, 7)
        return result.contract
    if kind == "denomination":
        result.strain = rng.choice([s for s in STRAINS if s != result.strain])
        return result.contract
    if kind == "side":
        result.declarer = "NESW"["NESW".index(result.declarer) - 3]
        return f"{result.side} as declarer"
    return "V004"


def plant_record(lines, record, rng, manifest):
    tags = {m[1].decode(): m[2].decode("latin-1") for m in map(TAG.match, lines) if m}
    if not tags.get("Result") or tags.get("Contract", "Pass") == "Pass":
        return lines
    right = Result(tags).score_ns()
    for kind in rng.sample(KINDS, len(KINDS)):
        result = Result(tags)
        cause = change(result, kind, rng)
        wrong = -right if kind == "sign" else result.score_ns()
        if wrong != right:
            json.dump({"record": record, "kind": kind, "opposite": wrong == -right,
                       "cause": cause}, manifest)
            manifest.write("\n")
            old = b'[Score "NS %d"]' % right
            return [line.replace(old, b'[Score "NS %d"]' % wrong) for line in lines]
    return lines


def plant(options):
    rng = Random(options.seed)
    with open(options.boards, "rb") as boards, open(options.planted, "wb") as planted, \
            open(options.manifest, "w", encoding="utf-8") as manifest:
        record, lines = 0, []
        for line in boards:
            lines.append(line)
            if not line.strip():
                record += 1
                planted.writelines(plant_record(lines, record, rng, manifest))
                lines = []
        planted.writelines(plant_record(lines, record + 1, rng, manifest))


def judge(options):
    with open(options.manifest, encoding="utf-8") as lines:
        planted = {entry["record"]: entry for entry in map(json.loads, lines)}
    found, surplus = {}, 0
    with open(options.findings, encoding="utf-8") as lines:
        for finding in map(json.loads, lines):
            if finding["severity"] == "info":
                continue
            if finding["record"] in planted and finding["code"] in ("V001", "V002", "V004"):
                found[finding["record"]] = finding
            else:
                surplus += 1
    total, named, first, missed, examples = (Counter() for _ in range(5))
    for record, entry in planted.items():
        kind, finding = entry["kind"], found.get(record)
        total[kind] += 1
        if finding is None:
            missed[kind] += 1
        elif is_named(entry, finding):
            named[kind] += 1
            first[kind] += entry["opposite"] or words(finding)[0] == entry["cause"]
        else:
            examples[f"{kind}: {entry['cause']} not in: {finding['message']}"] += 1
    print(f"{'fact':15}{'planted':>9}{'missed':>8}{'first':>8}{'named':>8}{'share':>9}")
    for kind in KINDS:
        share = 100 * named[kind] / max(1, total[kind])
        print(f"{kind:15}{total[kind]:9}{missed[kind]:8}{first[kind]:8}{named[kind]:8}{share:8.2f}%")
    share = 100 * named.total() / max(1, total.total())
    print(f"{'all':15}{total.total():9}{missed.total():8}{first.total():8}{named.total():8}{share:8.2f}%")
    print(f"other warnings and errors: {surplus}")
    for example, _ in examples.most_common(options.examples):
        print("  " + example)
    sys.exit(1 if missed or surplus or share < 95 else 0)


def is_named(entry, finding):
    if entry["opposite"]:
        return finding["code"] == "V004"
    return entry["cause"] in words(finding)


def words(finding):
    return re.split(r", | or ", (finding.get("hypothesis") or "").removeprefix("fits "))


if __name__ == "__main__":
    planting.main(__doc__, "boards", plant, judge)
