"""Every lesson and problem of every game can be played as its file says, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tools.words.build import read_one
from tools.words.catalogues import ROOT, languages_of
from waystone.catalogue import GAMES, find_game
from waystone.teaching.judging import FAILED, OPEN, SOLVED
from waystone.teaching.library import scenes_of
from waystone.teaching.playing import READ_ON, Moment, play
from waystone.teaching.scenes import Lesson, Problem

MOST_WORDS = 16
LESSONS = [
    pytest.param(game, name, id=f"{game}-{name}")
    for game in GAMES
    for name, scene in scenes_of(game).items()
    if isinstance(scene, Lesson)
]
PROBLEMS = [
    pytest.param(game, name, id=f"{game}-{name}")
    for game in GAMES
    for name, scene in scenes_of(game).items()
    if isinstance(scene, Problem)
]
LANGUAGES = languages_of(ROOT)


def lesson_of(game: str, name: str) -> Lesson:
    found = scenes_of(game)[name]
    assert isinstance(found, Lesson)
    return found


def problem_of(game: str, name: str) -> Problem:
    found = scenes_of(game)[name]
    assert isinstance(found, Problem)
    return found


@cache
def words_of(game: str, language: str) -> dict[str, dict[str, str]]:
    folder = find_game(game).rulebook.__module__.split(".")[-2]
    messages = read_one(ROOT, f"{folder}-lessons", language).messages
    return {
        name: {key: "".join(map(str, text)) for key, text in message.table.items()}
        for name, message in messages.items()
    }


def moments(game: str, lesson: Lesson) -> Iterator[tuple[list[str], Moment]]:
    """The lesson with the first wanted action each time, up to its end."""
    actions: list[str] = []
    while (moment := play(game, lesson, actions)).judgement.state == OPEN:
        yield list(actions), moment
        assert moment.wanted, f"nothing leads on from {lesson.steps[moment.at].name}"
        actions.append(moment.wanted[0])
    yield actions, moment


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_played_through(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    *_, (_, last) = moments(game, lesson)
    assert last.judgement.state == SOLVED
    assert last.at == len(lesson.steps) - 1


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_whatever_a_lesson_allows_leads_to_its_end(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    for actions, moment in moments(game, lesson):
        for other in moment.wanted[1:]:
            way = [*actions, other]
            while (now := play(game, lesson, way)).judgement.state == OPEN:
                assert now.wanted, f"{other!r} leads nowhere"
                way.append(now.wanted[0])
            assert now.judgement.state == SOLVED


@pytest.mark.parametrize(("game", "name"), PROBLEMS)
def test_the_solution_solves_a_problem(game: str, name: str) -> None:
    problem = problem_of(game, name)
    for length in range(len(problem.solution)):
        moment = play(game, problem, problem.solution[:length])
        assert moment.judgement.state == OPEN, f"decided after {length} actions"
        assert problem.solution[length] in moment.wanted
    solved = play(game, problem, problem.solution).judgement
    assert solved.state == SOLVED


@pytest.mark.parametrize(("game", "name"), PROBLEMS)
def test_wrong_ways_fail_and_say_why(game: str, name: str) -> None:
    problem = problem_of(game, name)
    assert problem.wrong, "name at least one way that fails"
    for attempt in problem.wrong:
        judgement = play(game, problem, attempt.actions).judgement
        assert (judgement.state, judgement.why) == (FAILED, attempt.why)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_of_a_lesson_has_its_words(game: str, name: str, language: str) -> None:
    lesson, words = lesson_of(game, name), words_of(game, language)[name]
    needed = {"title", "about"}
    for step in lesson.steps:
        needed |= {f"{step.name}_title", f"{step.name}_text"}
        if step is not lesson.steps[-1]:
            needed.add(f"{step.name}_learnt")
        if step.want:
            needed |= {f"{step.name}_keys", f"{step.name}_touch"}
        assert len(words[f"{step.name}_text"].split()) <= MOST_WORDS, step.name
    optional = {f"{step.name}_wrong" for step in lesson.steps}
    assert needed <= set(words), "words are missing"
    assert set(words) <= needed | optional, "nobody reads these"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), PROBLEMS)
def test_every_ending_of_a_problem_has_its_words(game: str, name: str, language: str) -> None:
    problem, words = problem_of(game, name), words_of(game, language)[name]
    conditions = [*problem.solved, *problem.failed]
    needed = {"title", "about", "task", "late", *(each.why for each in conditions)}
    assert set(words) == needed


@pytest.mark.parametrize("game", GAMES)
def test_words_stand_for_scenes_of_the_game(game: str) -> None:
    folder = find_game(game).rulebook.__module__.split(".")[-2]
    has_words = (ROOT / "languages" / "en" / f"{folder}-lessons.ftl").is_file()
    assert has_words == bool(scenes_of(game))
    if has_words:
        assert set(words_of(game, "en")) == set(scenes_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_offers_lessons_of_the_games_that_have_them(game: str) -> None:
    folder = find_game(game).rulebook.__module__.split(".")[-2]
    listing = Path(ROOT, "web", "src", "games", folder, "listing.ts").read_text()
    assert ("teaches: true" in listing) == bool(scenes_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_scenes_have_an_order_and_fit_into_a_call(game: str) -> None:
    for kind in (Lesson, Problem):
        orders = [each.order for each in scenes_of(game).values() if isinstance(each, kind)]
        assert orders == list(range(1, len(orders) + 1))
    alphabet: Any = find_game(game).open().alphabet
    assert READ_ON not in {action.text for action in alphabet}
