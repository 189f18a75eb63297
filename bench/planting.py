"""The command line of the scripts that plant faults into boards and judge what was found."""

import argparse


def main(description, source, plant, judge):
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    planting = commands.add_parser("plant")
    planting.add_argument(source)
    planting.add_argument("planted")
    planting.add_argument("manifest")
    planting.add_argument("--seed", default="1")
    planting.set_defaults(run=plant)
    judging = commands.add_parser("judge")
    judging.add_argument("manifest")
    judging.add_argument("findings")
    judging.add_argument("--examples", type=int, default=10)
    judging.set_defaults(run=judge)
    options = parser.parse_args()
    options.run(options)
