"""The longer statements. Each write is one statement, so it is done whole or not at all."""

from __future__ import annotations

from typing import Final

from waystone.storage.rows import MATCH, SEAT

_TYPES: Final = (
    *("text", "text", "integer", "text", "text", "boolean", "text", "bigint", "text", "boolean"),
    *("integer", "text", "text", "bigint", "text", "text", "text", "text", "text", "integer"),
    "text",
)
"""Those of the columns of MATCH: the database does not guess them right."""
_VALUES: Final = ", ".join(f"${n}::{type}" for n, type in enumerate(_TYPES, 1))
_REMATCH_OF: Final = f"${len(_TYPES) + 1}::text"


def _seats(first: int) -> str:
    """The columns of new seats after that of the match, from this parameter on."""
    types = ("integer", "text", "text", "text", "text", "bigint", "boolean", "boolean")
    values = ", ".join(f"${first + n}::{type}[]" for n, type in enumerate(types))
    return f"unnest({values}) as new (seat, player, guest, bot, name, created, is_over, program)"


def _steps(first: int) -> str:
    """The columns of new steps after that of the match, from this parameter on."""
    types = ("integer", "integer", "text", "text", "bigint", "text", "text")
    return f"unnest({', '.join(f'${first + n}::{type}[]' for n, type in enumerate(types))}) as new"


CREATE: Final = f"""
with linked as (
    update match set rematch = $1, revision = revision + 1
    where id = {_REMATCH_OF} and rematch = '' returning id
), made as (
    insert into match ({MATCH}) select {_VALUES}
    where {_REMATCH_OF} = '' or exists (select from linked) returning id
), seated as (
    insert into seat ({SEAT}) select made.id, new.* from made, {_seats(len(_TYPES) + 2)}
), repeated as (
    insert into step (match, n, seat, text, digest, at, id, name)
    select made.id, new.* from made, {_steps(len(_TYPES) + 10)}
)
select count(*) from made
"""
CHANGE: Final = f"""
with changed as (
    update match set state = $3, began = $4, result = $5, players = $6, invite = $7, offers = $8,
        revision = revision + 1
    where id = $1 and revision = $2 returning id, created
), gone as (
    insert into former (match, guest, created, name)
    select seat.match, seat.guest, changed.created, max(seat.name) from seat, changed
    where seat.match = changed.id and seat.guest != '' and seat.guest != all($11::text[])
    group by seat.match, seat.guest, changed.created on conflict do nothing
), fewer as (
    delete from seat using changed where match = changed.id and seat >= cardinality($9::integer[])
), seated as (
    insert into seat as old ({SEAT}) select changed.id, new.* from changed, {_seats(9)}
    on conflict (match, seat) do update
    set player = excluded.player, guest = excluded.guest, bot = excluded.bot,
        name = excluded.name, is_over = excluded.is_over, program = excluded.program
    where (old.player, old.guest, old.bot, old.name, old.is_over, old.program) is distinct from
        (excluded.player, excluded.guest, excluded.bot, excluded.name, excluded.is_over,
        excluded.program)
), made as (
    insert into step (match, n, seat, text, digest, at, id, name)
    select changed.id, new.* from changed, {_steps(17)}
)
select count(*) from changed
"""
SET_DUE: Final = """
with locked as (
    select id from match where id = any($1::text[]) order by id for no key update
)
update match set due = new.at
from unnest($1::text[], $2::bigint[]) as new (id, at), locked
where match.id = new.id and match.id = locked.id
"""
OVERDUE: Final = """
with found as (
    select id, due from match where due <= $1 and state in ('open', 'running')
    order by due limit $2 for no key update skip locked
)
update match set due = $3 from found where match.id = found.id returning match.id, found.due
"""
SAY: Final = """
with said as (
    insert into chat (match, n, seat, name, text, phrase, at, guest)
    select $1, coalesce(max(n), 0) + 1, $2::integer, $3, $4, $5::text, $6::bigint, $7
    from chat where match = $1 returning n
), gone as (
    delete from chat using said where match = $1 and chat.n <= said.n - $8::integer
)
select n from said
"""
STANDS: Final = """
select id, coalesce((select max(n) from step where step.match = match.id), 0), revision,
    coalesce((select max(n) from chat where chat.match = match.id), 0)
from match where id = any($1::text[])
"""
ON_SHOW: Final = """
from match m where public and state in ('open', 'running') and (
    id in (
        select seat.match from seat join unnest($1::text[], $2::text[]) as present (match, guest)
            using (match, guest)
        where guest != ''
    ) or (
        host != '' and id = any($1::text[])
        and not exists (select 1 from seat where seat.match = m.id and player != 'bot')
    )
)
order by state = 'open' desc, created desc, id limit $3
"""
PLAYING: Final = """
from match m where id in (
    select match from (
        select distinct match, created from seat where guest = $1 and guest != '' and not is_over
        order by created desc, match limit $2
    ) as newest
) order by created desc, id
"""
_TOOK_PART: Final = """(
    select distinct {0}.match, {0}.created from {0} join match on match.id = {0}.match
    where guest = $1 and guest != '' and {1} and state in ('over', 'void')
    order by {0}.created desc, {0}.match limit $2
)"""
PLAYED: Final = f"""
from match m where id in (
    select match from (
        {_TOOK_PART.format("seat", "is_over")} union {_TOOK_PART.format("former", "true")}
        order by created desc, match limit $2
    ) as newest
) order by created desc, id
"""
UNFINISHED: Final = """
from match m
where game = $1 and state in ('open', 'running') and version != all($2::integer[])
"""
DAILY: Final = """
select id from match
where game = $1 and daily = $2 and host = $3 and daily != '' and state != 'void'
"""
CLOSED_DAILY: Final = """
select 1 from match
where id in (select match from seat where guest = $1 and guest != '')
    and host = $1 and game = $2 and daily = $3 and state = 'void'
limit 1
"""
NEWLY_OPEN: Final = """
from match m where created > $1 and game = $2 and public and (
    state = 'open' or state = 'running'
    and exists (select 1 from seat where seat.match = m.id and player = 'open')
)
order by created, id limit $3
"""
FINISHED_DAYS: Final = """
select daily from match
where id in (select match from seat where guest = $1 and guest != '')
    and host = $1 and game = $2 and daily != '' and state = 'over'
order by daily desc limit $3
"""
