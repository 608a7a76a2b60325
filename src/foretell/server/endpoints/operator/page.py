"""The operator's page as HTML."""

from datetime import UTC, datetime

from ....store import Ban, Player
from ....words import Words
from .facts import Facts, TableFacts
from .html import Html, joined, tag, void
from .sessions import PATH, Session

HEADS = ("table", "game", "status", "people", "bots", "watchers", "round", "idle")
"""The columns of the list of tables."""


def sign_in_page(words: Words, fault: str = "") -> Html:
    """The page for somebody who has not shown the token; ``fault``: the id of a sentence."""
    form = tag(
        "form",
        tag("label", words("operator-token"), for_="token"),
        void("input", id="token", name="token", type="password", autocomplete="current-password", required=True),
        tag("button", words("operator-sign-in")),
        method="post",
        action=f"{PATH}/sign-in",
        class_="panel",
    )
    told = tag("p", words(fault), role="alert", class_="fault") if fault else None
    return _page(words, tag("p", words("operator-where")), told, form)


def main_page(words: Words, facts: Facts, session: Session) -> Html:
    """The page for the operator."""
    return _page(
        words,
        _form(session, "sign-out", tag("button", words("operator-sign-out"))),
        _now(words, facts),
        _tables(words, facts),
        _people(words, facts, session),
        _bans(words, facts, session),
        _acts(words, facts),
    )


def _page(words: Words, *content: str | None) -> Html:
    head = tag(
        "head",
        void("meta", charset="utf-8"),
        void("meta", name="viewport", content="width=device-width, initial-scale=1"),
        void("meta", name="color-scheme", content="light dark"),
        tag("title", words("operator-title")),
        void("link", rel="stylesheet", href=f"{PATH}/look.css"),
    )
    body = tag("body", tag("main", tag("h1", words("operator-title")), *content))
    return joined(Html("<!doctype html>"), tag("html", head, body, lang=words.lang))


def _section(words: Words, name: str, *content: str | None) -> Html:
    return tag("section", tag("h2", words(f"operator-{name}")), *content, class_="panel", id=name)


def _now(words: Words, facts: Facts) -> Html:
    counts = [
        tag("div", tag("dt", words(f"operator-count-{name}")), tag("dd", str(count))) for name, count in facts.counts
    ]
    return _section(words, "now", tag("p", words(f"operator-load-{facts.load}")), tag("dl", *counts))


def _tables(words: Words, facts: Facts) -> Html:
    if not facts.tables:
        return _section(words, "tables", tag("p", words("operator-no-tables")))
    head = tag("tr", *(tag("th", words(f"operator-head-{name}"), scope="col") for name in HEADS))
    rows = tag("tbody", *(_row(words, table) for table in facts.tables))
    table = tag("table", tag("thead", head), rows)
    return _section(words, "tables", tag("div", table, class_="wide", tabindex="0"))


def _row(words: Words, table: TableFacts) -> Html:
    of = "" if table.round is None else f"{table.round} / {table.rounds}"
    cells = (words(f"game-{table.game}"), words(f"operator-status-{table.status}"))
    counts = (str(table.people), str(table.bots), str(table.watchers), of, str(table.idle_minutes))
    return tag("tr", tag("td", tag("code", table.id)), *(tag("td", cell) for cell in (*cells, *counts)))


def _people(words: Words, facts: Facts, session: Session) -> Html:
    form = tag(
        "form",
        tag("label", words("operator-find"), for_="name"),
        void("input", id="name", name="name", value=facts.asked, maxlength="60", autocomplete="off"),
        tag("button", words("operator-find-go")),
        method="get",
        action=f"{PATH}#people",
    )
    found = [_player(words, player, session) for player in facts.found]
    nobody = tag("p", words("operator-nobody"), role="status") if facts.asked and not found else None
    return _section(words, "people", tag("p", words("operator-people-about")), form, nobody, *found)


def _player(words: Words, player: Player, session: Session) -> Html:
    facts = words("operator-player", name=player.name, made=_day(words, player.made), seen=_day(words, player.seen))
    ban = _form(
        session,
        "ban",
        void("input", name="kind", type="hidden", value="player"),
        void("input", name="value", type="hidden", value=player.id),
        _note(words, f"note-{player.id}"),
        tag("button", words("operator-ban-player")),
    )
    erase = _form(
        session,
        "erase",
        void("input", name="player", type="hidden", value=player.id),
        tag(
            "label",
            void("input", name="sure", type="checkbox", value="yes", required=True),
            " ",
            words("operator-erase-sure", name=player.name),
            class_="check",
        ),
        tag("button", words("operator-erase"), class_="bad"),
    )
    return tag("article", tag("p", facts), tag("p", tag("code", player.id)), ban, erase)


def _bans(words: Words, facts: Facts, session: Session) -> Html:
    form = _form(
        session,
        "ban",
        void("input", name="kind", type="hidden", value="address"),
        tag("label", words("operator-address"), for_="address"),
        void("input", id="address", name="value", maxlength="60", autocomplete="off", required=True),
        _note(words, "note"),
        tag("button", words("operator-ban-address")),
    )
    kept = [_ban(words, ban, session) for ban in facts.bans]
    about = tag("p", words("operator-bans-about"))
    return _section(words, "bans", about, form, tag("ul", *kept) if kept else tag("p", words("operator-no-bans")))


def _ban(words: Words, ban: Ban, session: Session) -> Html:
    lift = _form(
        session,
        "lift",
        void("input", name="kind", type="hidden", value=ban.kind),
        void("input", name="value", type="hidden", value=ban.value),
        tag("button", words("operator-lift")),
    )
    what = words(f"operator-banned-{ban.kind}")
    return tag("li", tag("span", what, " ", tag("code", ban.value), f" · {_day(words, ban.at)} {ban.note}"), lift)


def _acts(words: Words, facts: Facts) -> Html:
    lines = [
        tag(
            "li",
            tag("time", f"{_time(act.at):%Y-%m-%d %H:%M} UTC"),
            " ",
            words(f"operator-act-{act.act}"),
            " ",
            tag("code", act.whom) if act.whom else None,
            f" {act.note}",
        )
        for act in facts.acts
    ]
    return _section(words, "acts", tag("ul", *lines) if lines else tag("p", words("operator-no-acts")))


def _note(words: Words, name: str) -> Html:
    field = void("input", id=name, name="note", maxlength="100", autocomplete="off")
    return joined(tag("label", words("operator-note"), for_=name), field)


def _form(session: Session, act: str, *content: Html) -> Html:
    check = void("input", name="check", type="hidden", value=session.check)
    return tag("form", check, *content, method="post", action=f"{PATH}/{act}")


def _day(words: Words, at: int) -> str:
    return f"{_time(at):%Y-%m-%d}" if at else words("operator-unknown")


def _time(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)
