"""The laws that every game of the house keeps; what they say stands in `waystone/laws`."""

from __future__ import annotations

from tests.laws.setups import ALL_IS_OPEN, NOTHING_ALIKE, every_setup
from waystone.laws import play, secrecy
from waystone.laws.setup import Setup

pytestmark = every_setup


def test_the_same_seed_gives_the_same_match(setup: Setup) -> None:
    play.the_same_seed_gives_the_same_match(setup)


def test_legal_is_all_without_refusal_in_order(setup: Setup) -> None:
    play.legal_is_all_without_refusal_in_order(setup)


def test_the_alphabet_is_in_order(setup: Setup) -> None:
    play.the_alphabet_is_in_order(setup)


def test_a_copy_is_apart(setup: Setup) -> None:
    play.a_copy_is_apart(setup)


def test_what_was_copied_is_apart_from_its_copy(setup: Setup) -> None:
    play.what_was_copied_is_apart_from_its_copy(setup)


def test_to_play_randomly_is_to_apply_unheard_to_the_end(setup: Setup) -> None:
    play.to_play_randomly_is_to_apply_unheard_to_the_end(setup)


def test_a_mask_marks_what_is_legal(setup: Setup) -> None:
    play.a_mask_marks_what_is_legal(setup)


def test_the_table_waits_for_exactly_those_who_can_move(setup: Setup) -> None:
    play.the_table_waits_for_exactly_those_who_can_move(setup)


def test_views_and_questions_change_nothing(setup: Setup) -> None:
    play.views_and_questions_change_nothing(setup)


def test_events_and_views_hold_what_their_fields_say(setup: Setup) -> None:
    play.events_and_views_hold_what_their_fields_say(setup)


def test_a_view_made_from_another_is_the_same_as_one_from_the_start(setup: Setup) -> None:
    play.a_view_made_from_another_is_the_same_as_one_from_the_start(setup)


def test_refused_actions_leave_no_trace(setup: Setup) -> None:
    play.refused_actions_leave_no_trace(setup)


def test_records_replay_and_their_text_round_trips(setup: Setup) -> None:
    play.records_replay_and_their_text_round_trips(setup)


def test_a_record_has_the_digest_of_every_position(setup: Setup) -> None:
    play.a_record_has_the_digest_of_every_position(setup)


def test_random_play_ends_with_a_result_per_seat(setup: Setup) -> None:
    play.random_play_ends_with_a_result_per_seat(setup)


def test_leaving_is_possible_at_any_time_and_is_no_win(setup: Setup) -> None:
    play.leaving_is_possible_at_any_time_and_is_no_win(setup)


def test_the_clock_does_something_allowed(setup: Setup) -> None:
    play.the_clock_does_something_allowed(setup)


def test_the_cell_of_an_action_is_where_a_click_would_be(setup: Setup) -> None:
    play.the_cell_of_an_action_is_where_a_click_would_be(setup)


def test_an_imagined_position_has_the_same_view_and_moves(setup: Setup) -> None:
    secrecy.an_imagined_position_has_the_same_view_and_moves(setup)


def test_a_forfeit_can_be_imagined_too(setup: Setup) -> None:
    secrecy.a_forfeit_can_be_imagined_too(setup)


def test_what_a_seat_cannot_know_tells_it_nothing(setup: Setup) -> None:
    secrecy.what_a_seat_cannot_know_tells_it_nothing(setup)


def test_the_words_of_a_secret_action_stay_with_its_seat(setup: Setup) -> None:
    secrecy.the_words_of_a_secret_action_stay_with_its_seat(setup)


def test_two_secret_choices_look_alike_to_the_others(setup: Setup) -> None:
    """And where none do, that is known of the game."""
    compared = secrecy.two_secret_choices_look_alike_to_the_others(setup)
    has_secrets = any(action.secret for action in setup.game.alphabet)
    assert has_secrets == (setup.name not in ALL_IS_OPEN)
    sound_alike = (setup.name, setup.seats) not in NOTHING_ALIKE
    assert (compared > 0) == (has_secrets and sound_alike)
