-- From version 5: matches of long ago are compressed or removed, what is done once a day has its
-- time, and a guest's matches are found in their order however many there are.
create table compressed (
    match text primary key references match,
    steps integer not null,
    content blob not null
) without rowid;

create table chore (
    name text primary key,
    due integer not null
) without rowid;

create index match_created on match (created, id);

alter table match add column settings_bytes integer not null default 0;

update match set settings_bytes = length(cast(settings as blob));

create index match_large on match (host, settings_bytes) where settings_bytes > 1000;

alter table seat add column created integer not null default 0;

alter table seat add column is_over integer not null default 0;

update seat set (created, is_over) = (
    select created, state not in ('open', 'running') from match where match.id = seat.match
);

drop index seat_guest;

create index seat_guest on seat (guest, is_over, created desc, match) where guest != '';

alter table former add column created integer not null default 0;

update former set created = (select created from match where match.id = former.match);

create index former_guest on former (guest, created desc, match)
