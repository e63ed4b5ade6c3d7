#!/usr/bin/env python3
"""Kills the program with SIGKILL at random moments between the first card and home (D-1, D-2, D-3).

usage: survival.py PROGRAM [ROUNDS]

Whatever it acknowledged must be there on the next start: the selections as interests, home open,
`resume` leading back to a flow that was not finished; what was hidden, saved and read on home, and
the cards of the day's feed.
"""

import json
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

PROGRAM = sys.argv[1]
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 25
FINISH = "finish"
COMMANDS = ["next", "select topic music", "select 3", "select 7", "next", "choose personal", FINISH,
            "hide card", "save", "down", "save 2", "modules off continue-reading", "open", "back",
            "hide card"]


def run(directory, commands):
    """The answers to commands, one JSON object each."""
    result = subprocess.run(
        [PROGRAM, "--data-dir", directory, "--json", "--keep-going"],
        input="\n".join(commands) + "\n", capture_output=True, text=True, timeout=20)
    return [json.loads(line) for line in result.stdout.splitlines()]


def killed_run(directory, delay, after_first=False):
    """Walks on until it is killed, so long after the start or after the first answer; the states
    that it acknowledged."""
    process = subprocess.Popen(
        [PROGRAM, "--data-dir", directory, "--json"], stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, text=True)
    timer = threading.Timer(delay, lambda: process.send_signal(signal.SIGKILL))
    if not after_first:
        timer.start()
    acknowledged = []
    try:
        for command in COMMANDS:
            process.stdin.write(command + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
            if not answer.endswith("\n"):
                break
            acknowledged.append(json.loads(answer)["state"])
            if after_first and len(acknowledged) == 1:
                timer.start()
        process.stdin.close()
        process.wait(timeout=10)
    except (BrokenPipeError, ValueError):
        pass
    finally:
        process.kill()
        process.wait()
        timer.cancel()
    return acknowledged


def kept(state):
    """What a state has that must not be lost."""
    profile = state["profile"]
    lists = [state["selected"]["topics"], state["selected"]["articles"], profile["saved"],
             profile["hidden"]["cards"], profile["hidden"]["modules"],
             [reading["title"] for reading in profile["history"]]]
    return [item for each in lists for item in each]


def cards(state):
    """The titles on the cards of For you, where that is on show."""
    home = state.get("home", {})
    if home.get("tab") != "for-you":
        return []
    return [card["title"] for module in home["modules"] for card in module["cards"]]


def check(acknowledged, after):
    """What is wrong with the state that the next start found."""
    started, resumed = after[0]["state"], after[1]
    before = acknowledged[-1] if acknowledged else None
    missing = [item for item in (kept(before) if before else []) if item not in kept(started)]
    if missing:
        return f"lost {missing}"
    # The command that died may have been done already, though nobody was told.
    reached = COMMANDS[:len(acknowledged) + 1]
    if FINISH in reached[:-1] or FINISH in reached and not resumed["ok"]:
        if started["screen"] != "home" or started["home"]["tab"] != "for-you" or resumed["ok"]:
            return f"opened {started['screen']} after the end of onboarding"
        gone = set(cards(before)) - set(cards(started))
        if before.get("home") and len(gone) > ("hide card" in reached[-1:]):
            return f"the feed lost {gone}"
    elif started["selected"]["count"] > 0:
        if started["screen"] != "home" or started["home"]["tab"] != "community":
            return f"opened {started['screen']}, not home on Community"
        if not resumed["ok"] or resumed["screen"] not in ("interests", "preference"):
            return f"resume led to {resumed['screen']}: {resumed['message']}"
    elif started["screen"] != "curiosity":
        return f"nothing was selected, but it opened {started['screen']}"
    return None


def main():
    random.seed(7)
    # How long the whole takes here tells how late a kill can come.
    with tempfile.TemporaryDirectory() as directory:
        start = time.monotonic()
        killed_run(directory, 30)
        longest = 1.1 * (time.monotonic() - start)
    counts = {}
    for number in range(ROUNDS):
        with tempfile.TemporaryDirectory() as directory:
            # Half of them die while it starts, half while it walks.
            acknowledged = killed_run(
                directory, random.uniform(0.001, longest) if number % 2
                else random.uniform(0, longest / 4), after_first=number % 2 == 0)
            after = run(directory, ["show", "resume"])
            problem = check(acknowledged, after)
            if problem:
                print(f"round {number}: {problem}")
                return 1
            counts[len(acknowledged)] = counts.get(len(acknowledged), 0) + 1
    print(f"{ROUNDS} kills; acknowledged commands before them: {dict(sorted(counts.items()))}")
    # Kills that all came too early, or all too late, would have proven nothing.
    return 0 if len(counts) > 2 or ROUNDS < 20 else 1


sys.exit(main())
