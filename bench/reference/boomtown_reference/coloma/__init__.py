"""What the bots know about Coloma."""
