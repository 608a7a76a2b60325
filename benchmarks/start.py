"""What a start costs: ``python -m benchmarks.start``.

The least CPU time of several runs, with Python's own start, which is shown alone too.
"""

import resource
import subprocess
import sys

RUNS = 15
COMMANDS = {
    "Python alone": ("-c", "pass"),
    "import foretell": ("-c", "import foretell"),
    "from foretell import Game": ("-c", "from foretell import Game"),
    "foretell --version": ("-m", "foretell", "--version"),
}


def cpu_ms(arguments: tuple[str, ...]) -> float:
    """Milliseconds of CPU that Python takes for these arguments, in the cheapest of several runs."""
    return min(_once(arguments) for _ in range(RUNS))


def _once(arguments: tuple[str, ...]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def main() -> None:
    """Print a line for each."""
    for name, arguments in COMMANDS.items():
        print(f"{name:<28} {cpu_ms(arguments):4.0f} ms")


if __name__ == "__main__":
    main()
