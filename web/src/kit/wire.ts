// Made by tools/generate_wire_types.py from src/waystone/wire and the games' events and views.
// Do not edit: change the Python and run `python tools/generate_wire_types.py`.

/**
 * What does not change with the steps of a match.
 *
 * `older_rules` is the version of its rules if that is not the one of new matches. `again` is the
 * match whose beginning it repeats.
 */
export interface About {
  readonly match: string;
  readonly game: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly ranked: boolean;
  readonly daily: string | null;
  readonly created: number;
  readonly commitment: string;
  readonly host: boolean;
  readonly public: boolean;
  readonly invite: string | null;
  readonly rematch: string | null;
  readonly clock_limit: number | null;
  readonly older_rules: number | null;
  readonly again: TriedAgain | null;
}

/**
 * Do an action: `n` is the number of the last step you know, `do` the action's text.
 *
 * `seat` is needed only by who holds several seats of a match. `id` is any text of your own,
 * without control characters: a repeat with the same id is answered like the first and never done
 * twice.
 */
export interface Act {
  readonly kind: "act";
  readonly match: string;
  readonly n: number;
  readonly do: string;
  readonly id?: string;
  readonly seat?: number | null;
}

/**
 * A match that is over, tried again: from this `step` on, which is chosen anew, in the `seat`
 * that made it or in another that had a choice then.
 */
export interface AgainAsked {
  readonly step: number;
  readonly seat?: number | null;
}

/** A whole match, or the decisions of some of its seats. */
export interface Analysis {
  readonly game: string;
  readonly checksum: string;
  readonly unit: "chance" | "treasure";
  readonly seats: readonly SeatSummary[];
  readonly decisions: readonly Decision[];
  readonly lines: readonly SeatLine[];
  readonly assumed: Assumed;
}

/** Analyse this match, unless that is done or under way; with `cancel` do so no longer. */
export interface AnalysisAsked {
  readonly cancel?: boolean;
}

/**
 * How far the analysis of a match is, and what it found once it is `done`.
 *
 * `none` if nobody has asked for it. It is kept with the record: whoever asks later gets it at
 * once. Ask again after a second while it is `waiting` or `running`.
 */
export interface AnalysisProgress {
  readonly state: "cancelled" | "done" | "failed" | "none" | "running" | "waiting";
  readonly decided: number;
  readonly decisions: number;
  readonly analysis: Analysis | null;
}

/**
 * What an analysis rests on: repeat it with the same budget and seed, and it is the same.
 *
 * `budget` is how many imagined positions were tried for a decision. The others are taken to play
 * on as the game's quick player does, whose name is in `others`.
 */
export interface Assumed {
  readonly budget: number;
  readonly seed: string;
  readonly engine: number;
  readonly rules: number;
  readonly others: string;
}

/** Somebody may not play here for some hours. */
export interface BanAsked {
  readonly token?: string;
  readonly who: string;
  readonly hours?: number;
  readonly why?: string;
}

/** Who is banned? */
export interface BansAsked {
  readonly token?: string;
}

/** Begin a match that waits: this bot takes every free seat; without one there are none. */
export interface BeginningAsked {
  readonly bot?: string | null;
}

/** The state of the match now. */
export interface Begun {
  readonly state: string;
}

/** What a seat could have known after a step of a match that is over. */
export interface BeliefFound {
  readonly step: number;
  readonly seat: number;
  readonly imagined: number;
  readonly layers: readonly BeliefLayer[];
}

/**
 * Where one thing could have been. `kind` is a word of the game, such as `treasure`, `wall` or
 * `rival`; `who` the seat that it belongs to, null for nobody's; `grain` what is numbered.
 */
export interface BeliefLayer {
  readonly kind: string;
  readonly who: number | null;
  readonly grain: "cards" | "cells" | "edges";
  readonly shares: readonly Share[];
}

/**
 * One bot that can take a seat; `rating` is how strong it is on its game's scale, null where
 * nobody has measured it.
 */
export interface BotInfo {
  readonly name: string;
  readonly summary: string;
  readonly rating: number | null;
}

/** The match under which a record that was brought here can be watched. */
export interface Brought {
  readonly match: string;
}

/** Close a match of yours that waits, or get up from one of somebody else. */
export interface CallingOffAsked {
}

/**
 * As `steps`, for who joined with `views` as `changes`: a patch instead of the view.
 *
 * It applies to the view of the frame before it, which had the number `since`; who does not have
 * that asks for a snapshot (`join`).
 */
export interface Changes {
  readonly kind: "changes";
  readonly match: string;
  readonly n: number;
  readonly since: number;
  readonly state: string;
  readonly viewpoint: number;
  readonly acting: readonly number[];
  readonly steps: readonly VisibleStep[];
  readonly patch: Patch;
  readonly choices: readonly Choice[];
  readonly clock: Clock | null;
  readonly result: Result | null;
}

/** Say something to everybody at a match: free `text`, or the `phrase` of that name. */
export interface Chat {
  readonly kind: "chat";
  readonly match: string;
  readonly text?: string | null;
  readonly phrase?: string | null;
}

/** What the game says about a file: the error for which it is refused, or the warnings. */
export interface Checked {
  readonly error: Diagnostic | null;
  readonly warnings: readonly Diagnostic[];
}

/** One thing that the seat can do: its action text, and the cell to click (or null). */
export interface Choice {
  readonly do: string;
  readonly cell: number | null;
}

/** The running clock: which seats it runs for, and milliseconds left when this was sent. */
export interface Clock {
  readonly seats: readonly number[];
  readonly left: number;
  readonly limit: number;
}

/** The server goes down for a moment; come back after `retry` milliseconds. */
export interface Closing {
  readonly kind: "closing";
  readonly retry: number;
}

/** Close the seat that was opened last, if nobody has taken it. */
export interface ClosingAsked {
}

/** A code that lets another device in as you, once. */
export interface CodeAsked {
}

/** A new match; `invite` opens a private one to whom you send it. */
export interface Created {
  readonly match: string;
  readonly invite: string | null;
}

/**
 * A game's match of the day; `played` is yours of today, `ends` milliseconds since 1970.
 *
 * `result` is how yours ended, empty before. `calendar` are the kinds of seven days, today first.
 * `week` are the last seven days, today at the end: whether you finished each one's match.
 * `streak` is how many days in a row you did, up to today or yesterday. From one address so many
 * `tries` count; `counts` if yours does, or would.
 */
export interface Daily {
  readonly date: string;
  readonly ends: number;
  readonly game: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly commitment: string;
  readonly played: string | null;
  readonly over: boolean;
  readonly result: string;
  readonly week: readonly boolean[];
  readonly streak: number;
  readonly calendar: readonly DailyKind[];
  readonly entries: readonly LeaderboardRow[];
  readonly programs: readonly LeaderboardRow[];
  readonly tries: number;
  readonly counts: boolean;
  readonly yesterday: PastDaily;
}

/** What is played on a day: these settings, against this bot if there is one. */
export interface DailyKind {
  readonly date: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly opponent: string | null;
}

/**
 * One decision, judged by what its seat knew then.
 *
 * `before` is the value of the position for who does the best there, `after` that of what was
 * done, `best` that of the `better` choice, which is empty where none is better. `cost` is what
 * was given away, `give` how far two such values may be apart by chance alone. `lost` is the same
 * as `cost` without regard to chance, so that it may be less than nothing, and `stake` how far
 * the best choice was ahead of one by lot: accuracy is made of these two.
 */
export interface Decision {
  readonly step: number;
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  readonly best: number;
  readonly cost: number;
  readonly give: number;
  readonly lost: number;
  readonly stake: number;
  readonly played: string;
  readonly better: string;
  readonly mark: "" | "blunder" | "find" | "inaccuracy" | "mistake";
  readonly reasons: readonly Reason[];
  readonly tried: readonly Tried[];
}

/** This device is that of who has the code; with `token` the token for programs. */
export interface DeviceAsked {
  readonly code?: string;
  readonly token?: boolean;
}

/** A code for another device, good once and until then, in milliseconds since 1970. */
export interface DeviceCode {
  readonly code: string;
  readonly until: number;
}

/** Something about a place of a text; line and column count from 1, 0 where none applies. */
export interface Diagnostic {
  readonly code: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The entries of a game's board, or of all its boards. */
export interface EntriesAsked {
  readonly token?: string;
  readonly game?: string;
  readonly board?: string;
}

/** Show the entry of a match no more, or again, or remove it for good. */
export interface EntryAsked {
  readonly token?: string;
  readonly match: string;
  readonly do: "hide" | "remove" | "show";
}

/**
 * What is wrong: a code for programs, a sentence for people.
 *
 * `details` are what the sentence is made of, for who says it in another language: which
 * `setting`, the value `given`, and so on.
 */
export interface ErrorDetail {
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** A file that comes with a game: the word of the settings that chooses it, and its text. */
export interface Example {
  readonly name: string;
  readonly text: string;
}

/** The body of every answer that is not 2xx. */
export interface Failed {
  readonly error: ErrorDetail;
}

/**
 * The bot that should make a fair match: its `rating` is near your `strength`, as far as your
 * latest results against bots tell it.
 */
export interface FairOpponent {
  readonly bot: string;
  readonly rating: number | null;
  readonly strength: number;
  readonly matches: number;
}

/**
 * A figure of a leaderboard, written as a `number`, a `duration` of milliseconds or a
 * `percent`.
 */
export interface FigureInfo {
  readonly name: string;
  readonly unit: string;
}

/**
 * One game: bots go from weak to strong, `usual_bot` sits down where nobody chooses one.
 * Where a game `has_secrets` two who share a device must not see each other's view. A usual match
 * takes so many `minutes`, null where nobody has measured it.
 */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number] | null;
  readonly version: number;
  readonly has_secrets: boolean;
  readonly modes: readonly ModeInfo[];
  readonly settings: readonly SettingInfo[];
  readonly bots: readonly BotInfo[];
  readonly usual_bot: string;
  readonly pauses: PausesInfo;
  readonly leaderboards: LeaderboardsInfo | null;
}

/** What came of your matches of a game; `streak` are days in a row of its match of the day. */
export interface GameResults {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly streak: number;
  readonly longest: number;
}

/** All games, and the quick phrases of the chat by name. */
export interface Games {
  readonly games: readonly GameInfo[];
  readonly phrases: Readonly<Record<string, string>>;
}

/** Who was forgotten: the token is worth nothing from now on. */
export interface Gone {
  readonly guest: string;
}

/** Forget me. */
export interface GoneAsked {
}

/** You: `token` only when it was asked for. */
export interface Guest {
  readonly guest: string;
  readonly name: string;
  readonly token: string | null;
}

/** Who am I? With `name` also a new name; with `token` the token for programs. */
export interface GuestAsked {
  readonly name?: string | null;
  readonly token?: boolean;
}

/** The first frame on a socket: who you are, and the protocol's version. */
export interface Hello {
  readonly kind: "hello";
  readonly version: number;
  readonly guest: string;
  readonly name: string;
}

/**
 * To spectators who saw hidden things until now: a second person sat down, so from the next
 * snapshot on they see no more than everybody may.
 */
export interface Hidden {
  readonly kind: "hidden";
  readonly match: string;
}

/** What the expert would do after the step with this number, and why. */
export interface Hint {
  readonly number: number;
  readonly action: string;
  readonly decision: Decision;
}

/**
 * What would the expert do? Your match is marked as assisted by it, and must be unranked.
 *
 * Who shares a device says for which `seat`.
 */
export interface HintAsked {
  readonly seat?: number | null;
}

/** How often something took at most so many seconds; the last count is for all beyond. */
export interface Histogram {
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
  readonly total: number;
}

/** The figures of this process, for who hosts it and knows the token. */
export interface HostAsked {
  readonly token?: string;
}

/** Somebody who may not play here. */
export interface HostBan {
  readonly who: string;
  readonly until: number;
  readonly why: string;
}

/** Who is banned now, the longest first. */
export interface HostBans {
  readonly bans: readonly HostBan[];
}

/** It is done. */
export interface HostDone {
}

/** Entries in the order of their boards, at most a thousand. */
export interface HostEntries {
  readonly entries: readonly HostEntry[];
}

/** An entry of a leaderboard with what only the host may know. */
export interface HostEntry {
  readonly match: string;
  readonly game: string;
  readonly board: string;
  readonly guest: string;
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly date: number;
  readonly hidden: boolean;
  readonly mark: string;
}

/**
 * What one process does; counts are since its start.
 *
 * `acts` are actions from their arrival to their stored answer, `bots` the thinking of slow bots.
 */
export interface HostFigures {
  readonly process: string;
  readonly version: string;
  readonly uptime: number;
  readonly ready: boolean;
  readonly reasons: readonly string[];
  readonly sockets: number;
  readonly matches: number;
  readonly steps: Readonly<Record<string, number>>;
  readonly opened: Readonly<Record<string, number>>;
  readonly calls: Readonly<Record<string, number>>;
  readonly refused: Readonly<Record<string, number>>;
  readonly cut: Readonly<Record<string, number>>;
  readonly acts: Histogram;
  readonly commits: Histogram;
  readonly bots: Histogram;
  readonly waiting: number;
  readonly failures: number;
  readonly loop_lag: number;
  readonly store_bytes: number;
  readonly map_bytes: number;
  readonly map_quota: number;
  readonly retention: Readonly<Record<string, number>>;
  readonly swept: Readonly<Record<string, number>>;
}

/**
 * Follow a match: as its seat if you hold one, else as a spectator.
 *
 * With `since`, the answer holds the steps after that number if the server still has them;
 * otherwise, and always when they are too many, a snapshot. With `views` as `changes` later frames
 * tell only what is different in the view, where that is shorter (`changes` instead of `steps`).
 * Who does not sit at a private match follows it with its `invite`.
 */
export interface Join {
  readonly kind: "join";
  readonly match: string;
  readonly since?: number | null;
  readonly views?: "changes" | "whole";
  readonly invite?: string;
}

/** One board, people and beside them programs, and the names of all boards of the game. */
export interface Leaderboard {
  readonly game: string;
  readonly board: string;
  readonly boards: readonly string[];
  readonly entries: readonly LeaderboardRow[];
  readonly programs: readonly LeaderboardRow[];
}

/**
 * One line of a leaderboard; `date` is milliseconds since 1970.
 *
 * `figures` are what the game ranks by, the most important first (`millis` is the time taken);
 * `details` tell more of the match. `older_rules` and `can_replay` are as in `Past`.
 */
export interface LeaderboardRow {
  readonly rank: number;
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly details: Readonly<Record<string, string>>;
  readonly date: number;
  readonly match: string;
  readonly mine: boolean;
  readonly older_rules: number | null;
  readonly can_replay: boolean;
}

/**
 * The boards of a game, what ranks on them (the most important first), for how many people at
 * a table there are any, and whether there is a match of the day.
 */
export interface LeaderboardsInfo {
  readonly boards: readonly string[];
  readonly figures: readonly FigureInfo[];
  readonly seats: readonly number[];
  readonly daily: boolean;
}

/** All that the learner did in a lesson or a problem so far. */
export interface LessonAsked {
  readonly actions?: readonly string[];
}

/** A `lesson` or a `problem` of a game: its words are found by its name. */
export interface LessonInfo {
  readonly name: string;
  readonly kind: string;
}

/**
 * A lesson or a problem after what the learner did, as the learner's `seat` sees it.
 *
 * `last` is what the last action led to. `steps` are the names of a lesson's steps, `at` is the
 * present one; in a problem `at` counts actions, of which there may be `most` (0 in a lesson).
 * `wanted` are the actions that lead on: `read on` where there is only something to read, every
 * legal one in a problem. `light`, `point` and `marks` name what is to be shown: `cell 41`,
 * `do next turn`, or a part of the page. `state` is `open`, `solved` or `failed`; then `why` names
 * the sentence that explains it.
 */
export interface LessonMoment {
  readonly kind: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly seat: number;
  readonly steps: readonly string[];
  readonly at: number;
  readonly most: number;
  readonly last: readonly VisibleStep[];
  readonly view: GameView;
  readonly acting: readonly number[];
  readonly choices: readonly Choice[];
  readonly wanted: readonly string[];
  readonly light: readonly string[];
  readonly point: string;
  readonly marks: Readonly<Record<string, readonly string[]>>;
  readonly state: string;
  readonly why: string;
  readonly result: Result | null;
}

/** The lessons of a game in their order, then its problems. */
export interface Lessons {
  readonly lessons: readonly LessonInfo[];
}

/**
 * How a seat stood after a step, and what the step changed: `luck` and `skill` add up to it.
 *
 * Skill is what a choice gave away: the seat's own is a minus, another's a plus. Luck is the rest.
 */
export interface LinePoint {
  readonly step: number;
  readonly value: number;
  readonly luck: number;
  readonly skill: number;
}

/**
 * One match in the lobby; `your_turn` where it is yours and the table waits for you, `bots`
 * where only they play, for whoever watches, `again` is the step from which another match is tried
 * again in it.
 */
export interface Listed {
  readonly match: string;
  readonly game: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly state: string;
  readonly names: readonly string[];
  readonly free: number;
  readonly mine: boolean;
  readonly your_turn: boolean;
  readonly created: number;
  readonly bots: boolean;
  readonly again: number | null;
}

/** Follow the list of open and running matches, or no longer. */
export interface Lobby {
  readonly kind: "lobby";
  readonly follow: boolean;
}

/**
 * For who holds several seats on one device: see what the seat to act sees.
 *
 * As long as that seat is to act, frames carry its view; then, and with a `look` without `seat`,
 * it is covered again and frames carry what everybody may see.
 */
export interface Look {
  readonly kind: "look";
  readonly match: string;
  readonly seat?: number | null;
}

/**
 * A new match: each seat is `me`, `open` or `bot:NAME`; several `me` are a hot-seat.
 *
 * Who shares a device may be told apart by names: `me:NAME`.
 *
 * `clock` is seconds per turn. A match with a `seed` of your own is unranked. A `daily` match is
 * the game's match of the day, whatever settings and seats are asked.
 */
export interface MatchAsked {
  readonly game?: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly seats?: readonly string[];
  readonly clock?: number | null;
  readonly public?: boolean;
  readonly seed?: string | null;
  readonly daily?: boolean;
}

/** The lobby: open and running public matches, and yours. */
export interface MatchList {
  readonly matches: readonly Listed[];
}

/** The lobby, whole: open and running public matches, and yours. */
export interface Matches {
  readonly kind: "matches";
  readonly matches: readonly Listed[];
}

/**
 * A way to play: a seat is `me`, `open`, `bot` (the chosen one), `bot:NAME` or `none`; where
 * seats are `free` a form asks who takes each, beginning with these. Where `sized_by` names a
 * setting, `sizes` has the number of seats by its value: the last is repeated or left out.
 */
export interface ModeInfo {
  readonly name: string;
  readonly seats: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
  readonly free: boolean;
  readonly sized_by: string;
  readonly sizes: Readonly<Record<string, number>>;
}

/** The seat that was opened or closed; `invite` opens a private match to whom you send it. */
export interface Opened {
  readonly seat: number;
  readonly invite: string | null;
}

/**
 * One more seat at a running match: `open` for whoever comes, `bot:NAME`, or `me` for one more
 * at your device, where nobody plays at another.
 */
export interface OpeningAsked {
  readonly seat?: string;
}

/** All that is kept about you, of each list at most the newest thousand. */
export interface OwnData {
  readonly guest: string;
  readonly name: string;
  readonly matches: readonly OwnMatch[];
  readonly entries: readonly OwnEntry[];
  readonly lines: readonly OwnLine[];
  readonly passkeys: readonly OwnPasskey[];
}

/** What you signed on a leaderboard; `date` is milliseconds since 1970. */
export interface OwnEntry {
  readonly match: string;
  readonly game: string;
  readonly board: string;
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly date: number;
}

/** What you said; `at` is milliseconds since 1970. */
export interface OwnLine {
  readonly match: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A match in which you have or had a seat, said something or signed. */
export interface OwnMatch {
  readonly match: string;
  readonly game: string;
  readonly created: number;
  readonly state: string;
  readonly names: readonly string[];
  readonly mine: readonly number[];
}

/** A passkey of yours; what signatures are checked with is told to nobody. */
export interface OwnPasskey {
  readonly id: string;
  readonly created: number;
}

/** Follow a match no longer (a seat stays yours). */
export interface Part {
  readonly kind: "part";
  readonly match: string;
}

/** What your browser needs to make a passkey, or to sign with one. */
export interface PasskeyAsked {
}

/** A passkey of yours that lets nobody in any more. */
export interface PasskeyGone {
  readonly id?: string;
}

/** A passkey that your browser has made. */
export interface PasskeyMade {
  readonly credential?: string;
}

/** What your browser needs for a passkey. */
export interface PasskeyOptions {
  readonly options: string;
}

/** What your browser has signed with a passkey; with `token` the token for programs. */
export interface PasskeySigned {
  readonly credential?: string;
  readonly token?: boolean;
}

/**
 * One match that is over: who played, which seats were yours, and how each seat ended.
 *
 * A `sealed` one, of the day, can be watched again when that day is over. A `void` one was closed
 * without a result when its rules were replaced. `older_rules` is the version of its rules if
 * that is not the one of new matches; where these are gone, `can_replay` is false. A `brought` one
 * was played elsewhere: you brought its record. `again` is the step from which another match was
 * tried again in it.
 */
export interface Past {
  readonly match: string;
  readonly game: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly mine: readonly number[];
  readonly results: readonly string[];
  readonly reason: string;
  readonly created: number;
  readonly sealed: boolean;
  readonly void: boolean;
  readonly older_rules: number | null;
  readonly can_replay: boolean;
  readonly brought: boolean;
  readonly again: number | null;
}

/** A day that is over: its seed is public. */
export interface PastDaily {
  readonly date: string;
  readonly seed: string;
  readonly entries: readonly LeaderboardRow[];
  readonly programs: readonly LeaderboardRow[];
}

/** Your matches that are over, newest first. */
export interface PastList {
  readonly matches: readonly Past[];
}

/**
 * What leads from one view to the next: first all `splices`, then all `puts`, in their order.
 *
 * A splice is [path, start, cut, put]: in the text or list there, take `cut` away at `start` and
 * insert `put`. A put is [path, value]: that is the value there now.
 */
export interface Patch {
  readonly splices: readonly (readonly [readonly (string | number | null)[], number, number, unknown])[];
  readonly puts: readonly (readonly [readonly (string | number | null)[], unknown])[];
}

/**
 * How long what happens is shown at normal speed, in milliseconds, by kind of event.
 *
 * A bot waits before what it does: as `before_bot` says, `otherwise` before anything else, and
 * `first` (unless 0) in place of `before_bot` where somebody else acted before.
 */
export interface PausesInfo {
  readonly after: Readonly<Record<string, number>>;
  readonly before_bot: Readonly<Record<string, number>>;
  readonly otherwise: number;
  readonly first: number;
}

/** What is kept about a guest, or the end of it. */
export interface PersonAsked {
  readonly token?: string;
  readonly guest: string;
}

/** Are you there? Answered by `pong` with the same `t`. */
export interface Ping {
  readonly kind: "ping";
  readonly t?: number;
}

/**
 * Your page: results by game, what you signed on leaderboards, the best of each board, and your
 * passkeys.
 */
export interface PlayerPage {
  readonly name: string;
  readonly since: number | null;
  readonly games: readonly GameResults[];
  readonly best: readonly OwnEntry[];
  readonly passkeys: readonly OwnPasskey[];
  readonly can_keep: boolean;
}

/** The answer to `ping`. */
export interface Pong {
  readonly kind: "pong";
  readonly t: number;
}

/**
 * A sentence of the catalogue `analysis`: which one, and what stands in it.
 *
 * Cells are written as in the record, seats are counted from 0, shares are whole per cent.
 */
export interface Reason {
  readonly why: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** An action or request was refused; nothing was changed. `n` is where the match stands. */
export interface Refused {
  readonly kind: "refused";
  readonly match: string | null;
  readonly n: number | null;
  readonly id: string;
  readonly code: string;
  readonly message: string;
}

/** The new match, or null while the others have not agreed. */
export interface Rematch {
  readonly match: string | null;
}

/** Again, with seats swapped. */
export interface RematchAsked {
}

/** Another name for a guest; without one they are Anonymous. */
export interface RenamingAsked {
  readonly token?: string;
  readonly guest: string;
  readonly name?: string;
}

/** A finished match from one seat's viewpoint (`0`, `1`, …), a `spectator`'s, or `all` shown. */
export interface Replay {
  readonly about: About;
  readonly seats: readonly Seat[];
  readonly viewpoint: string;
  readonly result: Result;
  readonly frames: readonly ReplayFrame[];
}

/** One step of a replay; frame 0 is the start (`by` is -1, `did` empty). */
export interface ReplayFrame {
  readonly n: number;
  readonly by: number;
  readonly did: string;
  readonly at: number;
  readonly events: readonly GameEvent[];
  readonly view: GameView;
  readonly choice: boolean;
}

/** Report a line of the chat: who said it, by seat (31 for a spectator) and name, and when. */
export interface ReportAsked {
  readonly by?: number;
  readonly name?: string;
  readonly at?: number;
}

/** Whoever runs the server can read it in its log. */
export interface Reported {
  readonly match: string;
}

/**
 * How a match ended: results and scores per seat, and the seed, now public.
 *
 * The seed of a match of the day is empty until that day is over. `can_enter` if you may sign the
 * leaderboard; `millis` is the time that the match took.
 */
export interface Result {
  readonly reason: string;
  readonly results: readonly string[];
  readonly scores: readonly number[];
  readonly seed: string;
  readonly can_enter: boolean;
  readonly millis: number;
}

/** Chat: by a seat (31 for a spectator) and its name; `phrase` names a quick phrase. */
export interface Said {
  readonly kind: "said";
  readonly match: string;
  readonly by: number;
  readonly name: string;
  readonly text: string;
  readonly phrase: string | null;
  readonly at: number;
}

/** Sign the leaderboard; nothing but a name can be given. */
export interface ScoreAsked {
  readonly name?: string;
}

/**
 * Who sits where: `player` is `person`, `bot` or `open`, at a match that was
 * played elsewhere `recorded`; `mine` if it is yours.
 */
export interface Seat {
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly bot: string | null;
  readonly mine: boolean;
  readonly online: boolean;
}

/** Take a free seat; a private match needs its invite. */
export interface SeatAsked {
  readonly invite?: string | null;
}

/** A seat's line through the match: `first` plus all luck and all skill is its end. */
export interface SeatLine {
  readonly seat: number;
  readonly first: number;
  readonly end: number;
  readonly luck: number;
  readonly skill: number;
  readonly points: readonly LinePoint[];
}

/** How well a seat played: `accuracy` in hundredths of a per cent, null without a decision. */
export interface SeatSummary {
  readonly seat: number;
  readonly accuracy: number | null;
  readonly decisions: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
  readonly cost: number;
}

/** The seat that is yours now. */
export interface Seated {
  readonly seat: number;
}

/**
 * Somebody sat down, came back, went away, or offers a rematch; or a seat was opened or closed.
 *
 * `offers` are the seats whose players would play again; `rematch` is the match that follows.
 * `can_begin` if you may begin this match, which waits, without those who have not come.
 * `can_open` if you may open one more seat of this running match, `can_close` if you may close
 * one that nobody took. `invite` opens a private match to whom you send it.
 */
export interface Seats {
  readonly kind: "seats";
  readonly match: string;
  readonly state: string;
  readonly seats: readonly Seat[];
  readonly spectators: number;
  readonly offers: readonly number[];
  readonly rematch: string | null;
  readonly can_begin: boolean;
  readonly can_open: boolean;
  readonly can_close: boolean;
  readonly invite: string | null;
}

/**
 * One setting of a game; a share is kept in hundredths between low and high.
 *
 * A form offers the `suggested` values in this order, where there are any; a setting with `text`
 * takes a text that players bring. Any value but the default makes a match unranked, unless it is
 * `ranked_any`.
 */
export interface SettingInfo {
  readonly name: string;
  readonly default: string;
  readonly help: string;
  readonly expected: string;
  readonly words: readonly string[];
  readonly low: number;
  readonly high: number;
  readonly share: boolean;
  readonly text: boolean;
  readonly suggested: readonly string[];
  readonly ranked_any: boolean;
}

/** In how many imagined positions something is at a place, in hundredths of a per cent. */
export interface Share {
  readonly place: number;
  readonly share: number;
}

/**
 * Your entry, its board and rank; rank 0 when it is behind the last place that is kept.
 *
 * `by_program` if it stands on the board for programs beside that for people.
 */
export interface Signed {
  readonly board: string;
  readonly by_program: boolean;
  readonly entry: LeaderboardRow;
  readonly rank: number;
}

/**
 * A match as a whole: the answer to `join`, and what heals a client that lost its way.
 *
 * `viewpoint` is the seat whose view this is (31 for a spectator); `steps` are those asked for by
 * `since`; `acting` whom the table waits for; `state` is `open` (a seat is free),
 * `running`, `over` or `broken`.
 */
export interface Snapshot {
  readonly kind: "snapshot";
  readonly match: string;
  readonly n: number;
  readonly state: string;
  readonly about: About;
  readonly seats: readonly Seat[];
  readonly viewpoint: number;
  readonly acting: readonly number[];
  readonly steps: readonly VisibleStep[];
  readonly view: GameView;
  readonly choices: readonly Choice[];
  readonly clock: Clock | null;
  readonly result: Result | null;
}

/** Play somebody, whoever that is: join a public table that waits, or open one. */
export interface SomebodyAsked {
  readonly game?: string;
}

/** What was done since the last frame, then the view that follows from it: the view wins. */
export interface Steps {
  readonly kind: "steps";
  readonly match: string;
  readonly n: number;
  readonly state: string;
  readonly viewpoint: number;
  readonly acting: readonly number[];
  readonly steps: readonly VisibleStep[];
  readonly view: GameView;
  readonly choices: readonly Choice[];
  readonly clock: Clock | null;
  readonly result: Result | null;
}

/** A match from outside. */
export interface Summary {
  readonly about: About;
  readonly seats: readonly Seat[];
  readonly state: string;
  readonly n: number;
  readonly result: Result | null;
}

/** After `join`, where something was said before: the latest lines, oldest first. */
export interface Talk {
  readonly kind: "talk";
  readonly match: string;
  readonly lines: readonly Said[];
}

/** What could have been done, and what it was worth; `tries` is how often it was tried. */
export interface Tried {
  readonly action: string;
  readonly value: number;
  readonly tries: number;
}

/** Another match, or null where that was played elsewhere, and the step that was chosen anew. */
export interface TriedAgain {
  readonly match: string | null;
  readonly step: number;
}

/** Somebody may play here again. */
export interface UnbanAsked {
  readonly token?: string;
  readonly who: string;
}

/** A new file; the same seed and order give the same text. */
export interface UserFile {
  readonly text: string;
  readonly seed: string;
}

/** A new file, made to order for so many players; without a seed every one is another. */
export interface UserFileOrder {
  readonly settings?: Readonly<Record<string, string>>;
  readonly seats?: number;
  readonly seed?: string | null;
}

/**
 * What a game has of one kind of file (a map, for instance): examples, and what can be
 * ordered.
 */
export interface UserFiles {
  readonly examples: readonly Example[];
  readonly orders: readonly SettingInfo[];
}

/**
 * What came out when the server played the record again; `checksum` is that of its text.
 *
 * Where it is not `ok`, `code` and `details` say what the message says, for other languages.
 */
export interface Verified {
  readonly ok: boolean;
  readonly steps: number;
  readonly commitment: string;
  readonly seed: string;
  readonly message: string;
  readonly checksum: string;
  readonly code: string;
  readonly details: Readonly<Record<string, string>>;
}

/**
 * One step as this client may know it: `did` is empty where the action is another's secret.
 *
 * `n` counts what this client was told: hidden steps have no number (DM-81).
 */
export interface VisibleStep {
  readonly n: number;
  readonly by: number;
  readonly did: string;
  readonly events: readonly GameEvent[];
}

/** Close a match without a result. */
export interface VoidingAsked {
  readonly token?: string;
  readonly match: string;
}

export type UpFrame =
  | Join
  | Part
  | Act
  | Look
  | Chat
  | Lobby
  | Ping;

export type DownFrame =
  | Hello
  | Snapshot
  | Steps
  | Changes
  | Seats
  | Said
  | Talk
  | Hidden
  | Refused
  | Matches
  | Pong
  | Closing;

/** The dragon took a life (DD-77). */
export interface DelveAttacked {
  readonly kind: "attacked";
  readonly seat: number;
  readonly cell: number;
  readonly lives: number;
}

/** The carrier won a battle: a log line and nothing else (DD-74). */
export interface DelveBattleHeld {
  readonly kind: "battle_held";
  readonly carrier: number;
  readonly other: number;
}

/** An attempt hit a wall, which is known now (DD-27). */
export interface DelveBumped {
  readonly kind: "bumped";
  readonly seat: number;
  readonly cell: number;
  readonly way: number;
  readonly edge: number;
}

/**
 * All that a seat may know.
 *
 * `boundaries` has one sign per boundary (`?` unknown, `#` wall, blank passage, `/` unlocked and
 * `+` locked door), `visited` a digit per chamber with a bit per seat. `lair` is known from the
 * dragon's waking on; `hint` tells whether it is still marked (DD-32). `dragon` is where it is
 * seen now, `last_seen` where it was seen last. `carrier_moves` and `treasure_reach` are those of
 * the settings, for whoever tells people what they mean.
 */
export interface DelveView {
  readonly seat: number;
  readonly mode: string;
  readonly level: number;
  readonly size: number;
  readonly edition: string;
  readonly phase: string;
  readonly acting: readonly number[];
  readonly round: number;
  readonly left: number;
  readonly free: boolean;
  readonly battles: number;
  readonly warriors: readonly DelveWarrior[];
  readonly waystone: number | null;
  readonly boundaries: string;
  readonly visited: string;
  readonly awake: boolean;
  readonly dragon: number | null;
  readonly last_seen: number | null;
  readonly lair: number | null;
  readonly hint: boolean;
  readonly found: boolean;
  readonly treasure: number | null;
  readonly draw_offers: readonly number[];
  readonly ending: DelveEnding | null;
  readonly secrets: DelveSecrets | null;
  readonly carrier_moves: number;
  readonly treasure_reach: number;
}

/** A warrior left the board for good (DD-79). */
export interface DelveDied {
  readonly kind: "died";
  readonly seat: number;
}

/** A locked door was forced and is unlocked from now on (DD-45). */
export interface DelveDoorForced {
  readonly kind: "door_forced";
  readonly seat: number;
  readonly edge: number;
}

/** A locked door held (DD-48). */
export interface DelveDoorHeld {
  readonly kind: "door_held";
  readonly seat: number;
  readonly cell: number;
  readonly way: number;
  readonly edge: number;
}

/** An unlocked door locked behind the warrior (DD-44). */
export interface DelveDoorLocked {
  readonly kind: "door_locked";
  readonly seat: number;
  readonly edge: number;
}

/** The dragon flew; without a cell where it can't be seen (DD-31). */
export interface DelveDragonMoved {
  readonly kind: "dragon_moved";
  readonly cell: number | null;
}

/** A lone warrior's step brought the dragon into sight (DD-31). */
export interface DelveDragonSeen {
  readonly kind: "dragon_seen";
  readonly cell: number;
}

/** The dragon is about to move. */
export interface DelveDragonStirred {
  readonly kind: "dragon_stirred";
}

/** The dragon wakes; its lair is the treasure hint (DD-54). */
export interface DelveDragonWoke {
  readonly kind: "dragon_woke";
  readonly seat: number;
  readonly lair: number;
}

/** A warrior would agree to a draw (DD-84). */
export interface DelveDrawOffered {
  readonly kind: "draw_offered";
  readonly seat: number;
}

/** The match is over; `winner` is None when nobody won. */
export interface DelveEnded {
  readonly kind: "ended";
  readonly reason: string;
  readonly winner: number | null;
}

/** How the match ended. */
export interface DelveEnding {
  readonly reason: string;
  readonly winner: number | null;
}

/** A player gave up (DD-84). */
export interface DelveLeft {
  readonly kind: "left";
  readonly seat: number;
}

/** Both warriors stand in their start chambers (DD-23). */
export interface DelveMatchBegan {
  readonly kind: "match_began";
  readonly starts: readonly number[];
}

/** A warrior stands somewhere else again (DD-78). */
export interface DelveRespawned {
  readonly kind: "respawned";
  readonly seat: number;
  readonly cell: number;
}

/** The other won a battle and has the treasure (DD-74). */
export interface DelveRobbed {
  readonly kind: "robbed";
  readonly winner: number;
  readonly loser: number;
}

/** What is shown to everybody when the match is over (DD-85, DD-90). */
export interface DelveSecrets {
  readonly boundaries: string;
  readonly lair: number | null;
  readonly treasure: number | null;
  readonly waystones: readonly (number | null)[];
  readonly explored: number;
}

/** An attempt succeeded; `edge` is the boundary that is known now. */
export interface DelveStepped {
  readonly kind: "stepped";
  readonly seat: number;
  readonly cell: number;
  readonly way: number;
  readonly edge: number;
}

/** The treasure lies here now (DD-69). */
export interface DelveTreasureDropped {
  readonly kind: "treasure_dropped";
  readonly seat: number;
  readonly cell: number;
}

/** The first pick-up of the match (DD-71). */
export interface DelveTreasureFound {
  readonly kind: "treasure_found";
  readonly seat: number;
  readonly cell: number;
}

/** A later pick-up. */
export interface DelveTreasureTaken {
  readonly kind: "treasure_taken";
  readonly seat: number;
  readonly cell: number;
}

/** A warrior's turn with its allowance (DD-36). */
export interface DelveTurnBegan {
  readonly kind: "turn_began";
  readonly seat: number;
  readonly left: number;
  readonly round: number;
}

/** One warrior as everybody sees it (DD-29). */
export interface DelveWarrior {
  readonly chosen: boolean;
  readonly start: number | null;
  readonly cell: number | null;
  readonly lives: number;
  readonly carrying: boolean;
  readonly moves: number;
  readonly deaths: number;
}

/** A warrior has chosen; where, only its owner is told (DD-17). */
export interface DelveWaystoneChosen {
  readonly kind: "waystone_chosen";
  readonly seat: number;
}

/** Your waystone is here. */
export interface DelveWaystonePlaced {
  readonly kind: "waystone_placed";
  readonly seat: number;
  readonly cell: number;
}

export type DelveEvent =
  | DelveWaystoneChosen
  | DelveWaystonePlaced
  | DelveMatchBegan
  | DelveTurnBegan
  | DelveStepped
  | DelveBumped
  | DelveDoorHeld
  | DelveDoorForced
  | DelveDoorLocked
  | DelveDragonWoke
  | DelveDragonSeen
  | DelveDragonStirred
  | DelveDragonMoved
  | DelveAttacked
  | DelveTreasureDropped
  | DelveRespawned
  | DelveDied
  | DelveTreasureFound
  | DelveTreasureTaken
  | DelveBattleHeld
  | DelveRobbed
  | DelveDrawOffered
  | DelveLeft
  | DelveEnded;

/** A monster was paid; `treasure` is what is left (EX-36). */
export interface ExtrikateBribed {
  readonly kind: "bribed";
  readonly seat: number;
  readonly paid: number;
  readonly treasure: number;
}

/** Safe, with this haul (EX-41, EX-42). */
export interface ExtrikateCameHome {
  readonly kind: "came_home";
  readonly seat: number;
  readonly treasure: number;
}

/** The roof comes down: the die, and how many walls the player has to draw (EX-30). */
export interface ExtrikateCaveInBegan {
  readonly kind: "cave_in_began";
  readonly seat: number;
  readonly die: number;
  readonly walls: number;
}

/** The chosen edges became walls (EX-30). */
export interface ExtrikateCaveInEnded {
  readonly kind: "cave_in_ended";
  readonly seat: number;
  readonly cell: number;
  readonly ways: readonly number[];
  readonly edges: readonly number[];
}

/** One player (EX-6); `cell` is None for the dead. `turns` and `rolls` are those made. */
export interface ExtrikateDelver {
  readonly start: number;
  readonly cell: number | null;
  readonly lives: number;
  readonly treasure: number;
  readonly phase: string;
  readonly status: string;
  readonly turns: number;
  readonly rolls: number;
}

/** Out of the game, the treasure lost: `killed`, `lost in the dark` or `resigned` (EX-39). */
export interface ExtrikateDied {
  readonly kind: "died";
  readonly seat: number;
  readonly cause: string;
  readonly treasure: number;
}

/** An edge became a door for good (EX-28). */
export interface ExtrikateDoorDrawn {
  readonly kind: "door_drawn";
  readonly seat: number;
  readonly cell: number;
  readonly way: number;
  readonly edge: number;
}

/** A dig at a wall; `opened` when the die was high enough (EX-24). */
export interface ExtrikateDug {
  readonly kind: "dug";
  readonly seat: number;
  readonly cell: number;
  readonly way: number;
  readonly edge: number;
  readonly die: number;
  readonly opened: boolean;
}

/** Nobody is active any more (EX-43); tied winners share the win (EX-45). */
export interface ExtrikateEnded {
  readonly kind: "ended";
  readonly reason: string;
  readonly winners: readonly number[];
}

/** How the match ended; several winners share (EX-45). */
export interface ExtrikateEnding {
  readonly reason: string;
  readonly winners: readonly number[];
}

/** A player turns back for good (EX-13). */
export interface ExtrikateExitDeclared {
  readonly kind: "exit_declared";
  readonly seat: number;
}

/**
 * All there is to know.
 *
 * `step` names what the table waits for, `turn` the seat whose turn it is. `edges` has a sign per
 * interior edge (blank open, `#` wall, `/` door), `dots` a sign per cell (`.` explored). `dice`
 * and `result` are the roll of this turn that was made last; `rolled` of at most `most_rolls`
 * rolls are made. `strength` is the number of the monster, or of walls that a cave-in asks for.
 * `roll_off` has a die per seat and round of the throw for the first turn, 0 for who was out.
 */
export interface ExtrikateView {
  readonly seat: number;
  readonly acting: readonly number[];
  readonly turn: number;
  readonly step: string;
  readonly rolled: number;
  readonly most_rolls: number;
  readonly dice: readonly number[];
  readonly result: string | null;
  readonly strength: number;
  readonly delvers: readonly ExtrikateDelver[];
  readonly edges: string;
  readonly dots: string;
  readonly roll_off: readonly (readonly number[])[];
  readonly last_turn: number;
  readonly ending: ExtrikateEnding | null;
}

/** A monster and the die against it (EX-34). */
export interface ExtrikateFought {
  readonly kind: "fought";
  readonly seat: number;
  readonly strength: number;
  readonly die: number;
  readonly won: boolean;
}

/** One life less. */
export interface ExtrikateLifeLost {
  readonly kind: "life_lost";
  readonly seat: number;
  readonly lives: number;
}

/** A step into a cell; `explored` when it got its dot by this (EX-21). */
export interface ExtrikateMoved {
  readonly kind: "moved";
  readonly seat: number;
  readonly cell: number;
  readonly way: number;
  readonly edge: number;
  readonly explored: boolean;
}

/** The result had nothing to act on; the roll is used up (EX-27, EX-28). */
export interface ExtrikateNothingHappened {
  readonly kind: "nothing_happened";
  readonly seat: number;
}

/** Three dice and what they mean (EX-18, EX-20); `strength` is a danger's number or 0. */
export interface ExtrikateRolled {
  readonly kind: "rolled";
  readonly seat: number;
  readonly dice: readonly number[];
  readonly sum: number;
  readonly phase: string;
  readonly result: string;
  readonly strength: number;
}

/** The die for the monster's treasure; `gained` is 0 when it was too high (EX-35). */
export interface ExtrikateSpoilsRolled {
  readonly kind: "spoils_rolled";
  readonly seat: number;
  readonly strength: number;
  readonly die: number;
  readonly gained: number;
}

/** A trap and the die against it (EX-37). */
export interface ExtrikateTrapSprung {
  readonly kind: "trap_sprung";
  readonly seat: number;
  readonly strength: number;
  readonly die: number;
  readonly escaped: boolean;
}

/** Treasure found, or taken from a monster; `treasure` is the new total (EX-32, EX-35). */
export interface ExtrikateTreasureGained {
  readonly kind: "treasure_gained";
  readonly seat: number;
  readonly gained: number;
  readonly treasure: number;
}

/** A player's turn, counted from 1 for each player. */
export interface ExtrikateTurnBegan {
  readonly kind: "turn_began";
  readonly seat: number;
  readonly turn: number;
  readonly phase: string;
}

/** An open edge became a wall (EX-25). */
export interface ExtrikateWallDrawn {
  readonly kind: "wall_drawn";
  readonly seat: number;
  readonly cell: number;
  readonly way: number;
  readonly edge: number;
}

export type ExtrikateEvent =
  | ExtrikateTurnBegan
  | ExtrikateExitDeclared
  | ExtrikateRolled
  | ExtrikateNothingHappened
  | ExtrikateMoved
  | ExtrikateDug
  | ExtrikateWallDrawn
  | ExtrikateDoorDrawn
  | ExtrikateCaveInBegan
  | ExtrikateCaveInEnded
  | ExtrikateTreasureGained
  | ExtrikateTrapSprung
  | ExtrikateFought
  | ExtrikateSpoilsRolled
  | ExtrikateBribed
  | ExtrikateLifeLost
  | ExtrikateDied
  | ExtrikateCameHome
  | ExtrikateEnded;

/** Your attack: hit or miss, the damage, and whether the target died (DM-53). */
export interface DooomAttacked {
  readonly kind: "attacked";
  readonly seat: number;
  readonly way: number;
  readonly hit: boolean;
  readonly damage: number;
  readonly killed: boolean;
}

/** The match has started; the order of turns is public (DM-20). */
export interface DooomBegan {
  readonly kind: "began";
  readonly order: readonly number[];
}

/** Your window changed through somebody else (DM-42). */
export interface DooomChanged {
  readonly kind: "changed";
  readonly seat: number;
}

/** A player is dead; where and how is not told (DM-55, DM-75). */
export interface DooomDied {
  readonly kind: "died";
  readonly seat: number;
}

/** All that a seat may know; `own` is None for spectators and the dead. */
export interface DooomView {
  readonly seat: number;
  readonly map: string;
  readonly goal: number;
  readonly phase: string;
  readonly round: number;
  readonly acting: readonly number[];
  readonly order: readonly number[];
  readonly status: readonly string[];
  readonly own: DooomSelf | null;
  readonly ending: DooomEnding | null;
  readonly whole: DooomWhole | null;
}

/** The match is over; `winner` is None when nobody won (DM-72). */
export interface DooomEnded {
  readonly kind: "ended";
  readonly reason: string;
  readonly winner: number | null;
}

/** How the match ended. */
export interface DooomEnding {
  readonly reason: string;
  readonly winner: number | null;
}

/** A player was placed somewhere in the dungeon (DM-16). */
export interface DooomJoined {
  readonly kind: "joined";
  readonly seat: number;
}

/** A player is gone (DM-63). */
export interface DooomLeft {
  readonly kind: "left";
  readonly seat: number;
}

/** You lost (DM-69). */
export interface DooomLost {
  readonly kind: "lost";
  readonly seat: number;
}

/** You went one tile (DM-43). */
export interface DooomMoved {
  readonly kind: "moved";
  readonly seat: number;
  readonly way: number;
}

/** You took something; `amount` is the gold of a pile, else 1 (DM-48). */
export interface DooomPickedUp {
  readonly kind: "picked_up";
  readonly seat: number;
  readonly thing: string;
  readonly amount: number;
}

/** Gold on a tile, for those who may see everything. */
export interface DooomPile {
  readonly row: number;
  readonly column: number;
  readonly amount: number;
}

/** One player, for those who may see everything. */
export interface DooomPlacedPlayer {
  readonly seat: number;
  readonly row: number;
  readonly column: number;
  readonly hp: number;
  readonly gold: number;
  readonly gear: readonly string[];
}

/**
 * A living player's own books and sight (DM-76).
 *
 * `row` and `column` count from the own start tile. `window` has rows of letters, `X` outside the
 * shape of sight. `memory` holds what own windows showed, its first row at `top` and first column
 * at `left`; blank is unknown, `p` a tile only ever seen below another player.
 */
export interface DooomSelf {
  readonly hp: number;
  readonly ap: number;
  readonly gold: number;
  readonly gear: readonly string[];
  readonly row: number;
  readonly column: number;
  readonly window: readonly string[];
  readonly top: number;
  readonly left: number;
  readonly memory: readonly string[];
}

/** Somebody attacked you from this side; `lost` is what your hit points really fell by. */
export interface DooomStruck {
  readonly kind: "struck";
  readonly seat: number;
  readonly way: number;
  readonly hit: boolean;
  readonly damage: number;
  readonly lost: number;
}

/** Whose turn it is (DM-75). */
export interface DooomTurnBegan {
  readonly kind: "turn_began";
  readonly seat: number;
  readonly round: number;
}

/** Your turn is over (DM-26). */
export interface DooomTurnEnded {
  readonly kind: "turn_ended";
  readonly seat: number;
}

/** The whole dungeon, after the end or for spectators by option (DM-74, DM-77). */
export interface DooomWhole {
  readonly rows: readonly string[];
  readonly figures: readonly DooomPlacedPlayer[];
  readonly piles: readonly DooomPile[];
}

/** You won (DM-69). */
export interface DooomWon {
  readonly kind: "won";
  readonly seat: number;
}

export type DooomEvent =
  | DooomJoined
  | DooomBegan
  | DooomTurnBegan
  | DooomTurnEnded
  | DooomMoved
  | DooomPickedUp
  | DooomAttacked
  | DooomStruck
  | DooomChanged
  | DooomDied
  | DooomLeft
  | DooomWon
  | DooomLost
  | DooomEnded;

/**
 * Step 5: the halves left and what cards have granted (DC-26); `extra_done` once any of it is.
 *
 * `teleport` is the Floating Teleport's space if the step began there (DC-76).
 */
export interface CrawlerActing {
  readonly kind: "acting";
  readonly seat: number;
  readonly halves_left: number;
  readonly moved: boolean;
  readonly extra_moves: number;
  readonly extra_attacks: number;
  readonly extra_done: boolean;
  readonly was_on_mat: boolean;
  readonly teleport: number | null;
}

/** A seat's activation (DC-24). */
export interface CrawlerActivation {
  readonly kind: "activation";
  readonly seat: number;
}

/** A seat's activation (DC-24). */
export interface CrawlerActivationBegan {
  readonly kind: "activation_began";
  readonly seat: number;
}

/** A seat has chosen its adventurer card (DC-18, DC-71). */
export interface CrawlerAdventurerTaken {
  readonly kind: "adventurer_taken";
  readonly seat: number;
  readonly adventurer: string;
}

/** A figure comes onto the mat; `seat` owns or controls it. */
export interface CrawlerAppeared {
  readonly kind: "appeared";
  readonly figure: number;
  readonly cell: number;
  readonly seat: number;
}

/** A figure attacks a space, in melee or otherwise: the figures yet to be rolled for (DC-96). */
export interface CrawlerAttack {
  readonly attacker: number;
  readonly attack: string;
  readonly space: number;
  readonly targets: readonly number[];
}

/** A figure attacks; `cell` is the target's space or the centre of an Area (DC-96). */
export interface CrawlerAttackDeclared {
  readonly kind: "attack_declared";
  readonly figure: number;
  readonly attack: string;
  readonly cell: number;
  readonly targets: readonly number[];
}

/**
 * A figure attacks a space: the figures yet to be rolled for (DC-58 to DC-61).
 *
 * `plus` is added to every die; the seats in `guarded` ignore some hits (Defensive Prowess).
 */
export interface CrawlerAttacking {
  readonly kind: "attacking";
  readonly seat: number;
  readonly attacker: number;
  readonly attack: string;
  readonly space: number;
  readonly targets: readonly number[];
  readonly plus: number;
  readonly guarded: readonly number[];
}

/** A card is played and cannot be taken back (DC-93). */
export interface CrawlerCardPlayed {
  readonly kind: "card_played";
  readonly seat: number;
  readonly card: string;
}

/** Cards left a hand or the table (DC-71). */
export interface CrawlerCardsDiscarded {
  readonly kind: "cards_discarded";
  readonly seat: number;
  readonly cards: readonly string[];
}

/** A seat drew cards; which, only it is told (DC-52). */
export interface CrawlerCardsDrawn {
  readonly kind: "cards_drawn";
  readonly seat: number;
  readonly cards: number;
}

/** You drew these cards. */
export interface CrawlerCardsGained {
  readonly kind: "cards_gained";
  readonly seat: number;
  readonly cards: readonly string[];
}

/** This chest was false and is gone (DC-104). */
export interface CrawlerChestFalse {
  readonly kind: "chest_false";
  readonly seat: number;
  readonly cell: number;
}

/** A second chest stands here (DC-104). */
export interface CrawlerChestPlaced {
  readonly kind: "chest_placed";
  readonly cell: number;
}

/**
 * All that a seat may know.
 *
 * `terrain` has a sign per space (`?` unrevealed, `#` rock, `.` floor, `s` and `d` shallow and
 * deep water, `L` lava). While responses are awaited (`waiting`) only the asked seat knows that
 * it is asked: for all others `asked` is None (H-7). `choices` are the ids of the actions among
 * which the asked seat chooses, without cards of a hand that is not one's own. `always` and
 * `later` are the cards whose own switch this seat has thrown (DC-112); `at_stake` says that a
 * chest is, so that everybody who can respond is asked, whatever the stops say (DC-113).
 * `known_tiles` are the top tiles of the pile as far as the Map has shown them to this seat,
 * topmost first. `hands` are everybody's, once the match is over. `card` is the card that is being
 * resolved. `under_way` is everything that goes on, the outermost first; `roll`, `path`, `going`,
 * `attack`, `strike` and `harm` say of the innermost ones what players need.
 */
export interface CrawlerView {
  readonly seat: number;
  readonly phase: string;
  readonly round: number;
  readonly round_limit: number;
  readonly step: number;
  readonly active: number | null;
  readonly order: readonly number[];
  readonly newcomers: readonly number[];
  readonly first_rolls: readonly number[];
  readonly maximum: number;
  readonly hard: boolean;
  readonly tiles: readonly (string | null)[];
  readonly turns: readonly number[];
  readonly terrain: string;
  readonly door: number | null;
  readonly chests: readonly number[];
  readonly piles: readonly number[];
  readonly hoard: number;
  readonly hoard_cell: number | null;
  readonly six: number | null;
  readonly players: readonly CrawlerPlayer[];
  readonly monsters: readonly CrawlerMonster[];
  readonly copied_seat: number | null;
  readonly tiles_left: number;
  readonly creatures_left: number;
  readonly treasures_left: number;
  readonly tile_discards: readonly string[];
  readonly creature_discards: readonly number[];
  readonly treasure_discards: readonly string[];
  readonly drawn_tile: string | null;
  readonly drawn_creature: number | null;
  readonly knower: number | null;
  readonly known: number;
  readonly known_tiles: readonly string[];
  readonly hand: readonly string[];
  readonly hands: readonly (readonly string[])[] | null;
  readonly stops: string;
  readonly always: readonly string[];
  readonly later: readonly string[];
  readonly ties: string;
  readonly waiting: boolean;
  readonly asked: number | null;
  readonly question: string | null;
  readonly window: string | null;
  readonly at_stake: boolean;
  readonly choices: readonly number[];
  readonly under_way: readonly (CrawlerEntering | CrawlerRounds | CrawlerActivation | CrawlerMonstersMoving | CrawlerMonstersAttacking | CrawlerLaying | CrawlerSummoning | CrawlerActing | CrawlerMoving | CrawlerMonsterMoving | CrawlerWalking | CrawlerOffering | CrawlerPushing | CrawlerRolling | CrawlerAttacking | CrawlerStriking | CrawlerHarming | CrawlerSpawning | CrawlerMonsterAttacking | CrawlerLanding | CrawlerDisplacing | CrawlerPlayed | CrawlerResolving)[];
  readonly roll: CrawlerRoll | null;
  readonly path: CrawlerPath | null;
  readonly going: CrawlerGoing | null;
  readonly attack: CrawlerAttack | null;
  readonly strike: CrawlerStrike | null;
  readonly harm: CrawlerHarm | null;
  readonly card: string | null;
  readonly ending: CrawlerEnding | null;
}

/** A drawn creature had no place (DC-79). */
export interface CrawlerCreatureDiscarded {
  readonly kind: "creature_discarded";
  readonly figure: number;
}

/** A creature card from the deck (DC-78). */
export interface CrawlerCreatureDrawn {
  readonly kind: "creature_drawn";
  readonly seat: number;
  readonly figure: number;
  readonly creature: string;
}

/** The dice of the last roll after a card. */
export interface CrawlerDiceChanged {
  readonly kind: "dice_changed";
  readonly dice: readonly number[];
}

/** A figure must leave the secret door that is gone (DC-56). */
export interface CrawlerDisplacing {
  readonly kind: "displacing";
  readonly credit: number | null;
  readonly figure: number;
}

/** The secret door is back in the supply. */
export interface CrawlerDoorGone {
  readonly kind: "door_gone";
}

/** The secret door opens a side of a tile space: `e` or `s` (DC-56). */
export interface CrawlerDoorPlaced {
  readonly kind: "door_placed";
  readonly place: number;
  readonly side: string;
}

/** The match is over; `ranks` are the seats from first to last. */
export interface CrawlerEnded {
  readonly kind: "ended";
  readonly reason: string;
  readonly winner: number;
  readonly ranks: readonly number[];
}

/** How the match ended: the winner, and all seats from first to last. */
export interface CrawlerEnding {
  readonly reason: string;
  readonly winner: number;
  readonly ranks: readonly number[];
}

/** Before the first round: a seat chooses its adventurer or its gate (DC-18). */
export interface CrawlerEntering {
  readonly kind: "entering";
  readonly seat: number | null;
  readonly entered: number;
}

/** A Move that is going on: the points left; `odd` if the next plain diagonal costs 2. */
export interface CrawlerGoing {
  readonly figure: number;
  readonly points: number;
  readonly odd: boolean;
}

/** A figure is about to take wounds, or to be destroyed if `wounds` is None (DC-99). */
export interface CrawlerHarm {
  readonly figure: number;
  readonly wounds: number | null;
}

/** A figure escaped wounds or destruction. */
export interface CrawlerHarmPrevented {
  readonly kind: "harm_prevented";
  readonly figure: number;
}

/**
 * A figure is about to take wounds, or to be destroyed if `wounds` is None (DC-99).
 *
 * `credit` is the seat for which its death would count (DC-54).
 */
export interface CrawlerHarming {
  readonly kind: "harming";
  readonly credit: number | null;
  readonly figure: number;
  readonly wounds: number | null;
}

/** Wounds were removed. */
export interface CrawlerHealed {
  readonly kind: "healed";
  readonly figure: number;
  readonly amount: number;
}

/** Cards were put face down into the Secret Room (DC-55). */
export interface CrawlerHoardLaid {
  readonly kind: "hoard_laid";
  readonly cell: number;
  readonly cards: number;
}

/** An Adventurer took all of the Secret Room's cards (DC-55). */
export interface CrawlerHoardTaken {
  readonly kind: "hoard_taken";
  readonly seat: number;
  readonly cards: number;
}

/** A newcomer plays from the next round on (DC-21). */
export interface CrawlerJoined {
  readonly kind: "joined";
  readonly seat: number;
}

/** An Adventurer has landed on one of two chests; a die decides (DC-104). */
export interface CrawlerLanding {
  readonly kind: "landing";
  readonly seat: number;
  readonly chest: number;
}

/** Step 3: a seat lays a tile (DC-12). */
export interface CrawlerLaying {
  readonly kind: "laying";
  readonly seat: number;
}

/** A player has left; everything of theirs is gone (DC-22). */
export interface CrawlerLeft {
  readonly kind: "left";
  readonly seat: number;
}

/** A Monster on the mat; the Doppelganger's `creature` is the adventurer card it copies. */
export interface CrawlerMonster {
  readonly figure: number;
  readonly creature: string;
  readonly seat: number;
  readonly cell: number;
  readonly wounds: number;
}

/** A Monster chooses its attack; `only` is the one Adventurer that it may attack (DC-116). */
export interface CrawlerMonsterAttacking {
  readonly kind: "monster_attacking";
  readonly seat: number;
  readonly figure: number;
  readonly only: number | null;
  readonly attack: string;
}

/**
 * A Monster's Move: the line of its card that applies, its tactic, its target (DC-82).
 *
 * `end` is the space that it walks to, once it has set off; `misled_by` is the seat whose card
 * has made it end elsewhere (DC-110).
 */
export interface CrawlerMonsterMoving {
  readonly kind: "monster_moving";
  readonly seat: number;
  readonly figure: number;
  readonly points: number;
  readonly odd: boolean;
  readonly is_over: boolean;
  readonly lured_by: number | null;
  readonly line: string | null;
  readonly tactic: string;
  readonly target: number | null;
  readonly end: number | null;
  readonly misled_by: number | null;
}

/** Step 2: the Monsters of a seat, and how many of them have had their Attack (DC-25). */
export interface CrawlerMonstersAttacking {
  readonly kind: "monsters_attacking";
  readonly seat: number;
  readonly monsters: readonly number[];
  readonly acted: number;
}

/** Step 1: the Monsters of a seat, and how many of them have had their Move (DC-25). */
export interface CrawlerMonstersMoving {
  readonly kind: "monsters_moving";
  readonly seat: number;
  readonly monsters: readonly number[];
  readonly acted: number;
}

/** An Adventurer's Move: the points left; `odd` if the next plain diagonal costs 2 (DC-33). */
export interface CrawlerMoving {
  readonly kind: "moving";
  readonly seat: number;
  readonly figure: number;
  readonly points: number;
  readonly odd: boolean;
  readonly is_over: boolean;
}

/** A moment at which cards may be played; `passed` if this view's seat has (DC-94). */
export interface CrawlerOffering {
  readonly kind: "offering";
  readonly seat: number;
  readonly window: string;
  readonly passed: boolean;
}

/** A committed segment that is about to be walked (DC-98). */
export interface CrawlerPath {
  readonly figure: number;
  readonly cells: readonly number[];
}

/** A figure is about to walk these spaces (DC-31). */
export interface CrawlerPathCommitted {
  readonly kind: "path_committed";
  readonly figure: number;
  readonly path: readonly number[];
}

/** An Adventurer without exits was picked up (DC-74). */
export interface CrawlerPickedUp {
  readonly kind: "picked_up";
  readonly seat: number;
}

/** A treasure pile lies here now (DC-15). */
export interface CrawlerPilePlaced {
  readonly kind: "pile_placed";
  readonly cell: number;
}

/** An Adventurer took a treasure pile (DC-53). */
export interface CrawlerPileTaken {
  readonly kind: "pile_taken";
  readonly seat: number;
  readonly cell: number;
}

/** Why a Monster moves: the line of its list, the tactic, and its target if it has one. */
export interface CrawlerPlanned {
  readonly kind: "planned";
  readonly figure: number;
  readonly line: string;
  readonly tactic: string;
  readonly target: number | null;
}

/** A card that lies on the table until its effect is done (DC-94). */
export interface CrawlerPlayed {
  readonly kind: "played";
  readonly seat: number;
  readonly card: string;
}

/** One seat as everybody sees it; `hand` is only the number of cards (H-1). */
export interface CrawlerPlayer {
  readonly playing: boolean;
  readonly adventurer: string | null;
  readonly cell: number | null;
  readonly wounds: number;
  readonly hand: number;
  readonly gear: readonly string[];
  readonly webbed: boolean;
  readonly ring_used: boolean;
  readonly monsters: readonly number[];
}

/** Whether it got past (DC-46). */
export interface CrawlerPushEnded {
  readonly kind: "push_ended";
  readonly figure: number;
  readonly other: number;
  readonly success: boolean;
}

/** An Adventurer tries to Push Past a figure (DC-44). */
export interface CrawlerPushTried {
  readonly kind: "push_tried";
  readonly figure: number;
  readonly other: number;
}

/** An Adventurer tries to get past the defender on a space (DC-44). */
export interface CrawlerPushing {
  readonly kind: "pushing";
  readonly seat: number;
  readonly pusher: number;
  readonly defender: number;
  readonly space: number;
}

/** A figure was put somewhere without moving: `how` says by what (DC-43). */
export interface CrawlerPut {
  readonly kind: "put";
  readonly figure: number;
  readonly cell: number;
  readonly how: string;
}

/**
 * A card is being resolved, and what was chosen so far.
 *
 * `figure` is whom it has caught or who was chosen first, `figures` those yet to be struck or
 * already lured, `tiles` tile spaces, `door` a side; `done` counts tiles turned or put back in
 * order, `quarters` the turn of the last tile, `looked_at` tiles seen on the Map.
 */
export interface CrawlerResolving {
  readonly kind: "resolving";
  readonly seat: number;
  readonly card: string;
  readonly figure: number | null;
  readonly figures: readonly number[];
  readonly tiles: readonly number[];
  readonly door: number | null;
  readonly done: number;
  readonly quarters: number;
  readonly looked_at: number;
}

/** Dice on the table, before their result is applied (DC-97). */
export interface CrawlerRoll {
  readonly purpose: string;
  readonly dice: readonly number[];
  readonly rollers: readonly number[];
}

/** Dice on the table: what for, who rolled each, and against which DEF if any (DC-97). */
export interface CrawlerRolled {
  readonly kind: "rolled";
  readonly purpose: string;
  readonly dice: readonly number[];
  readonly rollers: readonly number[];
  readonly against: number | null;
  readonly target: number | null;
}

/** Dice on the table, before their result is applied, and who rolled each of them (DC-97). */
export interface CrawlerRolling {
  readonly kind: "rolling";
  readonly purpose: string;
  readonly dice: readonly number[];
  readonly rollers: readonly number[];
}

/** Everybody has an activation in it (DC-23). */
export interface CrawlerRoundBegan {
  readonly kind: "round_began";
  readonly round: number;
}

/** The rounds: the place in turn order of the player after this one (DC-19). */
export interface CrawlerRounds {
  readonly kind: "rounds";
  readonly next_place: number;
}

/** Discards became a new pile: `tiles`, `creatures` or `treasure`. */
export interface CrawlerShuffled {
  readonly kind: "shuffled";
  readonly pile: string;
}

/** A figure left the mat: by `wounds`, `lava`, `water`; `by` is the player it counts for. */
export interface CrawlerSlain {
  readonly kind: "slain";
  readonly figure: number;
  readonly how: string;
  readonly by: number | null;
}

/** A figure goes to a spawn point that a die decides (DC-72). */
export interface CrawlerSpawning {
  readonly kind: "spawning";
  readonly seat: number;
  readonly figure: number;
}

/** One of the five compulsory steps (DC-25). */
export interface CrawlerStepBegan {
  readonly kind: "step_began";
  readonly seat: number;
  readonly step: number;
}

/** Where you want to be asked (DC-100); told to nobody else. */
export interface CrawlerStopsChosen {
  readonly kind: "stops_chosen";
  readonly seat: number;
  readonly stops: string;
}

/** Dice against one figure: `attacker` is None for a trap; `turned` by the Mirror Trap. */
export interface CrawlerStrike {
  readonly attacker: number | null;
  readonly target: number;
  readonly plus: number;
  readonly ignored: number;
  readonly turned: boolean;
}

/**
 * Dice against one figure: `attacker` is None for a trap (DC-62, DC-102).
 *
 * `plus` is added to each of the `dice`, `ignored` hits do not count; `turned_by` is the seat that
 * has turned the hits back on the attacker with the Mirror Trap.
 */
export interface CrawlerStriking {
  readonly kind: "striking";
  readonly seat: number;
  readonly attacker: number | null;
  readonly target: number;
  readonly dice: number;
  readonly plus: number;
  readonly ignored: number;
  readonly turned_by: number | null;
}

/** How many hits a figure takes (DC-62). */
export interface CrawlerStruck {
  readonly kind: "struck";
  readonly figure: number;
  readonly hits: number;
}

/** Step 4, or a card: so many Monsters are still to be drawn and placed (DC-79). */
export interface CrawlerSummoning {
  readonly kind: "summoning";
  readonly seat: number;
  readonly to_come: number;
}

/** When you want to be asked for a card (DC-112); told to nobody else. */
export interface CrawlerSwitchThrown {
  readonly kind: "switch_thrown";
  readonly seat: number;
  readonly card: string;
  readonly switch: string;
}

/** Whether you decide between equally good spaces for your Monsters; told to nobody else. */
export interface CrawlerTiesChosen {
  readonly kind: "ties_chosen";
  readonly seat: number;
  readonly ties: string;
}

/** A drawn tile had no place (DC-13). */
export interface CrawlerTileDiscarded {
  readonly kind: "tile_discarded";
  readonly seat: number;
  readonly shape: string;
}

/** A tile from the pile, for all to see (DC-25). */
export interface CrawlerTileDrawn {
  readonly kind: "tile_drawn";
  readonly seat: number;
  readonly shape: string;
}

/** A tile lies on the mat; `over` is the shape it replaced, if any (DC-12, DC-13). */
export interface CrawlerTileLaid {
  readonly kind: "tile_laid";
  readonly seat: number;
  readonly place: number;
  readonly shape: string;
  readonly turn: number;
  readonly over: string | null;
}

/** A seat has put a tile of the Map back on the pile; which, only it knows (H-4). */
export interface CrawlerTilePutBack {
  readonly kind: "tile_put_back";
  readonly seat: number;
}

/** A tile space is unrevealed again. */
export interface CrawlerTileRemoved {
  readonly kind: "tile_removed";
  readonly place: number;
}

/** A tile was turned with everything on it. */
export interface CrawlerTileTurned {
  readonly kind: "tile_turned";
  readonly place: number;
  readonly turn: number;
}

/** You see the top tiles of the pile (Map, H-4). */
export interface CrawlerTilesSeen {
  readonly kind: "tiles_seen";
  readonly seat: number;
  readonly shapes: readonly string[];
}

/** Two tiles changed places with everything on them. */
export interface CrawlerTilesSwapped {
  readonly kind: "tiles_swapped";
  readonly one: number;
  readonly other: number;
}

/** A figure has walked these spaces. */
export interface CrawlerWalked {
  readonly kind: "walked";
  readonly figure: number;
  readonly path: readonly number[];
}

/**
 * A committed segment that is about to be walked (DC-98).
 *
 * `into_lava` if it was committed into lava that destroys (DC-36). It was last seen to end on
 * `end`, on terrain with the sign `end_terrain` (DC-110).
 */
export interface CrawlerWalking {
  readonly kind: "walking";
  readonly seat: number;
  readonly figure: number;
  readonly cells: readonly number[];
  readonly into_lava: boolean;
  readonly end: number;
  readonly end_terrain: string;
}

/** An Adventurer's next Move has at most 2 MV (DC-92). */
export interface CrawlerWebbed {
  readonly kind: "webbed";
  readonly seat: number;
}

/** A figure took wounds (DC-69). */
export interface CrawlerWounded {
  readonly kind: "wounded";
  readonly figure: number;
  readonly amount: number;
  readonly wounds: number;
}

export type CrawlerEvent =
  | CrawlerAdventurerTaken
  | CrawlerRoundBegan
  | CrawlerActivationBegan
  | CrawlerStepBegan
  | CrawlerHealed
  | CrawlerTileDrawn
  | CrawlerTileLaid
  | CrawlerTilePutBack
  | CrawlerTileDiscarded
  | CrawlerTileRemoved
  | CrawlerTileTurned
  | CrawlerTilesSwapped
  | CrawlerDoorPlaced
  | CrawlerDoorGone
  | CrawlerPilePlaced
  | CrawlerPileTaken
  | CrawlerHoardLaid
  | CrawlerHoardTaken
  | CrawlerCardsDrawn
  | CrawlerCardsGained
  | CrawlerCardPlayed
  | CrawlerCardsDiscarded
  | CrawlerShuffled
  | CrawlerTilesSeen
  | CrawlerCreatureDrawn
  | CrawlerCreatureDiscarded
  | CrawlerAppeared
  | CrawlerPlanned
  | CrawlerPathCommitted
  | CrawlerWalked
  | CrawlerPut
  | CrawlerPushTried
  | CrawlerPushEnded
  | CrawlerAttackDeclared
  | CrawlerRolled
  | CrawlerDiceChanged
  | CrawlerStruck
  | CrawlerWounded
  | CrawlerHarmPrevented
  | CrawlerSlain
  | CrawlerPickedUp
  | CrawlerWebbed
  | CrawlerChestPlaced
  | CrawlerChestFalse
  | CrawlerStopsChosen
  | CrawlerSwitchThrown
  | CrawlerTiesChosen
  | CrawlerJoined
  | CrawlerLeft
  | CrawlerEnded;

export type GameView =
  | DelveView
  | ExtrikateView
  | DooomView
  | CrawlerView;

export type GameEvent =
  | DelveEvent
  | ExtrikateEvent
  | DooomEvent
  | CrawlerEvent;

/** What somebody without a name is called. */
export const ANONYMOUS = 'Anonymous'
