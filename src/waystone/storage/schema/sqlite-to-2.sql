-- From version 1: scores of every game, each ranked by what the game itself counts, and a match of
-- the day for each game.
drop index match_daily;

create unique index match_daily on match (game, daily, host) where daily != '';

drop index score_board;

alter table score rename to score_1;

create table score (
    match text primary key references match,
    game text not null,
    board text not null,
    guest text not null,
    name text not null,
    merit_1 integer not null,
    merit_2 integer not null,
    merit_3 integer not null,
    merit_4 integer not null,
    figures text not null,
    details text not null,
    date integer not null
) without rowid;

create index score_board on score (game, board, merit_1, merit_2, merit_3, merit_4, date);

insert into score
select
    score_1.match, match.game, score_1.board, score_1.guest, score_1.name,
    millis, moves, deaths, -explored,
    json_object('millis', millis, 'moves', moves, 'deaths', deaths, 'explored', explored),
    json_object('level', cast(level as text), 'mode', mode, 'edition', edition),
    date
from score_1 join match on match.id = score_1.match;

drop table score_1
