"""What an operator types: `ludoteka serve` and `ludoteka admin`."""
