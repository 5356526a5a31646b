"""Word of their turn to those who are not at the table, through the push service of their browser."""
