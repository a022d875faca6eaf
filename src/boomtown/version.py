"""The version of the package; setup reads it without importing anything else."""

VERSION = "0.1.0"
