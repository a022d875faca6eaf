# make play      set everything up and open the table in the browser
# make test      set everything up, lint, and run every test: plain, in the browser, compiled
# make lint      ruff and mypy over the Python code; svelte-check, ESLint and Prettier over web/
# make format    let ruff and Prettier rewrite what they would complain about
# make coverage  how much of the Python code the plain tests run
# make fast      compiled build in .venv-fast
# make wheels    a compiled wheel for each Python that we support (cibuildwheel, which needs Docker), in dist/
# make docs      the documentation site in build/docs; a warning is an error
# make golden    write the recorded games of tests/golden anew
# make bench     speed, plain and compiled, next to a peer; that of the environments next to PettingZoo's and OpenSpiel's
# make aids      how long the aids of Urban Sprawl's board take
# make compare  speed next to an older checkout: make compare BEFORE=folder
# make load      hundreds of tables at once on a server of this machine, compiled, on both stores
# make soak      random games by the hundred thousand, compiled, with the laws of the contract suite; goes on where it was
# make fuzz      a hundred thousand broken component files, records, sheets and messages each
# make drill     kill servers hundreds of times and look whether anything is lost
# make clean     remove everything that these commands have made

PYTHON ?= python3
PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_CONSTRAINT
export PIP_DISABLE_PIP_VERSION_CHECK = 1

BIN = .venv/bin
FAST = .venv-fast/bin
CLIENT = src/boomtown/table/static/index.html
TYPES = web/src/generated/protocol.ts web/src/generated/constants.ts
REFERENCE := $(wildcard bench/reference/boomtown_reference/*.py bench/reference/boomtown_reference/*/*.py)
SOURCES := $(shell find src -name static -prune -o \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' \) -print)
WEB := $(shell find web \( -name node_modules -o -name generated \) -prune -o -type f -print)
AS_ROOT := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: play test lint lint-python lint-web format coverage test-plain test-web test-fast compiled bench aids compare load fast golden docs wheels clean postgres drill soak fuzz

play: .venv/ready $(CLIENT)
	$(BIN)/boomtown serve

# The compiler runs beside the plain tests, at low priority, and leaves the browser tests in peace.
test: $(CLIENT)
	$(MAKE) --jobs 2 lint
	$(MAKE) --jobs 2 test-plain compiled
	$(MAKE) test-web
	$(MAKE) test-fast

# The hooks of .pre-commit-config.yaml run these two.
lint: lint-python lint-web

PYTHON_FILES = src tests bench tools examples setup.py
lint-python: .venv/ready
	$(BIN)/ruff check $(PYTHON_FILES)
	$(BIN)/ruff format --check $(PYTHON_FILES)
	$(BIN)/mypy

lint-web: web/node_modules/ready $(TYPES)
	cd web && npm run check && npm run lint

format: .venv/ready web/node_modules/ready
	$(BIN)/ruff check --fix $(PYTHON_FILES)
	$(BIN)/ruff format $(PYTHON_FILES)
	cd web && npm run format

# The tests start a PostgreSQL of their own from Debian's packages.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		($(AS_ROOT) apt-get update && $(AS_ROOT) apt-get install --yes --no-install-recommends postgresql)

test-plain: .venv/ready $(CLIENT) postgres
	$(BIN)/pytest -n auto --dist worksteal --ignore tests/web

# Left out is what shows nothing here: tests of programs that run beside the tests (browsers, servers that are killed, Ray,
# commands of the documents, installations), and the thousands of random games, which run no line that the rest does not.
UNCOUNTED = tests/web tests/docs tests/examples tests/install tests/arena/test_ray.py tests/contract/test_random_play.py \
	tests/contract/test_soak.py tests/table/test_killing.py tests/table/test_servers.py
coverage: .venv/ready $(CLIENT) postgres
	$(BIN)/pytest -n auto --dist worksteal $(UNCOUNTED:%=--ignore %) --cov --cov-report term

# Tests that measure time come last, one after the other.
test-web: .venv/ready $(CLIENT) web/node_modules/ready $(TYPES)
	cd web && npm test
	@command -v chromium >/dev/null || ($(AS_ROOT) apt-get update && $(AS_ROOT) apt-get install --yes chromium)
	@command -v chromium-headless-shell >/dev/null || \
		($(AS_ROOT) apt-get update && $(AS_ROOT) apt-get install --yes chromium-headless-shell) || \
		echo "there is no headless shell here, so the browser tests take longer"
	$(BIN)/pytest -n auto --dist worksteal -m "not alone" tests/web
	$(BIN)/pytest -m alone tests/web

# Runs the tests of compiled code over the compiled build; without a C compiler there is no such build.
COMPILED = tests/bots tests/cli tests/contract tests/games tests/kernel tests/library tests/rl tests/sheet tests/term tests/text
test-fast: compiled
	@if command -v $${CC:-cc} >/dev/null; then $(FAST)/pytest -n auto --dist worksteal $(COMPILED); \
	else echo "no C compiler here, so there is no compiled build to test"; fi

compiled: $(CLIENT)
	@if command -v $${CC:-cc} >/dev/null; then nice $(MAKE) .venv-fast/ready; fi

bench: .venv/ready fast .venv-bench/ready
	$(BIN)/python bench/run.py $(CURDIR)/$(BIN)/python $(CURDIR)/$(FAST)/python $(CURDIR)/.venv-bench/bin/python $(GAMES)
	$(FAST)/pip install --quiet pygame
	$(FAST)/python bench/environments.py

aids: .venv/ready
	$(BIN)/python bench/aids.py

compare: .venv/ready fast
	$(BIN)/python bench/compare.py $(abspath $(BEFORE)) $(CURDIR) $(GAMES)

load: fast postgres
	$(FAST)/python bench/load.py --games wagons --tables 200,600,1000
	$(FAST)/python bench/load.py --games sprawl,coloma --tables 100,200,400

# Servers are killed for as long as it takes: 300 times on both stores, and three servers of forty tables in turn.
drill: .venv/ready postgres
	BOOMTOWN_KILLS=300 $(BIN)/pytest -s tests/table/test_killing.py
	BOOMTOWN_DRILL_TABLES=40 BOOMTOWN_DRILL_LEASE=6 BOOMTOWN_DRILL_ROUNDS=3 $(BIN)/pytest -s tests/table/test_servers.py
	$(BIN)/python bench/attacks.py

# SOAK="--processes 8" or SOAK="--ray ADDRESS" for more hands.
soak: fast
	$(FAST)/python -m tests.soak $(SOAK)

fuzz: .venv/ready
	BOOMTOWN_FUZZ=100000 $(BIN)/pytest -s tests/table/test_broken_input.py

fast: .venv-fast/ready

golden: .venv/ready
	$(BIN)/python -m tests.golden

docs: .venv/ready
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

wheels: .venv/ready $(CLIENT)
	$(BIN)/pip install --quiet cibuildwheel
	$(BIN)/cibuildwheel --output-dir dist

.venv/ready: pyproject.toml setup.py constraints.txt
	$(PYTHON) -m venv .venv
	BOOMTOWN_COMPILE=0 $(BIN)/pip install --quiet --editable '.[dev]'
	touch $@

.venv-fast/ready: pyproject.toml setup.py constraints.txt $(SOURCES) $(REFERENCE) $(CLIENT)
	$(PYTHON) -m venv .venv-fast
	rm -rf build
	BOOMTOWN_COMPILE=1 BOOMTOWN_REFERENCE=1 $(FAST)/pip install --quiet '.[dev]'
	touch $@

.venv-bench/ready: bench/peer.py
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip install --quiet catanatron==3.2.1
	touch $@

web/node_modules/ready: web/package.json web/package-lock.json
	cd web && npm ci --no-fund --no-audit
	touch $@

# The browser's types and constants, made from the Python code that the server uses itself.
# The files change only when a type or a constant does, so that the client is not built again for every change of a rule.
$(TYPES): web/src/generated/ready
	@:

web/src/generated/ready: .venv/ready web/node_modules/ready web/tools/types.js $(filter %.py %.ftl,$(SOURCES))
	cd web && npm run types
	touch $@

$(CLIENT): web/node_modules/ready $(TYPES) $(WEB)
	cd web && npm run build
	touch $@

clean:
	rm -rf .venv .venv-fast .venv-bench build web/node_modules web/src/generated dist src/boomtown/table/static .coverage .coverage.*
