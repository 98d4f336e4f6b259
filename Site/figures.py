"""Reads the results of the benchmarks, and places them in plots.

A place across a plot is in percent of its width, so that its text has the same size at any width.
"""

import json
import math
import re

SECONDS = {"s": 1, "ms": 1e-3, "µs": 1e-6, "ns": 1e-9}
SIZES = [100, 1_000, 10_000]

# The outlines of marks: ours, those of other programs in turn, and those beyond the axis.
CIRCLE = "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"
OTHERS = ["M-5-5h10v10h-10z", "M0-7l7 7-7 7-7-7z", "M0-6l7 11h-14z"]
BELOW, ABOVE = "M-7 0l10-6v12z", "M7 0l-10-6v12z"


def number(value):
    """Returns a number with three digits."""
    return f"{float(f'{value:.3g}'):,.12g}"


def quantity(value, unit):
    """Returns a value with its unit; a time has the unit that suits its size."""
    if unit in SECONDS:
        seconds = value * SECONDS[unit]
        unit = next((name for name, size in SECONDS.items() if abs(seconds) >= size * 0.9995), "ns")
        value = seconds / SECONDS[unit]
    return f"{number(value)} {unit}"


class Axis:
    """A logarithmic axis, and the places of its first and its last number."""

    def __init__(self, numbers, start, end):
        self.first, self.last, self.start, self.end = *numbers, start, end

    def place(self, value):
        value = min(max(value, self.first), self.last)
        part = math.log(value / self.first) / math.log(self.last / self.first)
        return round(self.start + part * (self.end - self.start), 2)

    @property
    def ticks(self):
        """The powers of ten on the axis."""
        first = math.ceil(math.log10(self.first) - 1e-9)
        last = math.floor(math.log10(self.last) + 1e-9)
        return [10.0**power for power in range(first, last + 1)]


class Result:
    """A figure, and those of other programs beside it."""

    def __init__(self, values, others):
        self.name, self.value, self.unit = values["name"], values["value"], values["unit"]
        low, high = values.get("low"), values.get("high")
        self.spread = None if low is None or high is None else (low, high)
        self.limit, self.met = values.get("limit"), values.get("met")
        self.baseline, self.ratio = values.get("baseline"), values.get("ratio")
        self.growth = values.get("growth")
        beside = values.get("beside") or {}
        self.beside = {name: Result(beside[name], []) for name in others if name in beside}

    def text(self, value):
        return "" if value is None else quantity(value, self.unit)


class Goals:
    """The figures that have a goal, as shares of the largest value that meets it."""

    def __init__(self, results, others):
        results = [result for result in results if result.limit is not None]
        shares = [
            value / result.limit
            for result in results if result.limit
            for shown in [result, *result.beside.values()]
            for value in [shown.value, *(shown.spread or [])] if value > 0
        ]
        steps = [digit * 10.0**power for power in (-2, -1, 0, 1) for digit in (1, 2, 5)] + [100]
        self.axis = Axis((
            max([step for step in steps if step <= min(shares, default=1)], default=steps[0]),
            min([step for step in steps if step >= max(2, *shares, 0)], default=steps[-1]),
        ), 3, 97)
        self.rows = [self.row(result, others) for result in results]
        self.missed = [result.name for result in results if not result.met]
        self.summary = (
            f"{len(results) - len(self.missed)} of {len(results)} figures meet their goals")

    def row(self, result, others):
        def share(value):
            return value / result.limit if result.limit else math.inf if value else 0

        def mark(shown, shape):
            value = share(shown.value)
            return {
                "x": self.axis.place(value),
                "shape": BELOW if value < self.axis.first
                else ABOVE if value > self.axis.last else shape,
                "spread": shown.spread and [self.axis.place(share(end)) for end in shown.spread],
            }

        return {
            "result": result,
            # A goal of zero has no multiples.
            "share": number(share(result.value)) if result.limit else result.text(result.value),
            "mark": mark(result, CIRCLE),
            "others": [
                mark(result.beside[name], shape_of(name, others)) for name in result.beside],
        }


class Family:
    """The figures of the same work at three sizes."""

    def __init__(self, name, results, others):
        self.name, self.unit = name, results[0].unit
        self.times = [number(later.value / earlier.value)
                      for earlier, later in zip(results, results[1:])]
        self.summary = "; ".join(
            f"{size:,}: {result.text(result.value)}" for size, result in zip(SIZES, results))
        first = results[0].value
        shown = [each for result in results for each in [result, *result.beside.values()]]
        values = [value for each in shown for value in [each.value, *(each.spread or [])]]
        values = [value for value in [*values, first * 100] if value > 0]
        self.across = Axis((SIZES[0], SIZES[-1]), 24, 92)
        self.up = Axis((
            10.0**math.floor(math.log10(min(values)) + 1e-9),
            10.0**math.ceil(math.log10(max(values)) - 1e-9)), 170, 10)
        self.proportional = self.up.place(first), self.up.place(first * 100)
        self.marks = [self.mark(size, result, CIRCLE) for size, result in zip(SIZES, results)]
        self.others = [
            self.mark(size, result.beside[name], shape_of(name, others))
            for size, result in zip(SIZES, results) for name in result.beside
            if result.beside[name].value > 0
        ]

    def mark(self, size, result, shape):
        return {
            "x": self.across.place(size), "y": self.up.place(result.value), "shape": shape,
            "spread": result.spread and [self.up.place(end) for end in result.spread],
        }


def shape_of(name, others):
    return OTHERS[others.index(name) % len(OTHERS)]


def families(results, others):
    """Returns the families of which all sizes were measured."""
    found = {}
    for result in results:
        match = re.fullmatch(r"(\D*)(\d+)(\D*)", result.name)
        if match and int(match[2]) in SIZES and result.value > 0:
            found.setdefault((match[1], match[3]), {})[int(match[2])] = result
    return [
        Family(f"{prefix}…{suffix}", [sizes[size] for size in SIZES], others)
        for (prefix, suffix), sizes in found.items() if len(sizes) == len(SIZES)
    ]


def read(file):
    """Returns the values of the page of the benchmarks."""
    run = json.loads(file.read_text())
    others = sorted({name for values in run["results"] for name in values.get("beside") or {}})
    results = [Result(values, others) for values in run["results"]]
    return {
        "date": run["date"][:10], "system": run["system"], "processors": run["processors"],
        "results": results, "goals": Goals(results, others),
        "families": families(results, others),
        "others": [(name, shape_of(name, others)) for name in others], "circle": CIRCLE,
        "number": number, "quantity": quantity,
    }
