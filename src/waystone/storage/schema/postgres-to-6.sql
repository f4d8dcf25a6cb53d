-- From version 5: matches of long ago are compressed or removed, what is done once a day has its
-- time, and a guest's matches are found in their order however many there are.
create table compressed (
    match text primary key references match,
    steps integer not null,
    content bytea not null
);

create table chore (
    name text primary key,
    due bigint not null
);

create index match_created on match (created, id);

alter table match add column settings_bytes integer
generated always as (octet_length(settings)) stored;

create index match_large on match (host, settings_bytes) where settings_bytes > 1000;

alter table seat add column created bigint not null default 0;

alter table seat add column is_over boolean not null default false;

update seat set created = match.created, is_over = state not in ('open', 'running')
from match where match.id = seat.match;

drop index seat_guest;

create index seat_guest on seat (guest, is_over, created desc, match) where guest != '';

alter table former add column created bigint not null default 0;

update former set created = match.created from match where match.id = former.match;

create index former_guest on former (guest, created desc, match)
