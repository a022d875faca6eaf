"""What makes the engine pleasant to use from Python: pictures of positions, games in play, analysis."""
