"""Made by `make words` from languages/en/dooom-listing.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

ModesTable = TypedDict("ModesTable", {"cpu": str, "cpu_help": str, "hotseat": str, "hotseat_help": str, "online": str, "online_help": str, "table": str, "table_help": str, })
OffersTable = TypedDict("OffersTable", {"last_standing": str, "last_standing_continue": str, "last_standing_wins": str, })
BotsTable = TypedDict("BotsTable", {"random": str, "random_help": str, "seeker": str, "seeker_help": str, "hunter": str, "hunter_help": str, "navigator": str, "navigator_help": str, })
BoardsTable = TypedDict("BoardsTable", {"ring-vault": str, "pillar-hall": str, "long-dark": str, "zero-sprint": str, "duel": str, "cellar": str, "generated": str, "custom": str, })
SettingHelpTable = TypedDict("SettingHelpTable", {"map_title": str, "map": str, "map_text": str, "style": str, "width": str, "height": str, "map_goal": str, "goal": str, "gather": str, "min_players": str, "start_delay": str, "open_join": str, "shuffle_order": str, "last_standing": str, "max_rounds": str, "max_timeouts": str, "turn_seconds": str, "reconnect_grace": str, "debug": str, "open_spectating": str, })

class Words:
    """The messages of this catalogue."""

    summary: str = "Grope through the dark for gold and a way out, among others who want the same."
    modes: ModesTable = {
        "cpu": "Computers",
        "cpu_help": "You against as many computers as the map is made for.",
        "hotseat": "One device",
        "hotseat_help": "Two share this screen; it is covered between turns.",
        "online": "Friend",
        "online_help": "Send a link; two computers join in.",
        "table": "Own table",
        "table_help": "Up to eight: people here, friends by link, computers.",
    }
    offers: OffersTable = {
        "last_standing": "Last one alive",
        "last_standing_continue": "must still get out",
        "last_standing_wins": "wins at once",
    }
    bots: BotsTable = {
        "random": "Drifter",
        "random_help": "stumbles about",
        "seeker": "Seeker",
        "seeker_help": "explores, collects and leaves",
        "hunter": "Hunter",
        "hunter_help": "also arms itself and fights",
        "navigator": "Navigator",
        "navigator_help": "knows the maps of the house and finds out where it is",
    }
    boards: BoardsTable = {
        "ring-vault": "Ring Vault",
        "pillar-hall": "Pillar Hall",
        "long-dark": "Long Dark",
        "zero-sprint": "Zero Sprint",
        "duel": "Duel",
        "cellar": "Cellar",
        "generated": "Generated",
        "custom": "Own map",
    }
    setting_help: SettingHelpTable = {
        "map_title": "Map",
        "map": "a built-in map, one generated for this match, or your own in map_text",
        "map_text": "the file of a custom map",
        "style": "a generated map’s style",
        "width": "a generated map’s width",
        "height": "a generated map’s height",
        "map_goal": "a generated map’s goal",
        "goal": "gold needed to win; -1 takes the map’s",
        "gather": "seats fill one by one before the match begins",
        "min_players": "players that a gathering table waits for",
        "start_delay": "seconds from then to the first turn",
        "open_join": "free seats can be taken later",
        "shuffle_order": "draw the order of turns",
        "last_standing": "continue: the sole survivor must still get out; wins: that is enough",
        "max_rounds": "rounds until the match is closed; 0 for no end",
        "max_timeouts": "run-out turns in a row until a player is gone; 0 never",
        "turn_seconds": "seconds for a turn; 0 for no clock",
        "reconnect_grace": "seconds that a player may be missing",
        "debug": "a table for tests, where players can be moved",
        "open_spectating": "spectators see all while at most one person sits",
    }
