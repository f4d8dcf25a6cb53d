-- From version 3: matches know when they have something to do, and who left them to another.
alter table match add column due integer;

create index match_due on match (due) where due is not null;

create table former (
    match text not null references match,
    guest text not null,
    primary key (guest, match)
) without rowid
