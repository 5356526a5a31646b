"""Several workers behind one door and over one database."""

from ludoteka.server.workers.crew import Crew
from ludoteka.server.workers.door import Handed
from ludoteka.server.workers.employing import Plan, employ

__all__ = ["Crew", "Handed", "Plan", "employ"]
