-- From version 9: a guest may have passkeys.
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

create index passkey_guest on passkey (guest)
