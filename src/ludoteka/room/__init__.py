"""What a table does: matches, seats, clocks, words and records, whatever host they run in."""
