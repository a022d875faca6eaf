# make play    set everything up and play
# make test    set everything up and run every test
# make bench   speed next to a peer
# make fast    compiled build in .venv-fast
# make golden  write the recorded games of tests/golden anew

PYTHON ?= python3
PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_CONSTRAINT
export PIP_DISABLE_PIP_VERSION_CHECK = 1

BIN = .venv/bin
FAST = .venv-fast/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')

.PHONY: play test lint test-plain test-fast bench fast golden clean

play: .venv/ready
	$(BIN)/boomtown play wagons

test: lint test-plain test-fast

lint: .venv/ready
	$(BIN)/ruff check src tests bench setup.py
	$(BIN)/ruff format --check src tests bench setup.py
	$(BIN)/mypy

test-plain: .venv/ready
	$(BIN)/pytest -n auto

# The same tests over the compiled build; without a C compiler there is none.
test-fast:
	@if command -v $${CC:-cc} >/dev/null; then $(MAKE) .venv-fast/ready && $(FAST)/pytest -n auto; \
	else echo "no C compiler here, so there is no compiled build to test"; fi

bench: .venv/ready fast .venv-bench/ready
	$(BIN)/python bench/run.py $(CURDIR)/$(BIN)/python $(CURDIR)/$(FAST)/python $(CURDIR)/.venv-bench/bin/python $(GAMES)

fast: .venv-fast/ready

golden: .venv/ready
	$(BIN)/python -m tests.golden

.venv/ready: pyproject.toml setup.py constraints.txt
	$(PYTHON) -m venv .venv
	BOOMTOWN_COMPILE=0 $(BIN)/pip install --quiet --editable '.[dev]'
	touch $@

.venv-fast/ready: pyproject.toml setup.py constraints.txt $(SOURCES)
	$(PYTHON) -m venv .venv-fast
	BOOMTOWN_COMPILE=1 .venv-fast/bin/pip install --quiet --force-reinstall '.[dev]'
	touch $@

.venv-bench/ready: bench/peer.py
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip install --quiet catanatron==3.2.1
	touch $@

clean:
	rm -rf .venv .venv-fast .venv-bench build
