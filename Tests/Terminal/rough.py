#!/usr/bin/env python3
"""Rough treatment: odd input, odd outputs, odd folders (R-1, D-3, D-4).

usage: rough.py PROGRAM

Each case gets its clear error, keeps the state, and neither crashes nor prints a trace.
"""

import json
import os
import pathlib
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
failures = []


def run(arguments, data=b"", **options):
    options.setdefault("stdout", subprocess.PIPE)
    return subprocess.run(
        [PROGRAM, *arguments], input=data, stderr=subprocess.PIPE, timeout=30, check=False,
        **options)


def case(name, result, status, *, out=(), err=()):
    """Compares the exit status, and looks for texts in what was printed."""
    printed = (result.stdout or b"").decode("utf-8", "replace")
    complaint = result.stderr.decode("utf-8", "replace")
    problems = []
    if result.returncode != status:
        problems.append(f"status {result.returncode}, not {status}")
    problems += [f"no '{text}' in the answer" for text in out if text not in printed]
    problems += [f"no '{text}' on standard error" for text in err if text not in complaint]
    problems += [f"'{word}' on standard error" for word in ("Fatal", "Stack dump", "Crash")
                 if word in complaint]
    if problems:
        failures.append(name)
        print(f"{name}: {'; '.join(problems)}\n  out: {printed[-300:]}\n  err: {complaint[-300:]}")


EPHEMERAL = ["--ephemeral"]
KEEP = ["--ephemeral", "--keep-going"]


def input_cases():
    case("unknown command", run(EPHEMERAL, b"nxet\n"), 3, out=["'nxet'", "'next'"],
         err=["stopped at line 1"])
    case("near miss of a topic", run(EPHEMERAL, b"next\nselect topic musci\n"), 3,
         out=["unknown topic 'musci'", "'music'"])
    case("unknown language", run(EPHEMERAL, b"lang add dde\n"), 3, out=["unknown language 'dde'"])
    case("wrong screen", run(EPHEMERAL, b"select 3\n"), 3, out=["select works on interests"])
    long = b"search " + b"a" * 100_000 + b"\nstatus\n"
    case("line of 100 kB", run(KEEP, b"next\n" + long), 0, out=["screen      interests"])
    for command in ("select", "deselect", "select topic", "read", "search"):
        for word in (b"a" * 100_000, b"a " * 50_000, b"a," * 50_000):
            line = command.encode() + b" " + word + b"\nstatus\n"
            result = run(KEEP, b"next\n" + line)
            case(f"{command} of 100 kB", result, 0 if command == "search" else 3,
                 out=["screen      interests"])
    huge = b"search " + b"a" * 2_000_000 + b"\nstatus\n"
    case("line of 2 MB", run(KEEP, b"next\n" + huge), 3, out=["screen      interests"],
         err=["too long"])
    case("a long unknown word", run(KEEP, b"x" * 100_000 + b"\nstatus\n"), 3, out=["unknown command"])
    case("invalid UTF-8", run(KEEP, b"next\nsearch \xff\xfe\nstatus\n"), 3,
         out=["screen      interests"], err=["line 2 is not UTF-8"])
    case("a NUL byte", run(KEEP, b"next\nsearch a\x00b\nstatus\n"), 3,
         out=["screen      interests"], err=["NUL byte"])
    case("empty lines", run(EPHEMERAL, b"\n\n   \n# nothing\n\nnext\n\n"), 0, out=["interested"])
    case("CRLF", run(EPHEMERAL, b"next\r\nselect topic music\r\n"), 0, out=["Selected Music."])
    case("no last line end", run(EPHEMERAL, b"next\nstatus"), 0, out=["screen      interests"])
    case("a byte order mark", run(EPHEMERAL, b"\xef\xbb\xbfstatus\n"), 0, out=["curiosity"])
    case("escape sequences", run(KEEP, b"next\nselect \x1b[31mred\x1b]0;x\x07\n"), 3, out=["␛[31m"])
    case("nothing", run(EPHEMERAL, b""), 0)
    case("JSON", run(["--ephemeral", "--json"], b"next\nselect topic music\nstatus\n"), 0)
    lines = run(["--ephemeral", "--json"], b"next\nselect topic music\nstatus\n").stdout.splitlines()
    if len([json.loads(line) for line in lines]) != 3:
        failures.append("three JSON lines")


def output_cases():
    with open("/dev/full", "wb") as full:
        case("a full disk", run(EPHEMERAL, b"status\n", stdout=full), 3, err=["cannot write"])
    closed = subprocess.run(
        ["sh", "-c", f'printf "status\\n" | "{PROGRAM}" --ephemeral >&-'], stderr=subprocess.PIPE,
        stdout=subprocess.PIPE, check=False, timeout=30)
    case("closed standard output", closed, 3, err=["cannot write"])
    pipe = subprocess.run(
        ["bash", "-o", "pipefail", "-c",
         f'for i in $(seq 3000); do echo status; done | ("{PROGRAM}" --ephemeral; echo "s $?" >&2) | head -1'],
        stderr=subprocess.PIPE, stdout=subprocess.PIPE, check=False, timeout=30)
    if b"s 0" not in pipe.stderr:
        failures.append("a closed pipe is no error")
        print("closed pipe:", pipe.stderr[-300:])
    closed_input = subprocess.run(["sh", "-c", f'"{PROGRAM}" --ephemeral <&-'], check=False,
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=30)
    case("closed standard input", closed_input, 0)


def damaged(directory, change, stays=True):
    """A profile with a selection, then damaged; the damage stays as it was, unless it is none."""
    folder = pathlib.Path(directory)
    shutil.rmtree(folder, ignore_errors=True)
    run(["--data-dir", directory], b"next\nselect topic music\n")
    file = folder / "profiles/default.sqlite"
    change(file)
    before = file.read_bytes()
    result = run(["--data-dir", directory], b"status\n")
    if stays and file.read_bytes() != before:
        failures.append(f"a damaged store is left as it is ({change.__name__})")
    return result


def store_cases(root):
    directory = f"{root}/state"
    run(["--data-dir", directory], b"next\nselect topic music\n")
    file = pathlib.Path(directory) / "profiles/default.sqlite"
    for path, mode in ((file, 0o600), (file.parent, 0o700)):
        if stat.S_IMODE(path.stat().st_mode) != mode:
            failures.append(f"mode of {path.name}")

    case("not a database", damaged(directory, lambda f: f.write_bytes(b"not a database" * 500)), 3,
         err=["is damaged"])
    case("cut in half", damaged(
        directory, lambda f: os.truncate(f, f.stat().st_size // 2)), 3, err=["is damaged"])

    def newer(path):
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA user_version = 99")
        connection.close()

    case("a newer version", damaged(directory, newer), 3, err=["newer onboard"])

    def nonsense(path):
        connection = sqlite3.connect(path)
        connection.execute("UPDATE profile SET onboarding = 'sideways'")
        connection.commit()
        connection.close()

    case("nonsense in it", damaged(directory, nonsense), 3, err=["is damaged"])

    def strange_topic(path):
        connection = sqlite3.connect(path)
        connection.execute("INSERT INTO topic VALUES('astrology', 9)")
        connection.commit()
        connection.close()

    case("a topic that nobody knows, T-5", damaged(directory, strange_topic, stays=False), 0,
         out=["1 selected"], err=["astrology"])

    connection = sqlite3.connect(file)
    if ("astrology",) not in connection.execute("SELECT id FROM topic").fetchall():
        failures.append("a topic that nobody knows is kept, T-5")
    connection.close()

    blocker = pathlib.Path(root) / "file"
    blocker.write_text("")
    case("a folder that cannot be made", run(["--data-dir", f"{blocker}/x"], b"status\n"), 3,
         err=["cannot be kept", "--data-dir"])
    case("a strange profile name", run(["--profile", "../x"], b""), 2, err=["--profile"])


def two_shells(root):
    directory = f"{root}/two"
    first = subprocess.Popen([PROGRAM, "--data-dir", directory, "--json"], stdin=subprocess.PIPE,
                             stdout=subprocess.PIPE)
    first.stdin.write(b"next\n")
    first.stdin.flush()
    first.stdout.readline()
    case("two shells on one profile", run(["--data-dir", directory], b"status\n"), 3,
         err=["in use by another shell"])
    case("another profile beside it", run(["--data-dir", directory, "--profile", "b"], b"status\n"),
         0, out=["curiosity"])
    first.stdin.write(b"select topic music\n")
    first.stdin.flush()
    answer = json.loads(first.stdout.readline())
    first.stdin.close()
    first.wait()
    if answer["state"]["selected"]["topics"] != ["music"]:
        failures.append("the first shell goes on")


def command_line_cases(root):
    case("unknown option", run(["--ephemral"]), 2, err=["'--ephemral'", "'--ephemeral'"])
    case("option without value", run(["--seed"]), 2, err=["--seed"])
    case("bad value", run(["--seed", "x"]), 2, err=["got 'x'"])
    circle = pathlib.Path(root) / "circle"
    circle.mkdir()
    (circle / "a.transcript").write_text("curiosity> status\n...\n")
    (circle / "self").symlink_to(".")
    os.mkfifo(circle / "pipe.transcript")
    case("a folder that leads in a circle", run(["run", str(circle)]), 0, out=["1 passed"])
    escape = pathlib.Path(root) / "escape.transcript"
    escape.write_text("curiosity> next\n\x1b[31mred \u202e\n...\n")
    for name, arguments, status in (
            ("an escape in a transcript, R-3", ["run", str(escape)], 1),
            ("an escape in a file's name, R-3", ["run", "no\x1b[31mfile"], 2),
            ("an escape in an option, R-3", ["--\x1b[31mopt"], 2),
            ("an escape in a profile's name, R-3", ["--profile", "a\x1b[31m"], 2)):
        result = run(arguments)
        case(name, result, status)
        if b"\x1b" in result.stdout + result.stderr:
            failures.append(name)
    case("an option that does not apply", run(["run", "--seed", "3", str(escape)]), 2,
         err=["--seed does not go with 'run'"])
    case("an empty folder's name", run(["--data-dir", ""]), 2, err=["--data-dir"])
    case("blanks around commands", run(["--ephemeral", "--json", "-c", "next ; status"]), 0,
         out=['"command":"status"'])
    case("an endless file", run(["--ephemeral", "-c", "source /dev/zero"]), 3, out=["64 MB"])
    case("unknown time zone", run(["--time-zone", "Europe/Berln"]), 2, err=["Europe/Berlin"])
    case("a title explained, N-2", run(["title", "WP:NPOV#Top"]), 0,
         out=["'Wikipedia:NPOV'", "number 4", "section 'Top'"])
    titles = run(["title", "--json", "--lang", "de", "-"], "Benutzerin:x\na|b\n\n".encode())
    case("titles from standard input, N-2", titles, 0)
    read = [json.loads(line) for line in titles.stdout.splitlines()]
    if [entry["error"] for entry in read] != [
            None, "title-invalid-characters", "title-invalid-empty"]:
        failures.append("one object a title")
    if read[0]["prefixedText"] != "Benutzer:X" or read[0]["mainNamespace"]:
        failures.append("a gendered namespace, N-2")
    case("unknown command word", run(["rnu", "x"]), 2, err=["'rnu'", "'run'"])
    case("a file that is not there", run(["run", "/nowhere.transcript"]), 2, out=["No such file"])
    case("a folder without transcripts", run(["run", f"{root}/empty"]),
         2, err=["no transcript"])


def main():
    with tempfile.TemporaryDirectory() as root:
        input_cases()
        output_cases()
        store_cases(root)
        two_shells(root)
        (pathlib.Path(root) / "empty").mkdir()
        command_line_cases(root)
    print("failed: " + ", ".join(failures) if failures else "every case was met")
    return 1 if failures else 0


sys.exit(main())
