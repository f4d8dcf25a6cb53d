-- A small server's memory as version 1 wrote it.
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
    rematch text not null
) without rowid;

-- One labyrinth of the day per guest.
create unique index match_daily on match (daily, host) where daily != '';

create table seat (
    match text not null references match,
    seat integer not null,
    player text not null,
    guest text not null,
    bot text not null,
    name text not null,
    primary key (match, seat)
) without rowid;

create index seat_guest on seat (guest, match) where guest != '';

-- The truth about a match: its seed and these.
create table step (
    match text not null references match,
    n integer not null,
    seat integer not null,
    text text not null,
    digest text not null,
    at integer not null,
    id text not null,
    primary key (match, n)
) without rowid;

-- What winners signed: computed from the match's own record, and computable again.
create table score (
    match text primary key references match,
    board text not null,
    guest text not null,
    name text not null,
    millis integer not null,
    moves integer not null,
    deaths integer not null,
    explored integer not null,
    level integer not null,
    mode text not null,
    edition text not null,
    date integer not null
) without rowid;

create index score_board on score (board, millis, moves, deaths, explored desc, date);

insert into guest values ('ada', 'hash', 'Ada 👩‍🚀', 5);

insert into match values
    ('m1', 'delve-and-dash', 1, '{"mode":"solo"}', 'seed', 1, 'ada', 5, '', 1, 0, '', 'over', 1700000000000, 'win (home with the treasure)', ''),
    ('m2', 'delve-and-dash', 1, '{"mode":"solo"}', 'seed', 1, 'bob', 6, '', 1, 0, '', 'over', 1700000000000, 'win (home with the treasure)', ''),
    ('m3', 'delve-and-dash', 1, '{"mode":"solo"}', 'seed', 1, 'ada', 7, '2026-11-16', 0, 0, '', 'running', 1700000000000, '', '');

insert into seat values
    ('m1', 0, 'person', 'ada', '', 'Ada'),
    ('m2', 0, 'person', 'bob', '', 'Bob'),
    ('m3', 0, 'person', 'ada', '', 'Ada');

insert into step values ('m1', 1, 0, 'waystone a1', '00000001', 10, 'x');

insert into score values
    ('m1', 'solo-1', 'ada', 'Ada 👩‍🚀', 90000, 41, 1, 63, 1, 'Solo', 'delve-and-dash', 1700000090000),
    ('m2', 'solo-1', 'bob', 'Bob', 90000, 41, 1, 70, 1, 'Solo', 'computer-labyrinth', 1700000090000);

pragma user_version=1;
