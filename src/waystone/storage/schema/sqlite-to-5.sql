-- From version 4: what is said at a match is kept, and matches know who would play again and how
-- often they were changed.
alter table match add column offers text not null default '[]';

alter table match add column revision integer not null default 0;

create table chat (
    match text not null references match,
    n integer not null,
    seat integer not null,
    name text not null,
    text text not null,
    phrase text,
    at integer not null,
    primary key (match, n)
) without rowid
