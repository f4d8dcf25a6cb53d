-- The whole memory of a server.
create table meta (
    name text primary key,
    value blob not null
) without rowid;

create table guest (
    id text primary key,
    token_hash text not null unique,
    name text not null,
    created integer not null
) without rowid;

create table match (
    id text primary key,
    game text not null,
    version integer not null,
    settings text not null,
    seed text not null,
    ranked integer not null,
    host text not null,
    created integer not null,
    daily text not null,
    public integer not null,
    clock integer not null,
    invite text not null,
    state text not null,
    began integer not null,
    result text not null,
    rematch text not null,
    start text not null default '',
    players text not null default '[]',
    due integer,
    offers text not null default '[]',
    revision integer not null default 0,
    settings_bytes integer not null default 0,
    again text not null default ''
) without rowid;

-- One match of the day per guest and game, not counting one that was closed for other rules.
create unique index match_daily on match (game, daily, host)
where daily != '' and state != 'void';

create index match_unfinished on match (game, version) where state in ('open', 'running');

-- What has something to do at a certain time, in milliseconds since 1970.
create index match_due on match (due) where due is not null;

-- In the order in which they were opened, to look for old ones.
create index match_created on match (created, id);

-- Matches with a map that a player brought along.
create index match_large on match (host, settings_bytes) where settings_bytes > 1000;

-- Who sits where. A `program` has acted there through a token.
create table seat (
    match text not null references match,
    seat integer not null,
    player text not null,
    guest text not null,
    bot text not null,
    name text not null,
    created integer not null default 0,
    is_over integer not null default 0,
    program integer not null default 0,
    primary key (match, seat)
) without rowid;

-- A guest's matches, those that go on and those that are over, the newest first.
create index seat_guest on seat (guest, is_over, created desc, match) where guest != '';

-- Who held a seat that somebody else has now.
create table former (
    match text not null references match,
    guest text not null,
    created integer not null default 0,
    name text not null default '',
    primary key (guest, match)
) without rowid;

create index former_guest on former (guest, created desc, match);

-- The truth about a match: its seed and these.
create table step (
    match text not null references match,
    n integer not null,
    seat integer not null,
    text text not null,
    digest text not null,
    at integer not null,
    id text not null,
    name text not null default '',
    primary key (match, n)
) without rowid;

-- The first steps of matches of long ago, so many of them. The last one stays where it was.
create table compressed (
    match text primary key references match,
    steps integer not null,
    content blob not null
) without rowid;

-- The latest lines that were said at a match. One without a text was erased, but its number stays.
create table chat (
    match text not null references match,
    n integer not null,
    seat integer not null,
    name text not null,
    text text not null,
    phrase text,
    at integer not null,
    guest text not null default '',
    primary key (match, n)
) without rowid;

-- What a guest has said.
create index chat_guest on chat (guest) where guest != '';

-- What winners signed: computed from the match's own record, and computable again. The least
-- merit ranks first. One with a mark, which says what is wrong with it, is kept but not shown,
-- nor is one that the host has hidden.
create table score (
    match text primary key references match,
    game text not null,
    board text not null,
    guest text not null,
    name text not null,
    merit_1 integer not null,
    merit_2 integer not null,
    merit_3 integer not null,
    merit_4 integer not null,
    figures text not null,
    details text not null,
    date integer not null,
    rules integer not null default 1,
    mark text not null default '',
    hidden integer not null default 0
) without rowid;

create index score_board on score (game, board, merit_1, merit_2, merit_3, merit_4, date);

create index score_guest on score (guest);

-- What is done once a day by one process, and when it is to be done next, in milliseconds since
-- 1970.
create table chore (
    name text primary key,
    due integer not null
) without rowid;

-- A signed name belongs to its guest: by the key of all names that look like it.
create table owned_name (
    key text primary key,
    name text not null,
    guest text not null
) without rowid;

create index owned_name_guest on owned_name (guest);

-- Who has tried a match of the day, and from where: checksums, which say nothing after that day.
create table daily_try (
    game text not null,
    day text not null,
    origin text not null,
    person text not null,
    primary key (game, day, origin, person)
) without rowid;

-- Who may not play here until this time, in milliseconds since 1970: `guest ID` or `address A`.
create table ban (
    who text primary key,
    until integer not null,
    why text not null
) without rowid;

-- Further devices of a guest, by the checksum of the token that each has.
create table device (
    token_hash text primary key,
    guest text not null,
    created integer not null
) without rowid;

create index device_guest on device (guest);

-- What lets another device in, once and until this time: the checksum of a code.
create table device_code (
    hash text primary key,
    guest text not null,
    until integer not null
) without rowid;

create index device_code_guest on device_code (guest);

-- Passkeys of a guest: what their signatures are checked with, and the latest challenge that each
-- has answered, by the time until which it was good.
create table passkey (
    id text primary key,
    guest text not null,
    public_key text not null,
    sign_count integer not null,
    created integer not null,
    used integer not null
) without rowid;

create index passkey_guest on passkey (guest);

-- What was found out about a match that is over, by the version of the analysis.
create table analysis (
    match text primary key references match,
    engine integer not null,
    content blob not null
) without rowid
