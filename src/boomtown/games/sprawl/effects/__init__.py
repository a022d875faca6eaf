"""The effects of cards and offices: one class for each kind, in files by idea; kinds.py lists them."""
