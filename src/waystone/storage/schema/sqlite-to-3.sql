-- From version 2: matches and scores know their rulebook, so that data outlives a change of rules.
alter table match add column start text not null default '';

drop index match_daily;

create unique index match_daily on match (game, daily, host)
where daily != '' and state != 'void';

create index match_unfinished on match (game, version) where state in ('open', 'running');

alter table score add column rules integer not null default 1;

update score set rules = (select version from match where match.id = score.match);

alter table score add column mark text not null default '';

-- Who sat there when the match began, and who sat down later, with which step.
alter table match add column players text not null default '[]';

alter table step add column name text not null default ''
