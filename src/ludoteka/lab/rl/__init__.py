"""Environments for programs that learn, as the libraries of others know them: `pip install ludoteka[rl]`.

No room of the house imports this one, and it imports nothing heavy by itself: take the module you need.
"""
