"""The line protocol of Dungeon of Dooom: a door for programs that know a host and a port."""
