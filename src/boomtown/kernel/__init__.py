"""What every game has in common: positions, actions, records, component files, and how games are found."""
