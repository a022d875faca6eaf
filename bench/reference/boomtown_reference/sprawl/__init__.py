"""What bots believe about Urban Sprawl. No rule is here."""
