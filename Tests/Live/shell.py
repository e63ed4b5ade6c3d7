"""A shell in JSON mode, one command after the other."""

import json
import subprocess
import threading


class Shell:
    def __init__(self, program, *options):
        self.answers = []
        self.process = subprocess.Popen(
            [program, "--ephemeral", "--json", "--keep-going", *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *arguments):
        self.process.stdin.close()
        self.process.wait(timeout=20)
        self.process.stdout.close()
        self.process.stderr.close()

    def do(self, command):
        """The answer to one command."""
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        patience = threading.Timer(60, self.process.kill)
        patience.start()
        line = self.process.stdout.readline()
        patience.cancel()
        assert line, f"the shell ended, or took a minute, at '{command}': {self.process.stderr.read()}"
        self.answers.append(line)
        return json.loads(line)

    def state(self, command):
        """The state after a command that must succeed."""
        answer = self.do(command)
        assert answer["ok"], (command, answer["message"])
        return answer["state"]

    def error(self, command):
        """The error of a command that must fail and change nothing."""
        before = self.do("status")["state"]
        answer = self.do(command)
        assert not answer["ok"], (command, answer["message"])
        after = answer["state"]
        for key in ("selected", "screen"):
            assert before.get(key) == after.get(key), (command, key)
        return answer["error"]
