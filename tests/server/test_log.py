"""What a host finds in the log of a real server."""

import asyncio
import json
import signal
from pathlib import Path

from tests.match.kit import run
from tests.server.kit import ServerProcess

NO_HTTP = (b"GARBAGE\r\n\r\n", b"GET / HTTP/1.1\r\nBad Header\r\n\r\n", b"\x16\x03\x01\x02\x00\x01")


def test_what_is_no_http_is_refused_without_a_trace(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ServerProcess(tmp_path) as server:
            for data in NO_HTTP:
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(data)
                assert (await reader.readline()).startswith(b"HTTP/1.0 400 ")
                writer.close()
            lines = (await server.end(signal.SIGTERM)).splitlines()
            assert {json.loads(line)["level"] for line in lines} == {"info"}
            said = [json.loads(line)["message"].split()[0] for line in lines]
            assert said == ["serving", "asked", "stopped"]

    run(scene())
