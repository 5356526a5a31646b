"""Word of one's turn to who is not at the table, through the push service of their browser."""
