"""What a player could have known: every decision of a match judged by its seat's own knowledge."""
