# Everything happens inside this folder. Needed: Python 3.11 or newer (with venv) and make; see `make help`.

BIN := .venv/bin
EFFORT ?= 20
GAMES ?= 20000
FAULTS ?= 300
RUNS ?= 4
BUSY ?= 8
JOBS ?= $(shell nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
SETUP := $(MAKE) --no-print-directory --jobs --keep-going -f scripts/setup.mk

.SUFFIXES:
.PHONY: help play terminal check test docs screenshots steady soak lockstep faults page native wasm fonts wheels types bench bench-abuse bench-bots bench-browser bench-server fix figures lock clean
.NOTPARALLEL:
export PYTHON
# Each process reads what another has compiled, also where Python is told to write no byte code: hundreds are started.
unexport PYTHONDONTWRITEBYTECODE

help: ## Print this list.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: ## Play in the browser; ARGS="--port 9000" and more are passed on to the server.
	@$(SETUP) play page
	@$(BIN)/foretell serve --open $(ARGS)

terminal: ## Play in the terminal; ARGS="--game extreme --players 4" and more are passed on.
	@$(SETUP) play
	@$(BIN)/foretell play $(ARGS)

check: ## Run the quick checks, for every save: style, types, imports, and the tests that are not slow.
	@$(SETUP) test node_modules gates JOBS=$(JOBS) QUICK=yes
	$(BIN)/python -m pytest -n $(JOBS) -q --quick -p no:schemathesis

test: ## Run all checks: style, types, imports, the page, tests (in the browser too), coverage.
	@$(SETUP) test browser servers node_modules page gates $(ALSO) JOBS=$(JOBS)
	$(BIN)/python -m pytest -n $$(($(JOBS) + 2)) --cover; tests=$$?; \
	$(BIN)/coverage report --include='src/foretell/rules/*,src/foretell/game/*,src/foretell/record/*' --fail-under=100 \
	&& exit $$tests

screenshots: ## Take screenshots of every page, phone and desktop, in both themes, into build/screenshots.
	@$(SETUP) test browser page
	FORETELL_SCREENSHOTS=1 $(BIN)/python -m pytest -n $(JOBS) -q tests/web

steady: ## Look for tests that fail by chance: RUNS (4) runs in random order beside BUSY (8) processes; ARGS are pytest's.
	@$(SETUP) test browser servers node_modules page
	$(BIN)/python -m scripts.steady --runs $(RUNS) --busy $(BUSY) --jobs $(JOBS) $(ARGS)

soak: ## Run the tests with all kinds, and EFFORT (20) times as many random games, inputs and faults, for hours.
	@$(SETUP) test browser page
	FORETELL_EFFORT=$(EFFORT) $(BIN)/python -m pytest -n $(JOBS) --ignore=tests/web
	FORETELL_EFFORT=$(EFFORT) $(BIN)/python -m pytest -n $(JOBS) tests/web/test_device_table.py tests/web/test_fold.py

lockstep: ## Play GAMES (20000) on every target of the rules and compare all they tell, then ask bots; takes an hour.
	@$(SETUP) test browser
	$(BIN)/python -m tests.lockstep --games $(GAMES) $(ARGS)
	$(BIN)/python -m tests.bots.generations

faults: ## Let FAULTS (300) faults happen to two servers, their links and PostgreSQL while people play; takes half an hour.
	@$(SETUP) test servers
	$(BIN)/python -m tests.faults --faults $(FAULTS) $(ARGS)

page: ## Build the page in the browser into web/dist; a wheel that is built then carries it.
	@$(SETUP) play page

native: ## Compile the rules, for search, training and arenas; needs a C compiler. Set-up does it too.
	@$(SETUP) play
	@$(BIN)/python -m foretell.bots.library

wasm: ## Write the rules as WebAssembly into web/engine.
	@$(SETUP) test
	@$(BIN)/python -m scripts.wasm

fonts: ## Make the page's fonts from the packages that scripts/fonts/package-lock.json names.
	@cd scripts/fonts && npm ci && node build.js

wheels: ## Build wheels with the compiled rules for all platforms into dist; ARGS="win macos" builds some.
	@$(SETUP) test page
	@$(BIN)/python -m scripts.wheels $(ARGS)

types: ## Write what the page has from Python: types of the server's messages, numbers of the rules, tables of the score pad.
	@$(SETUP) play
	@$(BIN)/python -m scripts.page types
	@$(BIN)/python -m scripts.numbers
	@$(BIN)/python -m scripts.pad write
	@$(BIN)/python -m scripts.presets write

bench: ## Measure the engine and environments, side by side with OpenSpiel's.
	@$(SETUP) bench
	$(BIN)/python -m benchmarks.engine $(ARGS)
	$(BIN)/python -m benchmarks.environments $(ARGS)

bench-server: ## Measure the server, beside one of boardgame.io where there is Node.
	@$(SETUP) bench
	@if command -v npm >/dev/null; then cd benchmarks/boardgame && npm ci --ignore-scripts --no-audit --no-fund; fi
	$(BIN)/python -m benchmarks.server $(ARGS)

bench-browser: ## Measure games on the device, in Chromium (Linux; about five minutes).
	@$(SETUP) test browser page
	$(BIN)/python -m benchmarks.browser $(ARGS)

bench-abuse: ## Measure what honest players notice of strangers who do what they can (Linux; about six minutes).
	@$(SETUP) bench
	$(BIN)/python -m benchmarks.abuse $(ARGS)

bench-bots: ## Measure the bots, for hours; games are kept in build/bots, and the same command resumes.
	@$(SETUP) bench
	$(BIN)/python -m benchmarks.bots --keep build/bots $(ARGS)
	$(BIN)/python -m benchmarks.ratings --keep build/bots
	$(BIN)/python -m benchmarks.winning --keep build/bots
	$(BIN)/python -m benchmarks.search --rounds 800 --seed 28 --settings '{"bot":"grandmaster@1:worlds=50"};{"worlds":50};{"worlds":250}' --keep build/bots
	$(BIN)/python -m benchmarks.search --rounds 50 --every --keep build/bots
	$(BIN)/python -m benchmarks.exact

docs: ## Build the documentation as a site into build/docs.
	@$(SETUP) site ARGS="$(ARGS)"

fix: ## Let ruff fix and format the code.
	@$(SETUP) test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

figures: ## Print how long files and functions are, and what is documented and annotated.
	@$(SETUP) play
	@$(BIN)/python -m scripts.figures

lock: ## Write requirements/*.lock; ARGS=--upgrade takes the newest versions.
	@sh scripts/lock $(ARGS)

clean: ## Remove the environment and everything that tools have left behind.
	rm -rf src/foretell/engine/_native
	rm -rf .venv build dist web/dist web/node_modules benchmarks/boardgame/node_modules
	rm -rf .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
