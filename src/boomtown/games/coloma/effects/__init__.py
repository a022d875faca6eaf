"""The effect language: what abilities of cards, sites and spaces are made of, one class for each kind of effect."""
