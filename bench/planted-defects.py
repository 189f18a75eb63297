#!/usr/bin/env python3
"""Scores the findings of `handrec check -f jsonl` against a list of planted defects.

  planted-defects.py CODES PLANTED FINDINGS

CODES     tab-separated: kind of defect, codes that name it (separated by blanks)
PLANTED   JSON lines with "game" (record, from 1) and "kind": one defect in each of these records
FINDINGS  the JSON lines of the check

Found means: at least one warning or error of the record has a code of its defect. A false alarm is
any other warning or error. Exit code 1 when a defect is missed or there is a false alarm, except for
the kinds named with --later, which are not checked yet. Findings named with --by-chance are true of
random play and counted apart.
"""

import argparse
import csv
import json
import sys
from collections import Counter, defaultdict


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("codes")
    parser.add_argument("planted")
    parser.add_argument("findings")
    parser.add_argument("--later", default="wrong-score", help="kinds, separated by commas")
    parser.add_argument("--by-chance", default="X012", help="codes, separated by commas")
    options = parser.parse_args()

    with open(options.codes, encoding="utf-8") as lines:
        rows = csv.reader(lines, delimiter="\t")
        codes = {row[0]: set(row[1].split()) for row in rows if row}
    with open(options.planted, encoding="utf-8") as lines:
        planted = {entry["game"]: entry["kind"] for entry in map(json.loads, lines)}

    named = defaultdict(Counter)
    surplus = defaultdict(list)
    chance = Counter()
    with open(options.findings, encoding="utf-8") as lines:
        for finding in map(json.loads, lines):
            if finding["severity"] == "info":
                continue
            record, code = finding["record"], finding["code"]
            if code in options.by_chance.split(","):
                chance[code] += 1
                continue
            if record in planted and code in codes[planted[record]]:
                named[record][code] += 1
            else:
                surplus[record].append(code)

    later = set(options.later.split(","))
    kinds = Counter(planted.values())
    wrong = False
    print(f"{'kind':26}{'planted':>9}{'found':>7}{'once':>7}{'surplus':>9}  codes")
    for kind in sorted(kinds):
        records = [record for record, of in planted.items() if of == kind]
        found = sum(record in named for record in records)
        once = sum(named[record].total() == 1 for record in records if record in named)
        more = sum(len(surplus[record]) for record in records if record in surplus)
        total = sum((named[record] for record in records if record in named), Counter())
        shown = " ".join(f"{code}:{count}" for code, count in total.most_common())
        print(f"{kind:26}{kinds[kind]:9}{found:7}{once:7}{more:9}  {shown}")
        wrong |= kind not in later and (found < kinds[kind] or more > 0)
    clean = sum(len(found) for record, found in surplus.items() if record not in planted)
    if chance:
        print("by chance: " + " ".join(f"{code}:{count}" for code, count in chance.items()))
    print(f"false alarms in records without a defect: {clean}")
    for record in sorted(surplus, key=lambda r: -1 if r is None else r)[:10]:
        print(f"  record {record} ({planted.get(record, 'clean')}): {' '.join(surplus[record])}")
    sys.exit(1 if wrong or clean else 0)


if __name__ == "__main__":
    main()
