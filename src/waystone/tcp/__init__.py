"""The line protocol of Dungeon of Dooom: for programs that know a host and a port."""
