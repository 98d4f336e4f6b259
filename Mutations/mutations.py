"""Breaks the rules of the package one at a time, and reports which mutations no test finds.

Usage: mutations.py apply COPY | mutations.py run PROGRAM [NAME]...

All mutations are compiled into one copy of the package, where each replaced text stands beside the
original one: `(mutant(17) ? (new) : (old))`. The environment variable MUTANT selects one.
"""

import concurrent.futures
import functools
import os
import pathlib
import re
import subprocess
import sys
import threading
import time
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
LISTS = ROOT / "Mutations"
FEWEST = 300
# Seconds. A run that takes longer, or that uses no processor for a while, waits for what the mutation
# prevents, unless the tests wait as long without it: a mutation that makes a test hang is found.
TIME_LIMIT = 180
CONTROL_LIMIT = 1200
IDLE_LIMIT = 8

# Every module has a function of its own, because a public one would change the modules' API.
FUNCTION = """import Foundation

private let current = UInt32(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0

func mutant(_ number: UInt32) -> Bool { number == current }
"""


class Mutation:
    def __init__(self, name, path, tests, rule):
        self.name, self.path, self.tests, self.rule = name, path, tests, rule
        self.old, self.new, self.after, self.reason, self.environment = [], [], "", "", {}
        self.is_statement = False

    def finish(self):
        self.old, self.new = "\n".join(self.old), "\n".join(self.new)
        # A number that stays the same when the lists change, so that little is built again.
        identity = "\0".join([self.path, self.after, self.old, self.new])
        self.number = zlib.crc32(identity.encode()) or 1
        source = (ROOT / self.path).read_text()
        start = 0
        if self.after:
            self.check(source.count(self.after) == 1, f"'{self.after}' is not in the file once")
            start = source.index(self.after) + len(self.after)
        count = source.count(self.old, start)
        self.check(self.old, "no text is replaced")
        # In braces of its own, a declaration would end at once, and what is deferred would run.
        isolated = self.is_statement and re.match("defer|let |var ", self.old)
        self.check(not isolated, "a declaration or a defer can't be replaced as a statement")
        self.check(count == 1 or count and self.after, f"'{self.old}' occurs {count} times")
        self.start = source.index(self.old, start)
        self.end = self.start + len(self.old)
        return self

    def check(self, condition, problem):
        if not condition:
            sys.exit(f"error: {self.name} in {self.path}: {problem}.")

    def replacing(self, old):
        if self.is_statement:
            return f"if mutant({self.number}) {{ {self.new} }} else {{ {old} }}"
        return f"(mutant({self.number}) ? ({self.new}) : ({old}))"


def read(file):
    """Returns the mutations of a list: README.md describes the format."""
    mutations, path, tests, is_open = [], "", "", False
    for number, line in enumerate(file.read_text().splitlines(), 1):
        key, _, text = line.partition(" ")
        if not key or key == "#":
            is_open = False
        elif key == "file":
            path = text
        elif key == "tests" and not is_open:
            tests = text
        elif not is_open:
            is_open = True
            name = f"{file.stem}.{len(mutations) + 1}"
            mutations.append(Mutation(name, path, tests, line))
        elif key in ("-", "+", "<", ">"):
            (mutations[-1].old if key in "-<" else mutations[-1].new).append(text)
            mutations[-1].is_statement |= key == "<"
        elif key in ("tests", "after", "survives"):
            setattr(mutations[-1], "reason" if key == "survives" else key, text)
        elif key == "environment":
            mutations[-1].environment = dict([text.split("=")])
        else:
            sys.exit(f"error: {file}:{number}: '{key}' is unknown.")
    return [mutation.finish() for mutation in mutations]


def read_all():
    mutations = [mutation for file in sorted(LISTS.glob("*.txt")) for mutation in read(file)]
    numbers = {}
    for mutation in mutations:
        other = numbers.setdefault(mutation.number, mutation)
        mutation.check(other is mutation, f"it is the same as {other.name}")
    return mutations


def mutated(source, mutations, start, end):
    """Returns a part of a source with its mutations, of which one can contain others."""
    text, position = "", start
    rest = sorted(mutations, key=lambda mutation: (mutation.start, -mutation.end))
    while rest:
        first = rest.pop(0)
        first.check(first.start >= position, "it overlaps another one")
        inner = [other for other in rest if other.end <= first.end]
        rest = [other for other in rest if other.end > first.end]
        text += source[position : first.start]
        text += first.replacing(mutated(source, inner, first.start, first.end))
        position = first.end
    return text + source[position:end]


def apply(copy):
    """Writes a copy of the package with all mutations, and changes only files that differ."""
    mutations = read_all()
    command = ["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    contents = {}
    for path in filter(None, listed.split("\0")):
        if (ROOT / path).is_file():
            contents[path] = (ROOT / path).read_bytes()
    for path in {mutation.path for mutation in mutations}:
        source = contents[path].decode()
        own = [mutation for mutation in mutations if mutation.path == path]
        contents[path] = mutated(source, own, 0, len(source)).encode()
        contents[f"{module(path)}/Mutant.swift"] = FUNCTION.encode()
    for file in [file for file in copy.rglob("*") if file.is_file()]:
        if str(file.relative_to(copy)) not in contents:
            file.unlink()
    for path, content in contents.items():
        file = copy / path
        if not file.exists() or file.read_bytes() != content:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)


def module(path):
    return "/".join(path.split("/")[:2])


def test(program, filters, mutation=None, limit=TIME_LIMIT):
    """Runs tests; returns their output, up to the first failure of a mutation, and a verdict.

    The verdict is "passed", "failed" or "hung".
    """
    environment = os.environ | (mutation.environment if mutation else {})
    environment["MUTANT"] = str(mutation.number if mutation else 0)
    process = subprocess.Popen(
        [program, "--testing-library", "swift-testing"]
        + [word for suites in filters for word in ("--filter", rf"\.({suites})/")],
        env=environment, encoding="utf-8", errors="replace",
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )
    ended, hung = threading.Event(), threading.Event()
    watch = threading.Thread(target=end_hang, args=(process, ended, hung, limit), daemon=True)
    watch.start()
    output, has_failed = [], False
    for line in process.stdout:
        output.append(line)
        if mutation and "✘" in line and "recorded an issue" in line:
            has_failed = True
            process.kill()
    status = process.wait()
    ended.set()
    verdict = "failed" if has_failed or status and not hung.is_set() else "passed"
    return "hung" if hung.is_set() and not has_failed else verdict, "".join(output)


def end_hang(process, ended, hung, limit):
    """Kills a process that runs for too long, or that waits for what doesn't come."""
    start, last, idle = time.monotonic(), 0, 0
    while not ended.wait(1):
        spent = processor_time(process.pid)
        idle = idle + 1 if spent == last else 0
        last = spent
        is_idle = limit == TIME_LIMIT and idle >= IDLE_LIMIT
        if is_idle or time.monotonic() - start > limit:
            hung.set()
            process.kill()
            return


def processor_time(pid):
    """Returns the processor time of a process in ticks: fields 14 and 15 of Linux's proc(5)."""
    try:
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])
    except (OSError, IndexError):
        return -1


def run(program, names):
    start = time.monotonic()
    every = read_all()
    chosen = [
        mutation for mutation in every
        if not names or any(name in (mutation.name, mutation.name.split(".")[0]) for name in names)
    ]
    if not chosen:
        sys.exit(f"error: no mutation has the name {' or '.join(names)}.")
    failed = False

    filters = sorted({mutation.tests for mutation in chosen})
    print(f"Tests without a mutation: {len(filters)} filters", flush=True)
    verdict, output = test(program, filters, limit=CONTROL_LIMIT)
    count = re.findall(r"Test run with (\d+) test", output)
    if verdict != "passed" or not count:
        sys.exit(output[-8000:] + "\nerror: the tests fail without a mutation.")
    print(f"{count[-1]} tests pass without a mutation.", flush=True)

    def try_out(mutation):
        verdict, output = test(program, [mutation.tests], mutation)
        # A test that fails now and then finds nothing.
        if verdict == "failed" and test(program, [mutation.tests], mutation)[0] == "passed":
            verdict = "unstable"
        return verdict, output

    waits = functools.cache(lambda tests: test(program, [tests])[0] == "hung")
    found, explained, survivors = 0, 0, 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for mutation, (verdict, output) in zip(chosen, pool.map(try_out, chosen)):
            problem = ""
            if not re.search(r"Test (?!run |case ).* started[.]", output):
                problem = f"no test ran for '{mutation.tests}'"
            elif verdict == "unstable":
                problem = "found in one of two runs"
            elif verdict == "hung" and waits(mutation.tests):
                problem = f"'{mutation.tests}' takes too long without it as well"
            elif verdict != "passed":
                found += 1
                if mutation.reason:
                    problem = "found, although a reason says that no test can find it"
            elif mutation.reason:
                explained += 1
                print(f"{mutation.name} survives: {mutation.reason}\n  {mutation.rule}")
            else:
                survivors += 1
                problem = "SURVIVES"
            if problem:
                failed = True
                print(f"{mutation.name}: {problem}\n  {mutation.rule}\n  {mutation.path}: "
                      f"'{mutation.old}' → '{mutation.new}' ({mutation.tests})", flush=True)

    if not names and len(every) < FEWEST:
        failed = True
        print(f"error: fewer than {FEWEST} mutations.")
    modules = len({module(mutation.path) for mutation in chosen})
    minutes = (time.monotonic() - start) / 60
    print(f"{len(chosen)} mutations in {modules} modules: {found} found, "
          f"{explained} survive with a reason, {survivors} without; {minutes:.0f} minutes.")
    sys.exit(failed)


if __name__ == "__main__":
    if sys.argv[1] == "apply":
        apply(pathlib.Path(sys.argv[2]))
    else:
        run(sys.argv[2], sys.argv[3:])
