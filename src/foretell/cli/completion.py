"""Completion of commands and options in shells: scripts made from the parsers (``foretell --completion SHELL``)."""

import argparse
from collections.abc import Iterator

SHELLS = ("bash", "zsh", "fish")


class Completion(argparse.Action):
    """Prints the script for a shell and leaves."""

    def __call__(
        self, parser: argparse.ArgumentParser, _given: object, shell: object, _option: str | None = None
    ) -> None:
        """Print it."""
        print(script(parser, str(shell)))
        parser.exit()


def script(parser: argparse.ArgumentParser, shell: str) -> str:
    """The script for one of ``SHELLS``."""
    return "\n".join({"bash": _bash, "zsh": _zsh, "fish": _fish}[shell](parser))


def _bash(parser: argparse.ArgumentParser) -> Iterator[str]:
    from .described import commands_of, options_of

    commands = commands_of(parser)
    own = [flag for option in options_of(parser) for flag in option.flags]
    yield '# eval "$(foretell --completion bash)"'
    yield "_foretell() {"
    yield '  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words=""'
    yield "  if ((COMP_CWORD == 1)); then"
    yield f'    words="{" ".join([*(command.name for command in commands), *own])}"'
    yield "  else"
    yield '    case "${COMP_WORDS[1]} $before" in'
    yield f'    "--completion --completion") words="{" ".join(SHELLS)}" ;;'
    for command in commands:
        for option in (option for option in command.options if option.values):
            asked = " | ".join(f'"{command.name} {flag}"' for flag in option.flags)
            yield f'    {asked}) words="{" ".join(option.values)}" ;;'
    yield "    *)"
    yield '      [[ $word == -* ]] && case "${COMP_WORDS[1]}" in'
    for command in commands:
        flags = " ".join(flag for option in command.options for flag in option.flags)
        yield f'      {command.name}) words="{flags}" ;;'
    yield "      esac ;;"
    yield "    esac"
    yield "  fi"
    yield '  COMPREPLY=($(compgen -W "$words" -- "$word"))'
    yield "}"
    yield "complete -o default -F _foretell foretell"


def _zsh(parser: argparse.ArgumentParser) -> Iterator[str]:
    from .described import commands_of, options_of

    commands = commands_of(parser)
    yield "#compdef foretell"
    yield '# eval "$(foretell --completion zsh)"'
    yield "_foretell() {"
    yield "  if ((CURRENT == 2)); then"
    yield "    local -a commands=("
    for command in commands:
        yield f"      {_quoted(f'{command.name}:{command.about}')}"
    for option in options_of(parser):
        yield from (f"      {_quoted(f'{flag}:{option.about}')}" for flag in option.flags)
    yield "    )"
    yield "    _describe command commands"
    yield "    return"
    yield "  fi"
    yield "  shift words"
    yield "  ((CURRENT--))"
    yield "  case $words[1] in"
    yield f"  --completion) compadd {' '.join(SHELLS)} ;;"
    for command in commands:
        specs = []
        for option in command.options:
            values = f"({' '.join(option.values)})" if option.values else "_files"
            value = "" if option.value is None else f":{_plain(option.value)}:{values}"
            specs += [_quoted(f"{flag}[{_plain(option.about)}]{value}") for flag in option.flags]
        yield f"  {command.name}) _arguments {' '.join([*specs, _quoted('*:file:_files')])} ;;"
    yield "  esac"
    yield "}"
    yield "# Loaded from a folder of fpath the script is the function, called for the first time."
    yield 'if [[ $funcstack[1] == _foretell ]]; then _foretell "$@"; else compdef _foretell foretell; fi'


def _plain(text: str) -> str:
    """Text in which nothing means anything to ``_arguments``."""
    return "".join(f"\\{char}" if char in "[]:\\" else char for char in text)


def _quoted(text: str) -> str:
    """Text in single quotes."""
    return "'" + text.replace("'", "'\\''") + "'"


def _fish(parser: argparse.ArgumentParser) -> Iterator[str]:
    from .described import commands_of, options_of

    yield "# foretell --completion fish | source"
    for option in options_of(parser):
        yield _fish_option("__fish_use_subcommand", option.flags, option.about, option.value, option.values)
    for command in commands_of(parser):
        about = _in_fish(command.about)
        yield f"complete -c foretell -f -n __fish_use_subcommand -a {command.name} -d {about}"
        here = _in_fish(f"__fish_seen_subcommand_from {command.name}")
        for option in command.options:
            yield _fish_option(here, option.flags, option.about, option.value, option.values)


def _fish_option(here: str, flags: tuple[str, ...], about: str, value: str | None, values: tuple[str, ...]) -> str:
    named = " ".join(f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in flags)
    taken = "" if value is None else f" -x -a {_in_fish(' '.join(values))}" if values else " -r"
    return f"complete -c foretell -n {here} {named}{taken} -d {_in_fish(about)}"


def _in_fish(text: str) -> str:
    """Text in single quotes."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
