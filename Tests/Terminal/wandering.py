#!/usr/bin/env python3
"""Does one thing after the other at random, with every command, and looks at each state.

usage: wandering.py PROGRAM [ROUNDS]

Whatever was done before: the program lives, no article stands twice in For you (Y-5), none that is
hidden stands there (Y-6), the position is on a card that is there (H-2), no module is without a card
(Y-1), and what is undone and done again is the same.
"""

import json
import random
import subprocess
import sys

PROGRAM = sys.argv[1]
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 100
STEPS = 150

TITLES = ["Jazz", "Berlin", "Chess", "Saturn", "Louvre", "Talk:Earth", "Mission: Impossible", "Faust"]
MODULES = ["based-on-interests", "because-you-read", "continue-reading", "random", "top-read"]
COMMANDS = [
    "next", "back", "skip", "finish", "resume", "topics", "select topic {topic}", "select {n}",
    "deselect {n}", "deselect all", 'select "{title}"', "search {title}", "add 1", "retry",
    "lang de", "lang en", "lang ja", "lang add ja", "lang remove de", "lang primary de",
    "lang manage", "preview personal", "choose personal", "choose community", "show", "status",
    "read {title} --for {seconds}s", "history", "history clear", "history remove {title}", "save",
    "unsave", "save {n}", "save {title}", "share", "tab community", "tab for-you", "tab for-you",
    "down", "down", "down", "down 5", "up", "up 2", "left", "right", "right 2", "top", "feed", "open",
    "open {n}", "menu", "hide card", "hide card {n}", "hide module", "customize", "interests",
    "modules", "modules off {module}", "modules on {module}", "modules on based-on-interests",
    "hidden", "unhide {module}", "refresh", "older", "shuffle", "discover weekly", "discover off",
    "login", "logout", "notify {n}", "notifications", "place 48.85,2.35", "relaunch", "kill",
    "background", "foreground", "clock +1d", "clock +75s", "clock -1d", "clock +40d",
    "network offline", "network online", "network flaky", "network slow", "seed {n}", "undo",
    "undo 3", "redo",
]


def commands(draw):
    for _ in range(STEPS):
        yield draw.choice(COMMANDS).format(
            n=draw.randrange(1, 6), title=draw.choice(TITLES), module=draw.choice(MODULES),
            topic=draw.randrange(1, 40), seconds=draw.choice([5, 12, 61, 90]))


def fault(state):
    """What is wrong with home, if it is on show."""
    home = state.get("home")
    if not home:
        return None
    modules = home["modules"]
    if any(module["condition"] == "ready" and not module["cards"] for module in modules):
        return "a module without a card"
    if home["module"]:
        module = modules[home["module"] - 1]
        if module["condition"] == "ready" and home["card"] not in range(1, len(module["cards"]) + 1):
            return f"the position {home['card']} of {len(module['cards'])} cards"
    elif home["tab"] == "for-you" and not home["emptyState"]:
        return "neither a module nor a reason why not"
    if home["tab"] == "for-you":
        cards = [(card["language"], card["title"]) for module in modules for card in module["cards"]]
        hidden = {(card["language"], card["title"]) for card in state["profile"]["hidden"]["cards"]}
        if len(cards) != len(set(cards)) or hidden & set(cards):
            return f"twice, or hidden: {sorted(cards)}"
    return None


def wander(number):
    """What went wrong on the way of a number."""
    draw = random.Random(number)
    begun = ["next", "select topic europe", "select topic history", "select 1 2 3", "finish"]
    begun = begun if number % 2 else []
    lines = begun + list(commands(draw)) + ["show", "undo", "redo"]
    options = ["--ephemeral", "--json", "--keep-going", "--languages", "en,de",
               "--phase", str(1 + number % 2), "--end-of-feed", draw.choice(["stop", "wrap"]),
               "--seed", str(number)]
    done = subprocess.run([PROGRAM, *options], input="\n".join(lines) + "\n", capture_output=True,
                          text=True, timeout=60)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    if done.returncode not in (0, 3) or len(answers) != len(lines):
        return f"it ended with {done.returncode} after {len(answers)} answers: {done.stderr[-300:]}"
    for answer in answers:
        if problem := fault(answer["state"]):
            return f"after '{answer['command']}': {problem}"
    undone, again = answers[-2:]
    if undone["ok"] and again["state"] != answers[-3]["state"]:
        return "what was undone and done again is another state"
    return None


def main():
    for number in range(ROUNDS):
        if problem := wander(number):
            print(f"round {number}: {problem}")
            return 1
    print(f"{ROUNDS} ways of {STEPS} steps went well")
    return 0


sys.exit(main())
