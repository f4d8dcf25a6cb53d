"""What a server does, whatever carries it: calls get an answer, sessions take and send frames."""
