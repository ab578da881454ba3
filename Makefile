# Every task in one line: make help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NODE := $(CURDIR)/$(BIN)
COMPILED := .venv-compiled
TESTS ?= tests examples
JOBS ?= 2
.DEFAULT_GOAL := help
.PHONY: help setup play terminal web packages types test check check-web format coverage fast compiled bench soak chaos load golden clean

help: ## list every task
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/make \1|\2/' | column -t -s '|'

$(VENV)/ready: pyproject.toml examples/leduc_poker/pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]' -e examples/leduc_poker
	@touch $@

setup: $(VENV)/ready ## make the virtual environment with everything the project needs

play: setup web ## set everything up, start the server and open the games in the browser
	$(BIN)/stardeck serve --open

terminal: setup ## set everything up and play Rock the Galaxy in the terminal against bots
	$(BIN)/stardeck play rock-the-galaxy

web: setup ## build the client for browsers, if it has changed
	$(BIN)/python web/build.py

packages: setup
	$(BIN)/python web/build.py packages

types: setup packages ## make the client's types from the server's schema
	$(BIN)/stardeck admin schema > web/node_modules/schema.json
	cd web && PATH="$(NODE):$$PATH" npm run --silent types node_modules/schema.json

test: setup check web ## set everything up and pass all tests
	$(BIN)/pytest -n $(JOBS) $(TESTS)

check-web: setup packages ## format, types and unit tests of the client
	cd web && PATH="$(NODE):$$PATH" npx prettier --log-level warn --check .
	cd web && PATH="$(NODE):$$PATH" npm run --silent check
	cd web && PATH="$(NODE):$$PATH" npm run --silent test

check: setup check-web ## format, lint, types and import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup packages ## format the code and fix what can be fixed
	cd web && PATH="$(NODE):$$PATH" npx prettier --log-level warn --write .
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

coverage: setup ## branch coverage of kernel and games; fails below 97 %
	$(BIN)/pytest -n $(JOBS) --cov=stardeck.kernel --cov=stardeck.games --cov-branch --cov-fail-under=97 $(TESTS)

$(COMPILED)/ready: pyproject.toml hatch_build.py $(shell find src/stardeck examples/leduc_poker -name '*.py' -o -name '*.toml')
	$(PYTHON) -m venv $(COMPILED)
	STARDECK_COMPILE=1 $(COMPILED)/bin/pip install --quiet --disable-pip-version-check --force-reinstall '.[dev,bench]' ./examples/leduc_poker
	@touch $@

fast: web $(COMPILED)/ready ## build kernel, games and search with mypyc into .venv-compiled, several times as fast (some minutes)

compiled: fast ## pass the whole test suite compiled
	$(COMPILED)/bin/pytest -n $(JOBS) $(TESTS)

bench: setup fast ## what the performance figures come from: ratios against peers in one run, interpreted and compiled
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[bench]'
	$(BIN)/python bench/playouts.py
	$(BIN)/python bench/search.py
	$(COMPILED)/bin/python bench/playouts.py --only PettingZoo
	$(COMPILED)/bin/python bench/search.py

soak: setup ## ten thousand random games of every game without a violation
	$(BIN)/python tests/soak.py

chaos: setup ## kill the server 200 times under load on each store and compare every acknowledged move
	$(BIN)/python tests/server/chaos.py --kills 200
	$(BIN)/python tests/server/chaos.py --kills 200 --postgres

load: setup ## hundreds of live rooms over real sockets: moves a second, latency, memory
	$(BIN)/python bench/load.py
	$(BIN)/python bench/load.py --postgres
	$(BIN)/python bench/load.py --peer

golden: setup ## write missing golden records and playthroughs
	$(BIN)/python tests/replays/make.py

clean: ## remove everything that can be made again
	rm -rf $(VENV) $(COMPILED) web/node_modules src/stardeck/web build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* htmlcov .import_linter_cache
