-- From version 8: a guest may have several devices.
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

create index device_code_guest on device_code (guest)
