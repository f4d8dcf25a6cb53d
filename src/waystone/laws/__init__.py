"""The laws that every game keeps, ours and those of others: `python -m waystone.laws GAME`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waystone.laws import play, secrecy
from waystone.laws.setup import Setup

LAWS: Final[tuple[Callable[[Setup], object], ...]] = (
    play.the_same_seed_gives_the_same_match,
    play.legal_is_all_without_refusal_in_order,
    play.the_alphabet_is_in_order,
    play.a_copy_is_apart,
    play.what_was_copied_is_apart_from_its_copy,
    play.to_play_randomly_is_to_apply_unheard_to_the_end,
    play.a_mask_marks_what_is_legal,
    play.the_table_waits_for_exactly_those_who_can_move,
    play.views_and_questions_change_nothing,
    play.events_and_views_hold_what_their_fields_say,
    play.a_view_made_from_another_is_the_same_as_one_from_the_start,
    play.refused_actions_leave_no_trace,
    play.records_replay_and_their_text_round_trips,
    play.a_record_has_the_digest_of_every_position,
    play.random_play_ends_with_a_result_per_seat,
    play.leaving_is_possible_at_any_time_and_is_no_win,
    play.the_clock_does_something_allowed,
    play.the_cell_of_an_action_is_where_a_click_would_be,
    secrecy.an_imagined_position_has_the_same_view_and_moves,
    secrecy.a_forfeit_can_be_imagined_too,
    secrecy.what_a_seat_cannot_know_tells_it_nothing,
    secrecy.the_words_of_a_secret_action_stay_with_its_seat,
    secrecy.two_secret_choices_look_alike_to_the_others,
)
"""All of them, in the order in which they are tried: a law may rely on those before it."""
