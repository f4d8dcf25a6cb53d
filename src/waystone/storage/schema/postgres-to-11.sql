-- From version 10: what was found out about a match that is over, by the version of the analysis.
create table analysis (
    match text primary key references match,
    engine integer not null,
    content bytea not null
)
