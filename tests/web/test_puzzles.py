"""Puzzles, solved on the board as a reader does."""

import re

from playwright.sync_api import CDPSession, expect

from foretell.puzzles import Puzzle, puzzles
from foretell.puzzles.store import GAMES
from tests.web.controls import SAY
from tests.web.people import PHONE, Invite, at_rest, covered, edges
from tests.web.test_table_layout import LEAST_WIDTH, card_widths

NOTE, TRAY = ".note", "section.tray"
FULL, MANY_BIDS, MANY_SEALS = 5, 8, 4
NEEDED = ".plate .name, .stake .seal, .stake .coin, .deck .show, .trick svg.card, .hand button"
"""What of the table no question may cover."""
NEXT, SHOW = "[data-do=next]", "[data-do=show]"


def of_cards(puzzle: Puzzle) -> bool:
    """Whether the question is for one of at least three plain cards, after a trick."""
    moves = [*puzzle.results]
    plain = all(re.fullmatch(r"play (W|F|[BGRY]\d+)", move) for move in moves)
    return plain and len(moves) > 2 and len(puzzle.answer) == 1 and puzzle.data["moves"].count("play") > 8


def card(move: str) -> str:
    """The card of the hand that a move plays."""
    return f'.hand [data-card="{move.removeprefix("play ")}"]'


def test_a_puzzle_is_solved_on_the_board_offline_and_the_rating_is_kept(invite: Invite) -> None:
    puzzle = next(each for each in puzzles("wizard") if of_cards(each))
    right, wrong = puzzle.answer[0], list(puzzle.results)[-1]
    person = invite(PHONE, kept=True, touch=True)
    page = person.go("/puzzles")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.locator("[data-do=start]").wait_for()
    person.context.set_offline(True)
    page.goto(f"/puzzles/{puzzle.id}")
    page.locator(card(wrong)).tap()
    expect(page.locator(f"{NOTE} .wrong")).to_be_visible()
    expect(page.locator(SHOW)).to_have_text(SAY("web-puzzles-show"))
    person.see("puzzle-wrong")
    page.locator(card(right)).tap()
    expect(page.locator(f"{NOTE} h1")).to_have_text(SAY("puzzle-right"))
    expect(page.locator(f"{NOTE} .why")).to_be_visible()
    expect(page.locator(f"{NOTE} .rated")).to_contain_text("\N{MINUS SIGN}")
    person.see("puzzle-right")
    page.locator(NEXT).tap()
    expect(page.locator(SHOW)).to_have_text(SAY("web-puzzles-show-costs"))
    assert not page.url.endswith(puzzle.id)
    page.locator(SHOW).tap()
    expect(page.locator(NEXT)).to_be_focused()
    page.goto("/puzzles")
    page.locator("[data-do=choose]").tap()
    expect(page.locator("dd").nth(1)).to_have_text(SAY("web-puzzles-of", solved=0, tried=2))


def test_a_puzzle_begins_with_its_cards_and_is_solved_by_keyboard(invite: Invite) -> None:
    page = invite().go("/puzzles?game=extreme&part=other")
    expect(page.locator("[data-face]").first).to_be_visible()
    page.locator("[data-do=start]").press("Enter")
    page.wait_for_url(re.compile(r"/puzzles/e\w+$"))
    puzzle = next(each for each in puzzles() if page.url.endswith(each.id))
    assert puzzle.theme == "give-back"
    page.locator("section.tray button").first.wait_for()
    seal = puzzle.answer[0].removeprefix("return ")
    page.keyboard.press({"white": "w"}.get(seal, seal.lower()))
    expect(page.locator(f"{NOTE} h1")).to_have_text(SAY("puzzle-right"))
    expect(page.locator(NEXT)).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(SHOW).wait_for()
    assert not page.url.endswith(puzzle.id)


def test_other_hands_are_not_in_the_page_and_an_unknown_puzzle_is_told(invite: Invite) -> None:
    puzzle = next(each for each in puzzles("wizard") if of_cards(each))
    view = puzzle.observation()
    hidden = {text for hand in puzzle.data["hands"] for text in hand.split()} - {str(each) for each in view.hand}
    played = set(re.findall(r"play (\S+)", puzzle.data["moves"])) | {puzzle.data["turned"]}
    page = invite().go(f"/puzzles/{puzzle.id}")
    page.locator(card(puzzle.answer[0])).wait_for()
    shown = page.locator("[data-card]").evaluate_all("(all) => all.map((each) => each.dataset.card)")
    assert set(shown) & (hidden - played - {"W", "F"}) == set()
    page.goto("/puzzles/w0")
    expect(page.get_by_text(SAY("web-puzzles-unknown"))).to_be_visible()


def test_full_tables_have_room_for_the_trick_and_the_question_on_a_small_phone(invite: Invite) -> None:
    """The page scrolls there."""
    full = [puzzle for puzzle in puzzles() if puzzle.data["players"] == FULL]
    shown = {(puzzle.game_name, puzzle.theme, len(puzzle.results) > MANY_BIDS): puzzle.id for puzzle in full}
    assert len(shown) > len({puzzle.theme for puzzle in full})
    person = invite((375, 553), language="de")
    for name in shown.values():
        page = person.go(f"/puzzles/{name}")
        page.locator(".table .plate").first.wait_for()
        at_rest(page)
        assert covered(page, NEEDED, TRAY) == [], name
        widths = card_widths(page)
        assert all(width >= LEAST_WIDTH for width in widths), (name, widths)


def test_many_seals_to_take_cover_none_that_lies_there_and_no_word_is_broken(invite: Invite) -> None:
    full = [puzzle for puzzle in puzzles("extreme") if puzzle.data["players"] == FULL and "magician" in puzzle.results]
    page = invite((375, 640), language="de").go(f"/puzzles/{max(full, key=lambda puzzle: len(puzzle.results)).id}")
    page.locator("section.tray .magician").wait_for()
    at_rest(page)
    assert covered(page, NEEDED, TRAY) == []
    word = page.locator("section.tray .label").filter(has_text=re.compile(r"^\s*\S+\s*$"))
    heights = word.evaluate_all("(labels) => labels.map((label) => label.getBoundingClientRect().height)")
    assert len(heights) > MANY_SEALS
    assert max(heights) == min(heights)


def test_the_only_card_of_others_lies_free_above_a_bid_on_a_small_phone(invite: Invite) -> None:
    blind = [puzzle for puzzle in puzzles("wizard") if puzzle.data["options"].get("mode") == "clairvoyance"]
    name = next(each.id for each in blind if "bid 1" in each.results and "bid 2" not in each.results)
    page = invite((375, 553), language="de").go(f"/puzzles/{name}")
    page.locator(".forehead .face").first.wait_for()
    at_rest(page)
    assert covered(page, f"{NEEDED}, .backs .face", TRAY) == []


def test_beside_a_low_table_the_task_has_the_width_of_its_column(invite: Invite) -> None:
    page = invite((844, 390), language="de").go(f"/puzzles/{puzzles('extreme')[0].id}")
    title = page.locator(f"{NOTE} h1")
    title.wait_for()
    at_rest(page)
    assert edges(page.locator(f"{NOTE} .kind"))[1] >= edges(title)[3]


def test_all_puzzles_of_a_game_share_an_engine(invite: Invite) -> None:
    """A browser has room for about a hundred in a page."""
    person = invite(PHONE)
    page, devtools = person.go(f"/puzzles/{puzzles('wizard')[0].id}"), person.context.new_cdp_session(person.page)
    for _ in range(len(GAMES) + 2):
        page.locator(SHOW).click()
        before = page.url
        page.locator(NEXT).click()
        expect(page).not_to_have_url(before)
        page.locator(SHOW).wait_for()
    assert 0 < alive(devtools, "WebAssembly.Memory") <= len(GAMES)


def alive(devtools: CDPSession, kind: str) -> int:
    """How many objects of a kind the page still holds, but its prototype."""
    prototype = devtools.send("Runtime.evaluate", {"expression": f"{kind}.prototype"})["result"]["objectId"]
    found = devtools.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
    count = {"objectId": found, "functionDeclaration": "function () { return this.length; }", "returnByValue": True}
    many: int = devtools.send("Runtime.callFunctionOn", count)["result"]["value"]
    return many
