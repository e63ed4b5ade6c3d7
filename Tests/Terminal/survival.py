#!/usr/bin/env python3
"""Kills the program with SIGKILL at random moments while it selects cards (D-1, D-2, D-3).

usage: survival.py PROGRAM [ROUNDS]

Whatever it acknowledged must be there on the next start: the selections as interests, home open,
and `resume` leading back to the flow.
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
SELECTIONS = ["select topic music", "select 3", "select 7"]


def run(directory, commands):
    """The answers to commands, one JSON object each."""
    result = subprocess.run(
        [PROGRAM, "--data-dir", directory, "--json", "--keep-going"],
        input="\n".join(commands) + "\n", capture_output=True, text=True, timeout=20)
    return [json.loads(line) for line in result.stdout.splitlines()]


def killed_run(directory, delay, after_first=False):
    """Selects until it is killed, so long after the start or after the first answer; the states
    that it acknowledged."""
    process = subprocess.Popen(
        [PROGRAM, "--data-dir", directory, "--json"], stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, text=True)
    timer = threading.Timer(delay, lambda: process.send_signal(signal.SIGKILL))
    if not after_first:
        timer.start()
    acknowledged = []
    try:
        for command in ["next"] + SELECTIONS:
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


def check(acknowledged, after):
    """What is wrong with the state that the next start found."""
    started, resumed = after[0]["state"], after[1]
    selected = acknowledged[-1]["selected"] if acknowledged else {"topics": [], "articles": []}
    missing = [t for t in selected["topics"] if t not in started["selected"]["topics"]]
    missing += [a for a in selected["articles"] if a not in started["selected"]["articles"]]
    if missing:
        return f"lost {missing}"
    if started["selected"]["count"] > 0:
        if started["screen"] != "home" or started["home"]["tab"] != "community":
            return f"opened {started['screen']}, not home on Community"
        if not resumed["ok"] or resumed["screen"] != "interests":
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
            # Half of them die while it starts, half while it selects.
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
