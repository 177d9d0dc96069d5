# Everything sets itself up in .venv; nothing but Python 3.11 (or newer) and make is needed.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
SOURCES := src tests benchmarks tools hatch_build.py
PAGE := $(shell find web src/sumida/locales -name node_modules -prune -o -type f -print)
DEV_EXTRAS := dev docs fast cluster learn envs postgres solve

# uv is used where it is found: the same packages, faster.
ifneq ($(shell command -v uv),)
  VENV := uv venv -q --allow-existing --python $(PYTHON) .venv
  INSTALL := uv pip install -q --python $(BIN)/python
else
  VENV := $(PYTHON) -m venv .venv
  INSTALL := $(BIN)/python -m pip install -q --disable-pip-version-check
endif

.PHONY: help play test lint fix golden bench docs coverage lock clean

help: ## these targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

play: .venv/play ## play both games in the browser (sumida play: in the terminal)
	$(BIN)/sumida serve

test: .venv/dev ## all tests
	$(BIN)/pytest -n auto

lint: .venv/dev ## everything that finds mistakes without running the code
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check
	$(BIN)/python -m tools.audit

fix: .venv/dev ## let the tools mend what they can
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

golden: .venv/dev ## play the golden games again; review the difference as text
	$(BIN)/python -m tests.golden.regenerate

bench: .venv/dev ## the long campaigns behind the figures
	$(BIN)/python -m benchmarks.rules
	$(BIN)/python -m benchmarks.hanabi_rules
	$(BIN)/python -m benchmarks.fuzz

docs: .venv/dev ## the documentation, into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

coverage: .venv/dev ## branch coverage of kernel and rules, 97 % at least
	$(BIN)/coverage run -m pytest -p no:xdist tests/hanabi tests/hashi tests/conformance tests/test_*.py \
	  --ignore=tests/hanabi/bots --ignore-glob='*/test_fast*' --ignore-glob='*/test_arrays*' --ignore-glob='*/test_bots*'
	$(BIN)/coverage report --fail-under=97

lock: ## pin every dependency again (needs uv)
	uv pip compile -q --universal --generate-hashes --no-annotate --no-header --python-version 3.11 \
	  --extra fast pyproject.toml -o requirements.lock
	uv pip compile -q --universal --generate-hashes --no-annotate --no-header --python-version 3.11 \
	  $(foreach extra,$(DEV_EXTRAS),--extra $(extra)) pyproject.toml -o requirements-dev.lock

clean: ## remove what the targets made
	rm -rf .venv site dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/play: pyproject.toml requirements.lock $(PAGE)
	$(VENV)
	$(INSTALL) --require-hashes -r requirements.lock
	$(INSTALL) --no-deps -e .
	@touch $@

.venv/dev: pyproject.toml requirements-dev.lock $(PAGE)
	$(VENV)
	$(INSTALL) --require-hashes -r requirements-dev.lock
	$(INSTALL) --no-deps -e .
	@touch $@ .venv/play
