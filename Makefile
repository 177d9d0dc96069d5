# Everything sets itself up in .venv; you need only Python 3.11 (or newer) and make.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
SOURCES := src tests benchmarks tools hatch_build.py
STATIC := src/sumida/server/static/index.html
# The offline part of the page contains our Python.
PAGE := $(shell find web src/sumida -name node_modules -prune -o -name static -prune -o -type f \
  \( -path 'web/*' -o -name '*.py' -o -name '*.ftl' \) -print)
EXTRAS := fast cluster learn envs postgres passkeys push solve

# uv is used where it is found: the same packages, faster.
ifneq ($(shell command -v uv),)
  VENV := uv venv -q --allow-existing --python $(PYTHON) .venv
  INSTALL := uv pip install -q --python $(BIN)/python
else
  VENV := $(PYTHON) -m venv .venv
  INSTALL := $(BIN)/python -m pip install -q --disable-pip-version-check
endif

# Real browsers, real servers that are killed, real time: the only tests that may be tried a second time. They mostly
# wait, as people do, so that two of them share a core.
LIVE := tests/e2e tests/faults
# No browser, no server, no Ray, JAX or OR-tools: tests/light.py refuses them. These tests cover kernel and rules.
FAST := tests/conformance tests/golden tests/hanabi/rules tests/hanabi/hanablive tests/hashi/rules tests/tables \
  tests/test_codec.py tests/test_records.py tests/test_locales.py tests/test_structure.py
# CI tries a failed test once more, so that one mishap of the machine does not refuse a change; it prints each.
RERUNS ?= 0
# An idle worker takes tests from the other; and every run says where the time went.
SPREAD := --dist worksteal --durations 40 --durations-min 3
CORES := $(shell $(PYTHON) -c 'import os; print(len(os.sched_getaffinity(0)))')

.PHONY: help play page test test-fast test-page test-code test-live coverage lint lint-code lint-page fix golden bench site docs dist lock clean

help: ## these targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 14

play: .venv/play ## play both games in the browser (sumida play: in the terminal)
	$(BIN)/sumida serve

page: $(STATIC)

$(STATIC): .venv/dev $(PAGE)
	$(BIN)/python hatch_build.py
	@touch $@

test: test-page test-code test-live ## all tests

test-fast: test-page ## rules, tables, records and the page's units, in under a minute
	$(BIN)/python -m pytest -n $(CORES) -p tests.light $(FAST)

test-page: .venv/dev ## unit tests of the page
	$(BIN)/python hatch_build.py test

test-code: page coverage ## rules, tables, store, engines, bots, server …: these may never fail
	$(BIN)/pytest -n $(CORES) $(SPREAD) --reruns $(RERUNS) $(patsubst %,--ignore=%,$(FAST) $(LIVE))

coverage: .venv/dev ## the fast tests, and branch coverage of kernel and rules: 97 % at least
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n $(CORES) $(SPREAD) $(FAST)
	$(BIN)/coverage combine -q
	$(BIN)/coverage report --fail-under=97

test-live: page ## browsers and faults; a test that fails is tried once more, and that is counted
	$(BIN)/pytest -n $$((2 * $(CORES))) $(SPREAD) --reruns 1 $(LIVE)

lint: lint-code lint-page ## everything that finds mistakes without running the code

lint-code: .venv/dev
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/check-jsonschema -q --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema -q --builtin-schema vendor.compose-spec deploy/compose.yml
	$(BIN)/zizmor --offline -q --min-severity medium .github/workflows

lint-page: .venv/dev
	$(BIN)/python hatch_build.py check
	$(BIN)/python -m tools.audit

fix: .venv/dev ## let the tools fix what they can
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

golden: .venv/dev ## play the golden games again; review the diff
	$(BIN)/python -m tests.golden.regenerate

bench: .venv/dev ## the long campaigns behind the figures
	$(BIN)/python -m benchmarks.rules
	$(BIN)/python -m benchmarks.hanabi_rules
	$(BIN)/python -m benchmarks.fuzz

site: .venv/dev ## both games as static files for any web host, into static-site/
	$(BIN)/python hatch_build.py site

docs: .venv/dev ## the documentation, into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

dist: page ## what is published: sdist, wheel, bill of materials, checksums
	$(BIN)/python -m tools.release dist

lock: .venv/dev ## pin every dependency again
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-annotate --no-header --python-version 3.11 \
	  --extra fast --extra passkeys --extra push pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-annotate --no-header --python-version 3.12 \
	  --extra fast --extra passkeys --extra push --extra postgres -c requirements.lock pyproject.toml -o deploy/requirements.lock
	$(BIN)/uv pip compile -q --universal --generate-hashes --no-annotate --no-header --python-version 3.11 \
	  --group dev $(foreach extra,$(EXTRAS),--extra $(extra)) pyproject.toml -o requirements-dev.lock

clean: ## remove what the targets made
	rm -rf .venv build site static-site dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/play: pyproject.toml requirements.lock $(PAGE)
	$(VENV)
	$(INSTALL) --require-hashes -r requirements.lock
	$(INSTALL) --no-deps -e .
	@touch $@

.venv/dev: pyproject.toml requirements-dev.lock
	$(VENV)
	$(INSTALL) --require-hashes -r requirements-dev.lock
	$(INSTALL) --no-deps -e .
	@touch $@ .venv/play
