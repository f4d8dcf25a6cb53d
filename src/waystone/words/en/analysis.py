"""Made by `make words` from languages/en/analysis.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

PageTable = TypedDict("PageTable", {"title": str, "waiting": str, "cancel": str, "cancelled": str, "failed": str, "again": str, "show": str, "better": str, "everything": str, "better_short": str, "everything_short": str, "only_known": str, "your_chance": str, "your_treasure": str, "moments": str, "no_moments": str, "next_mistake": str, "first": str, "back": str, "on": str, "last": str, "position": str, "share": str, "copied": str, "replay": str, "good": str, "thinking": str, "assisted": str, "understood": str, "leave": str, "again_about": str, })

class Words:
    """The messages of this catalogue."""


    @staticmethod
    def why(*, why: str, cell: Text, count: int, share: Text, rest: Text, home: Text, steps: int, strength: Text, better: Text) -> str:
        return ("The turn could end in " + str(cell) + ", within reach of the dragon’s next flight." if key(why) == "dd_dragon" else "The way home was a single step: to " + str(cell) + ", with the treasure." if key(why) == "dd_home" else ("One move was left." if (count == 1) else str(count) + " moves were left.") if key(why) == "dd_moves_left" else "A wall was likely there: " + str(share) + " %, against " + str(rest) + " % on the better side." if key(why) == "dd_wall" else "The better way led home in " + str(share) + " % of all possible labyrinths, this one in " + str(rest) + " %." if key(why) == "dd_way_home" else "The better way led to the treasure in " + str(share) + " % of all possible labyrinths, this one in " + str(rest) + " %." if key(why) == "dd_way_treasure" else "The better way led to the carrier in " + str(share) + " % of all possible labyrinths, this one in " + str(rest) + " %." if key(why) == "dd_way_carrier" else "To stay was safer than to go on." if key(why) == "dd_stop" else "It was time to turn back: " + str(home) + " % get home from here, " + ("one step" if (steps == 1) else str(steps) + " steps") + " away." if key(why) == "ex_leave" else "It was too early to turn back: one more roll was worth its risk." if key(why) == "ex_stay" else "It was time to stop: " + str(home) + " % get home from here, " + ("one step" if (steps == 1) else str(steps) + " steps") + " away." if key(why) == "ex_enough" else "One more roll was worth its risk: " + str(home) + " % get home from here." if key(why) == "ex_more" else "To pay monster " + str(strength) + " cost less than to fight it." if key(why) == "ex_bribe" else "Monster " + str(strength) + " was better fought than paid." if key(why) == "ex_fight" else "It is " + ("one step" if (steps == 1) else str(steps) + " steps") + " home then, " + str(better) + " after the better choice." if key(why) == "ex_way" else "Elsewhere it does less harm to the way home." if key(why) == "ex_edge" else "The gold lay right there." if key(why) == "dm_take" else "The better step shortens the way over the gold to an exit in " + str(share) + " % of all possible dungeons, this one in " + str(rest) + " %." if key(why) == "dm_to_gold" else "The better step leads towards an exit in " + str(share) + " % of all possible dungeons, this one in " + str(rest) + " %." if key(why) == "dm_to_exit" else "A blow was worth more than that." if key(why) == "dm_strike" else "The blow cost more than it could bring." if key(why) == "dm_no_strike" else ("One action point was left." if (count == 1) else str(count) + " action points were left.") if key(why) == "dm_points" else "The chest was within reach: " + ("one point" if (steps == 1) else str(steps) + " points") + " of movement away." if key(why) == "dc_reach" else "The chest is " + str(steps) + " points of movement away then, " + str(better) + " after the better choice." if key(why) == "dc_way" else "It keeps the others farther from the chest: " + str(better) + " points of movement instead of " + str(steps) + "." if key(why) == "dc_others" else "Played on, it came out better.")


    @staticmethod
    def mark(*, mark: str) -> str:
        return ({"blunder": "Blunder", "mistake": "Mistake", "inaccuracy": "Inaccuracy"}.get(key(mark)) or "Find")


    @staticmethod
    def unit(*, unit: str) -> str:
        return ({"treasure": "Expected treasure"}.get(key(unit)) or "Chance to win")

    accuracy: str = "Accuracy"
    decisions: str = "Decisions"
    inaccuracies: str = "Inaccuracies"
    mistakes: str = "Mistakes"
    blunders: str = "Blunders"
    luck: str = "Luck"
    skill: str = "Skill"
    player: str = "Player"

    @staticmethod
    def played_choice(*, action: Text) -> str:
        return "Played: " + str(action)


    @staticmethod
    def better_choice(*, action: Text) -> str:
        return "Better: " + str(action)


    @staticmethod
    def moment(*, step: Text, name: Text, mark: str) -> str:
        return "Step " + str(step) + ", " + str(name) + ": " + mark

    no_mistakes: str = "No mistake was found."

    @staticmethod
    def assumes(*, bot: Text, count: int, seed: Text) -> str:
        return "Judged by what each player knew at that moment. From then on everybody is taken to play like the bot “" + str(bot) + "”. " + str(count) + " imagined positions for each decision, seed " + str(seed) + "."

    page: PageTable = {
        "title": "Analysis",
        "waiting": "The analysis waits for its turn…",
        "cancel": "Stop",
        "cancelled": "The analysis was stopped.",
        "failed": "The analysis failed.",
        "again": "Try again",
        "show": "Show on the board",
        "better": "Better choice",
        "everything": "Everything, as it really was",
        "better_short": "Better",
        "everything_short": "Everything",
        "only_known": "All layers use only what this player could know at this step.",
        "your_chance": "Your chance",
        "your_treasure": "Your treasure",
        "moments": "Moments that mattered",
        "no_moments": "Nothing changed this match at a stroke: no mistake, no great luck.",
        "next_mistake": "Next mistake",
        "first": "To the start",
        "back": "One step back",
        "on": "One step on",
        "last": "To the end",
        "position": "Step of the match",
        "share": "Copy a link to this moment",
        "copied": "Copied",
        "replay": "Replay",
        "good": "No better choice was found.",
        "thinking": "The expert thinks…",
        "assisted": "The record says that you asked.",
        "understood": "I see",
        "leave": "giving up",
        "again_about": "A new match of your own from this very position, against computers. It counts for nothing.",
    }
