"""A small bot for Dungeon of Dooom: python examples/dooom_bot.py [host] [port] [name]."""

import socket
import sys
from collections import deque

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


class Bot:
    """Keeps a map of its own, counted from its first tile: nobody tells it coordinates."""

    def __init__(self, host: str, port: int, name: str) -> None:
        self.line = socket.create_connection((host, port))
        self.file = self.line.makefile("r", encoding="utf-8")
        self.here, self.tiles, self.others = (0, 0), {(0, 0): "."}, {(0, 0)}
        self.gold, self.goal, self.my_turn = 0, 0, False
        self.ask(f"HELLO {name}", "HELLO")

    def hear(self) -> str:
        """One line's first word, after noting what it says about us."""
        word, _, number = (self.file.readline() or "LOSE").strip().partition(" ")
        if word in ("WIN", "LOSE"):
            raise SystemExit(print(word))
        self.my_turn = word == "STARTTURN" or (self.my_turn and word != "ENDTURN")
        self.goal = int(number) if word == "GOLD" else self.goal
        self.gold += int(number) if word == "TREASUREMOD" else 0
        return word

    def ask(self, line: str, *replies: str) -> str:
        """Send a command and wait for its reply."""
        self.line.sendall(f"{line}\n".encode())
        while (word := self.hear()) not in replies:
            pass
        return word

    def look(self) -> None:
        """Note what lies around us; others hide what is below them."""
        self.ask("LOOK", "LOOKREPLY")
        rows = [self.file.readline()]
        rows += [self.file.readline() for _ in rows[0][2:]]
        top, left = self.here[0] - len(rows) // 2, self.here[1] - len(rows) // 2
        seen = {(top + r, left + c): x for r, row in enumerate(rows) for c, x in enumerate(row)}
        self.others = {at for at, letter in seen.items() if letter == "P"}
        self.tiles |= {at: letter for at, letter in seen.items() if letter not in "PX\n"}

    def way_to(self, wanted: str) -> str:
        """The first step of a shortest way to such a tile, `?` being one we never saw."""
        queue, seen = deque([(self.here, "")]), {self.here} | self.others
        while queue:
            (row, column), first = queue.popleft()
            for way, (down, right) in STEPS.items():
                near = (row + down, column + right)
                letter = "#" if near in seen else self.tiles.get(near, "?")
                if letter == wanted:
                    return first or way
                if letter not in "#?":
                    queue.append((near, first or way))
                seen.add(near)
        return ""

    def act(self) -> None:
        """One action of our turn: gold, then an exit, else where our map ends."""
        self.look()
        goal = "E" if self.gold >= self.goal else "G"
        if goal == "G" == self.tiles.get(self.here):
            self.ask("PICKUP", "SUCCESS", "FAIL")
        elif way := self.way_to(goal) or self.way_to("?"):
            if self.ask(f"MOVE {way}", "SUCCESS", "FAIL") == "SUCCESS":
                self.here = (self.here[0] + STEPS[way][0], self.here[1] + STEPS[way][1])
        else:
            self.ask("ENDTURN", "ENDTURN", "FAIL")


if __name__ == "__main__":
    host, port, name = (*sys.argv[1:], *("127.0.0.1", "4001", "Exa")[len(sys.argv) - 1 :])
    try:
        bot = Bot(host, int(port), name)
        while True:
            bot.act() if bot.my_turn else bot.hear()
    except (OSError, ValueError) as error:
        sys.exit(f"no game at {host} port {port}: {error}")
