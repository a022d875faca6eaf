"""One room per game; kernel/registry.py finds them by scanning this folder."""
