-- From version 11: a match may try another one again, from a step on.
alter table match add column again text not null default ''
