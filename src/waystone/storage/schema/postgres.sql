-- The whole memory of a server, for any number of processes.
create table schema_version (version integer not null);

create table meta (
    name text primary key,
    value bytea not null
);

create table guest (
    id text primary key,
    token_hash text not null unique,
    name text not null,
    created bigint not null
);

create table match (
    id text primary key,
    game text not null,
    version integer not null,
    settings text not null,
    seed text not null,
    ranked boolean not null,
    host text not null,
    created bigint not null,
    daily text not null,
    public boolean not null,
    clock integer not null,
    invite text not null,
    state text not null,
    began bigint not null,
    result text not null,
    rematch text not null,
    start text not null,
    players text not null,
    due bigint,
    offers text not null,
    revision integer not null,
    settings_bytes integer
        generated always as (octet_length(settings)) stored,
    again text not null default ''
);

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
    created bigint not null default 0,
    is_over boolean not null default false,
    program boolean not null default false,
    primary key (match, seat)
);

-- A guest's matches, those that go on and those that are over, the newest first.
create index seat_guest on seat (guest, is_over, created desc, match) where guest != '';

-- Who held a seat that somebody else has now.
create table former (
    match text not null references match,
    guest text not null,
    created bigint not null default 0,
    name text not null default '',
    primary key (guest, match)
);

create index former_guest on former (guest, created desc, match);

-- The truth about a match: its seed and these. No reference to the match: checking it would lock
-- and rewrite the row of the match at every step.
create table step (
    match text not null,
    n integer not null,
    seat integer not null,
    text text not null,
    digest text not null,
    at bigint not null,
    id text not null,
    name text not null,
    primary key (match, n)
);

-- The first steps of matches of long ago, so many of them. The last one stays where it was.
create table compressed (
    match text primary key references match,
    steps integer not null,
    content bytea not null
);

-- The latest lines that were said at a match. One without a text was erased, but its number stays.
create table chat (
    match text not null references match,
    n integer not null,
    seat integer not null,
    name text not null,
    text text not null,
    phrase text,
    at bigint not null,
    guest text not null default '',
    primary key (match, n)
);

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
    merit_1 bigint not null,
    merit_2 bigint not null,
    merit_3 bigint not null,
    merit_4 bigint not null,
    figures text not null,
    details text not null,
    date bigint not null,
    rules integer not null,
    mark text not null,
    hidden boolean not null default false
);

create index score_board on score (game, board, merit_1, merit_2, merit_3, merit_4, date);

create index score_guest on score (guest);

-- What is done once a day by one process, and when it is to be done next, in milliseconds since
-- 1970.
create table chore (
    name text primary key,
    due bigint not null
);

-- A signed name belongs to its guest: by the key of all names that look like it.
create table owned_name (
    key text primary key,
    name text not null,
    guest text not null
);

create index owned_name_guest on owned_name (guest);

-- Who has tried a match of the day, and from where: checksums, which say nothing after that day.
create table daily_try (
    game text not null,
    day text not null,
    origin text not null,
    person text not null,
    primary key (game, day, origin, person)
);

-- Who may not play here until this time, in milliseconds since 1970: `guest ID` or `address A`.
create table ban (
    who text primary key,
    until bigint not null,
    why text not null
);

-- Processes that are alive, and who follows which match through them. These are soft: nobody waits
-- for the disk, and a crash of the database may forget them.
create unlogged table process (
    id text primary key,
    expires timestamptz not null
);

create unlogged table presence (
    process text not null,
    match text not null,
    guest text not null,
    connections integer not null,
    primary key (match, process, guest)
);

create index presence_process on presence (process);

-- Further devices of a guest, by the checksum of the token that each has.
create table device (
    token_hash text primary key,
    guest text not null,
    created bigint not null
);

create index device_guest on device (guest);

-- What lets another device in, once and until this time: the checksum of a code.
create table device_code (
    hash text primary key,
    guest text not null,
    until bigint not null
);

create index device_code_guest on device_code (guest);

-- Passkeys of a guest: what their signatures are checked with, and the latest challenge that each
-- has answered, by the time until which it was good.
create table passkey (
    id text primary key,
    guest text not null,
    public_key text not null,
    sign_count bigint not null,
    created bigint not null,
    used bigint not null
);

create index passkey_guest on passkey (guest);

-- What was found out about a match that is over, by the version of the analysis.
create table analysis (
    match text primary key references match,
    engine integer not null,
    content bytea not null
)
