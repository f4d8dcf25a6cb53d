"""The server's doors: HTTP calls, the socket, and the files of the browser client."""
