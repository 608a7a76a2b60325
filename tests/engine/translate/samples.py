"""Small functions of restricted Python: run in CPython and in C they must do the same (``test_twins``)."""

from collections.abc import MutableSequence, Sequence
from copy import deepcopy
from dataclasses import dataclass, field

from foretell.rules.arrays import Float32s, Floats, Int8s, Int16s, Int32s, Numbers, UInt8s, UInt16s
from foretell.rules.bits import count, lowest, member
from foretell.rules.chance import below, round_key, shuffle
from foretell.rules.memory import fetch, put_copy

HALF = 0.5
SQUARES = tuple(n * n for n in range(8))
WAVES = (0.25, -1.5, 1e300, -0.0)
BIG = 1 << 62
YES = True


def room() -> list[int]:
    """Seven numbers."""
    return [0] * 7


@dataclass(slots=True)
class Inner:
    """A struct inside others."""

    short: int = 0
    values: Floats = field(default_factory=lambda: [0.0] * 3)
    small: Int16s = field(default_factory=room)


@dataclass(slots=True)
class Outer:
    """A struct with everything that a struct can have."""

    n: int = 0
    sure: bool = False
    scale: float = 1.0
    inner: Inner = field(default_factory=Inner)
    many: list[Inner] = field(default_factory=lambda: [Inner() for _ in range(4)])
    numbers: list[int] = field(default_factory=room)
    tiny: Int8s = field(default_factory=lambda: [0] * 5)

    def copy(self) -> "Outer":
        """For ``put_copy``; not translated."""
        return deepcopy(self)


# Numbers


def divide(a: int, b: int) -> int:
    """Floor division and modulo, and how they fit together."""
    return (a // b) * b + a % b + (a % b) * 3 - 7 // b


def shift(a: int, n: int) -> int:
    """Shifts in both directions."""
    return ((a >> n) ^ ((a & 255) << (n % 40))) | (-a >> n)


def masks(a: int, b: int) -> int:
    """Bit by bit."""
    return (a & ~b) ^ (a | (b & 0xFFFF)) ^ -(a & 1)


def choose(a: int, b: int, c: int) -> int:
    """Conditional expressions, min, max, abs and truth values as numbers."""
    most = max(a, b, c) if a != b else min(a, b, c)
    return most - abs(b - c) + (a < b) + 2 * (b < c) + int(a == c) + (1 if not a else 0) + -(a > b)


def sides(outer: Outer, i: int, n: int) -> int:
    """Conditional expressions: where only one side can be computed, and where both can."""
    squared = SQUARES[i] if 0 <= i < 8 else -1
    divided = n // i if i != 0 and n % i >= 0 else n
    shifted = 1 << i if i >= 0 and i < 60 else 0
    outer.n = outer.n if (outer.sure and n > i) or n == 3 else n - (i << 2)
    last = outer.inner.short if outer.n < n else outer.n & 255
    return squared + divided + shifted + last + (n if i in (n, outer.n) else -n)


def compared(a: int, b: int, c: int) -> bool:
    """Chains of comparisons, and truth values."""
    inside = a < b <= c != a
    return (inside or a == 3 or not c) and (b != 2 or bool(a))


def among(a: int, b: int) -> int:
    """What is among others."""
    return (a in (b, 3, 5)) + 2 * (a not in SQUARES) + 4 * (b in (1, b, a))


def falsehoods(a: int, b: int) -> int:
    """`and` and `or` where only the truth counts."""
    n = 0
    if (a and b) or not a:
        n += 1
    while (a and n < 4) or (not b and n < 3):
        n += 2
    return n if not (a and n) else -n


def gcd(a: int, b: int) -> int:
    """Calls itself."""
    return gcd(b, a % b) if b else a


def float_of(n: int, x: float) -> float:
    """Numbers of both kinds."""
    y = x * n + HALF - n / 3.0
    y -= float(n) / (x * x + 1.0)
    return -y if y < 0 else max(y, abs(x), WAVES[n % 4])


def cut(x: float) -> int:
    """The whole part, towards zero."""
    return int(x) + (x > 1) + (x >= 0.5) + (2 if x else 4)


def summed(values: Sequence[float], many: int) -> float:
    """A sum in a fixed order."""
    total, largest = 0.0, values[0]
    for i in range(many):
        total += values[i] * HALF
        largest = max(values[i], largest)
    return total - largest


# Loops and assignments


def loops(start: int, stop: int) -> int:
    """Ranges forwards and backwards, whose variables are used afterwards."""
    seen = i = -1
    for i in range(start, stop, 3):
        seen = seen * 5 + i
        if i % 7 == 3:
            continue
        if seen % 11 == 4:
            break
        seen += i
    for j in range(stop, start, -2):
        for _ in range(2):
            seen ^= j
            if seen & 4:
                break
    for k in range(stop % 6):
        stop -= 1
        seen += k * stop
    return seen * 3 + i


def exchange(x: Numbers, i: int, j: int) -> None:
    """Several assignments at once, from left to right."""
    x[i], x[j] = x[j], x[i]
    a, b, c = x[0], x[i], i
    a, b, c = b + c, a, b
    i, x[i % 5] = j, a
    x[1] = i = x[i % 6] = b - c
    x[i % 5] += a


def bump(x: Numbers) -> int:
    """Changes what it is given."""
    x[0] += 1
    return x[0]


def in_order(x: Numbers, many: int) -> int:
    """What is computed from left to right although calls change it."""
    n = x[0] - bump(x) * x[0] + bump(x)
    x[bump(x) % many] += bump(x)
    x[bump(x) % many] = x[0] + bump(x)
    if x[0] < bump(x) < bump(x) or x[0] == bump(x):
        n += 1000
    if bump(x) in (x[0], 5) and bump(x):
        n += 5000
    m = x[bump(x) % many] + x[bump(x) % many]
    return n * 3 + m + max(x[0], bump(x)) + triple(x[0], bump(x), x[0])


def triple(a: int, b: int, c: int) -> int:
    """Arguments that are told apart."""
    return a + 10 * b + 100 * c


def narrow(bytes_: Int8s, more: UInt8s, words: Int16s, wide: Int32s, others: UInt16s) -> int:
    """Elements of fewer bits, computed with in 64."""
    total = 0
    for i in range(5):
        total += bytes_[i] * wide[i] * wide[i] + more[i] * words[i]
        more[i] = (more[i] + words[i]) & 255
        bytes_[i] = -(bytes_[i] // 2)
        others[i] = (others[i] << 1) & 0xFFFF
        words[i] >>= 1
        wide[i] ^= others[i]
    return total


def rounded(x: Float32s, y: Floats) -> float:
    """Floats of 32 bits."""
    for i in range(3):
        x[i] += y[i] / 3.0
        y[i] = x[i] * x[2 - i]
    return x[0] + y[1]


def case(auto: int, double: int, struct: int) -> int:
    """Names that C has for something else."""
    int64_t, py_1, unix, char = auto, double, struct, 1
    for py_2 in range(2):
        int64_t += py_1 * py_2 - unix
    return int64_t * (BIG >> 60) + char * YES


# Structs


def deep(o: Outer, i: int) -> float:
    """Fields of fields, and variables that stand for a part."""
    inner = o.many[i % 4] if o.sure else o.inner
    small = inner.small
    for k in range(7):
        small[k] += k - small[6 - k] // 3
        o.numbers[k] = small[k] * o.many[k % 4].short
    inner.values[1] = inner.values[0] * o.scale + inner.values[2]
    o.many[(i + 1) % 4].short = o.n = len_of(o, i)
    o.sure = not o.sure
    o.tiny[i % 5] = i % 100 - 50
    return inner.values[1] + total(inner.values, 3) + total(o.many[3].values, 2)


def len_of(o: Outer, i: int) -> int:
    """Changes one part and counts in another."""
    change(o.many[i % 4], o.numbers)
    return count(o.n & 0xFFFFFF) + o.inner.short


def change(inner: Inner, numbers: Numbers) -> None:
    """Writes into what it is given."""
    inner.short += 1
    numbers[0], numbers[1] = inner.short, numbers[0]


def total(values: Sequence[float], many: int) -> float:
    """The sum of an array that is only read."""
    x = 0.0
    for i in range(many):
        x += values[i]
    return x


def copies(outers: MutableSequence[Outer], many: int) -> int:
    """Copies in an array of structs."""
    n = 0
    for i in range(many):
        fetch(outers, i)
        one = outers[i]
        n += one.n
        one.n = i
    put_copy(outers, 0, outers, many - 1)
    outers[0].numbers[2] += 7
    return n + outers[many - 1].numbers[2]


# Intrinsics


def sets(mask: int, n: int) -> int:
    """Members of sets."""
    many = count(mask)
    return many * 10000 + lowest(mask) * 100 + member(mask, n % many)


def chances(rng: Numbers, deck: Numbers, seed: int, n: int) -> int:
    """Random numbers."""
    key = round_key(seed, n)
    shuffle(deck, n % 3, 20, 10 + n % 8, key)
    return below(rng, n + 1) * 100 + below(rng, 7) + key % 1000
