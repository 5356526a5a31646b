# Everything from a fresh clone with Python 3.11 or newer and make: no Node, no uv, no pip outside .venv.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
FORM := $(if $(filter 1,$(LUDOTEKA_REQUIRE_COMPILED)),compiled,auto)

.PHONY: setup play test check check-python check-page compile fast page peers tab docs pictures sbom soak proof load lock clean

# Nobody waits for the compiler: the first game runs as plain Python while the rules are compiled beside it.
play: .venv/.ready page
	@$(BIN)/python -m tools.play

setup: .venv/.ready
	@$(MAKE) --no-print-directory --jobs=2 compile page

# The pure form runs first, so that the last line pytest prints counts the whole suite. A browser or a server that shares two
# cores with another test can lose a race against its own patience: what failed beside others is tried once more, alone.
test: setup check peers
	@$(BIN)/python tools/needs.py || echo "Tests that need what is not here are left out, and the last lines say so." >&2
	$(BIN)/python tools/proof.py --ratchet
	LUDOTEKA_FORM=pure $(BIN)/python -m pytest -q -n 2 tests/equality
	LUDOTEKA_FORM=$(FORM) $(BIN)/python -m pytest -q -n 2 --dist worksteal --durations=40 --durations-min=10 || { test $$? -eq 1 && \
	    echo "Once more, alone: what fails now is broken, what passes now was unsteady." >&2 && \
	    LUDOTEKA_FORM=$(FORM) $(BIN)/python -m pytest -q --last-failed --last-failed-no-failures none; }

# Two rooms that have nothing to do with each other, one on each core.
check: .venv/.ready
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=recurse check-python check-page

check-python: .venv/.ready
	$(BIN)/ruff check .
	$(BIN)/mypy
	LUDOTEKA_FORM=pure $(BIN)/lint-imports
	$(BIN)/python tools/fields.py --check
	$(BIN)/python tools/reference.py --check
	$(BIN)/python tools/speech.py --check

check-page: .venv/.ready
	$(BIN)/python tools/web.py check

# Without a C compiler the rules run as plain Python; LUDOTEKA_REQUIRE_COMPILED=1 makes that an error.
compile: .venv/.ready
	@$(BIN)/python tools/compile.py || { test "$(FORM)" = auto && \
	    echo "The rules could not be compiled here, so they run as plain Python." >&2; }

# The same rules, a fifth faster or so, in three times the time: for wheels, and for those who simulate a great deal.
fast: .venv/.ready
	$(BIN)/python tools/compile.py --profile

# Other people's libraries that our environments are tried with. Where there are no wheels of them, those tests are left out aloud.
peers: .venv/.ready
	@$(MAKE) --no-print-directory .venv/.peers || echo "OpenSpiel and polars could not be installed here." >&2

# The page of web/, with Node 22 or newer if it is there, else with the one that ships in a PyPI wheel.
page: .venv/.ready
	@$(BIN)/python tools/web.py || echo "The page could not be built here; games can be played in the terminal." >&2

# Ludoteka in a tab: all games in a browser alone, as a folder of static files for any host. `ludoteka tab --serve` shows it.
tab: .venv/.ready
	$(BIN)/python -m tools.tab

# The documentation as a site, dist/docs: warnings and links that lead nowhere are errors, nothing is fetched to read it.
docs: .venv/.docs
	$(BIN)/python tools/site.py

# docs/pictures, made by the page itself in Chromium, and the film of the README.
pictures: .venv/.docs page
	$(BIN)/python -m tests.browser.pictures

# Everything that is shipped with its version and licence, dist/ludoteka.cdx.json; docs/licences.md for people.
sbom: .venv/.docs
	$(BIN)/python tools/licences.py --sbom dist/ludoteka.cdx.json

soak: setup tab
	LUDOTEKA_SOAK=1 $(BIN)/python -m pytest -q -n 2 -o "python_files=test_*.py soak_*.py" tests/soak tests/contract/test_secrets.py tests/contract/test_moments.py \
	    tests/server/test_secrecy.py tests/server/test_windows.py tests/server/test_chaos.py tests/tab \
	    tests/browser/test_whole_games.py tests/browser/test_stage.py tests/browser/test_lessons.py

# Every rule broken in many small ways, each tried on the rule's own tests; goes on where it was left. Reports in docs/proof.
proof: .venv/.ready
	for game in shards quarriors etherstone elves evolution; do $(BIN)/python tools/proof.py $$game || true; done

# Figures for docs/benchmarks-server.md.
load: setup
	$(BIN)/python -m tools.load --tables 20 --spectators 20 --think 0 --level random --rush
	$(BIN)/python -m tools.load --tables 1000 --spectators 3000 --think 8 --lasting 120 --hints 0.02 --seconds 60 --warm 60
	$(BIN)/python -m tools.load --tables 1000 --spectators 3000 --think 8 --lasting 120 --hints 0.02 --seconds 60 --warm 60 \
	    --postgres --workers 2

.venv/.locked: requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) install --quiet --no-deps --no-compile --require-hashes -r requirements.lock
	touch $@

# The lock has the build tools too, so nothing else is fetched to build.
.venv/.ready: .venv/.locked pyproject.toml hatch_build.py
	$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	touch $@

.venv/.peers: .venv/.ready requirements-peers.lock
	$(PIP) install --quiet --no-deps --no-compile --only-binary :all: --require-hashes -r requirements-peers.lock
	touch $@

.venv/.docs: .venv/.ready requirements-docs.lock
	$(PIP) install --quiet --no-deps --no-compile --require-hashes -r requirements-docs.lock
	touch $@

# The extras `data` and `peers` are big and stay out. Needs uv, which only those who change the dependencies must have: `pip install uv` in any environment.
lock:
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	    --group dev --extra play --extra serve --extra push --extra postgres --extra rl pyproject.toml --output-file requirements.lock
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	    --group docs --constraints requirements.lock --output-file requirements-docs.lock
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header \
	    --group peers --constraints requirements.lock --output-file requirements-peers.lock

clean:
	rm -rf build dist src/ludoteka/_compiled src/ludoteka/server/static web/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
