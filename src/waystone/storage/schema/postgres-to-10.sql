-- From version 9: a guest may have passkeys.
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

create index passkey_guest on passkey (guest)
