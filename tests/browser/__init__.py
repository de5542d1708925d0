"""The promises that only a real browser can hold: see checks.py."""
