-- From version 6: what is said, and a seat that was given up, know whose it was, so that guests can
-- see and erase what is theirs.
alter table chat add column guest text not null default '';

create index chat_guest on chat (guest) where guest != '';

alter table former add column name text not null default '';

update former set name = guest.name from guest where guest.id = former.guest;

create index score_guest on score (guest)
