-- From version 7: seats know programs, names have owners, days count tries, hosts hide and ban.
alter table seat add column program boolean not null default false;

alter table score add column hidden boolean not null default false;

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
)
