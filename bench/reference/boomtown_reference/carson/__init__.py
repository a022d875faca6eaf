"""What the bots know about the game: worths of positions and actions, in points."""
