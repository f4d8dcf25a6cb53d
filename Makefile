# Needs python3 (3.11 or newer), make and git. Everything else is installed into .venv on first use.
#   PYTHON=/path/to/python3   the Python to build .venv with
#   ONLY=tests/kernel         test one folder, file or test        SLOW=1      the slow tests too
#   ONLY=quick                what a change most likely breaks: within a minute
#   ARGS="--seed 7"           more words for play and bench        COMPILED=1  the compiled build; for bench
#                                                                             also COMPILED=delve_and_dash
#   ONLY=kernel N=40 SEED=1   the area, number and choice of mutants

BIN := .venv/bin
PLAY := .venv/.ready-play
DEV := .venv/.ready-dev
BENCH := .venv/.ready-bench
RELEASE := .venv/.ready-release
DOCS := .venv/.ready-docs
CODE = $(wildcard src tests bench tools examples)
GAMES := delve_and_dash extrikate dooom dungeon_crawler
ONLY ?= tests
ARGS ?=
# With bytecode kept, whatever the environment says: tests start the program many times.
# The longest tests are named at the end, so that nobody has to look for what has grown.
PYTEST = PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -q -n auto --durations=10 --durations-min=5 \
	$(if $(SLOW),-m "not soak and not cluster")
TESTS = $(if $(filter quick,$(ONLY)),--quick tests,$(ONLY))

export PYTHON

.DEFAULT_GOAL := help
# Two installs into one .venv must not run side by side.
.NOTPARALLEL:
.PHONY: help play terminal web engine site test soak cluster compiled wheel coverage mutants check format words golden docs bench release clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: web engine ## play in the browser: builds the client, starts the server, prints the address
	@$(BIN)/waystone serve --open $(ARGS)

terminal: $(PLAY) ## play in the terminal: Delve & Dash, or GAME=extrikate, dooom, dungeon-crawler
	@$(BIN)/waystone play $(or $(GAME),delve-and-dash) $(ARGS)

web: $(PLAY) ## build the browser client into the package, if it is not up to date
	@$(BIN)/python tools/build_web.py

engine: $(PLAY)
	@$(BIN)/python -m tools.build_engine

site: web ## a folder that plays without a server, for any web space (DIR=site, ARGS="--base /path/")
	@$(BIN)/python -m tools.build_engine --must
	@$(BIN)/waystone site $(or $(DIR),site) $(ARGS)

test: $(DEV) $(if $(COMPILED),compiled) ## run the tests, of the browser client too (ONLY=quick or path, SLOW=1, COMPILED=1)
	@$(if $(filter tests web,$(ONLY)),$(BIN)/python tools/build_web.py test)
	@$(if $(COMPILED),COMPILED=1 PYTHONPATH=$(CURDIR)/build/compiled) $(if $(filter web,$(ONLY)),true,$(PYTEST) $(TESTS))

soak: $(DEV) ## the server's tests at full size: kills, floods, secrets (half an hour)
	@$(BIN)/python -m pytest -q -m soak $(ONLY)

cluster: $(DEV) ## the tests with two Ray nodes on this machine, one of them killed (a minute or two)
	@tools/install ray
	@$(BIN)/python -m pytest -q -m cluster tests/lab

compiled: $(DEV)
	@$(BIN)/python tools/compile.py build/compiled

wheel: $(DEV) engine ## make a package in dist/; COMPILED=1: with the engine compiled, for this machine
	@$(BIN)/python -m tools.wheel $(if $(COMPILED),--compiled)

coverage: $(DEV) ## run the tests and list the lines they miss
	@$(PYTEST) --cov --cov-report=term $(TESTS)

mutants: $(DEV) ## put small flaws into the code: which do the tests miss? (ONLY=area or game, N=40, SEED=1)
	@$(BIN)/python -m tools.mutants $(if $(filter-out tests,$(ONLY)),--only $(ONLY)) $(if $(N),--number $(N)) $(if $(SEED),--seed $(SEED)) $(ARGS)

check: $(DEV) ## formatting, lint, strict types, import contracts, rules cited, sizes
	@echo "· formatting"
	@$(BIN)/ruff format --check --quiet $(CODE) || { echo "✗ make format mends this" >&2; exit 1; }
	@echo "· lint"
	@$(BIN)/ruff check --quiet $(CODE)
	@echo "· types"
	@$(BIN)/mypy $(CODE)
	@echo "· fit for compiling"
	@$(BIN)/python tools/compile.py --check
	@echo "· import contracts"
	@$(BIN)/lint-imports --no-logo
	@echo "· rules cited by tests"
	@$(BIN)/python tools/rules_coverage.py
	@echo "· sizes"
	@$(BIN)/python tools/sizes.py
	@echo "· generated types"
	@$(BIN)/python tools/generate_wire_types.py --check
	@echo "· message catalogues"
	@$(BIN)/python -m tools.words --check
	@echo "· browser client"
	@$(BIN)/python tools/build_web.py check

format: $(DEV) ## format the code and mend what lint can mend
	@$(BIN)/ruff check --fix --quiet $(CODE) || true
	@$(BIN)/ruff format $(CODE)
	@$(BIN)/python tools/build_web.py format

words: $(DEV) ## compile the message catalogues of languages/ for Python and the browser
	@$(BIN)/python -m tools.words

golden: $(DEV) ## renew the golden files on purpose; the diff is the review
	@$(BIN)/python -m tests.golden.renew

docs: $(DOCS) ## build the documentation into the package; a server shows it at /docs
	@$(BIN)/python tools/build_docs.py

bench: JUST_ENVIRONMENTS = $(filter environments,$(ONLY))
bench: $(BENCH) $(if $(COMPILED),$(DEV)) ## measure against peers in the same run (COMPILED=1, ONLY=environments)
	@$(if $(COMPILED),$(BIN)/python tools/compile.py --trained build/compiled-bench $(if $(filter 1,$(COMPILED)),$(GAMES),$(COMPILED)))
	@$(BIN)/python -m bench $(if $(COMPILED),--compiled) $(if $(JUST_ENVIRONMENTS),--environments) $(ARGS)
	@$(if $(JUST_ENVIRONMENTS),true,$(BIN)/python -m bench.server_load $(if $(COMPILED),--compiled) $(filter --quick,$(ARGS)))
	@$(if $(JUST_ENVIRONMENTS),true,$(BIN)/python -m bench.dooom_load $(filter --quick,$(ARGS)))

release: $(RELEASE) ## VERSION=0.2.0 FILES_AT=https://…: changelog, tests, packages, commit and tag; uploads nothing
	@WAYSTONE_FILES_AT="$(FILES_AT)" $(BIN)/python tools/release.py $(VERSION)

clean: ## remove everything that make made
	@rm -rf .venv build dist src/*.egg-info htmlcov .coverage .coverage.* .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache \
		web/node_modules web/dist web/build src/waystone/api/static src/waystone/api/engine src/waystone/api/pages
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# Playing needs two small packages, testing a dozen: each purpose has a stamp of its own.
$(PLAY): pyproject.toml constraints.txt
	@tools/install play
	@touch $@

$(DEV): pyproject.toml constraints.txt
	@tools/install dev
	@touch $(PLAY) $@

$(RELEASE): $(DEV)
	@tools/install release
	@touch $@

$(DOCS): $(PLAY)
	@tools/install docs
	@touch $@

$(BENCH): $(PLAY)
	@tools/install bench
	@touch $@
