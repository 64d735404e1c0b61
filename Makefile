# The front door. `make` alone lists what can be asked.
#
# Everything is installed into .venv; stamp files in there remember what is done, so a second run
# takes no time and needs no network.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test quick soak bench coverage format translations wheel clean
MAKEFLAGS += --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
CATALOGUES := $(wildcard resources/translations/*.ts)
FORMATTED := solitaire_desktop tests tools resources hatch_build.py
SAMPLE_MOVES := 

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name text; do \
		printf '  make %-13s %s\n' "$$name" "$$text"; done

play: $(VENV)/.installed $(VENV)/.catalogues ## install the program here and open the table
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname)" = Darwin ]; then \
		$(BIN)/python tools/system_libraries.py screen && exec $(BIN)/solitaire-desktop; \
	else \
		echo "There is no screen here (DISPLAY and WAYLAND_DISPLAY are empty): drawing a played deal instead."; \
		$(BIN)/solitaire-desktop picture forty-thieves 1 --moves "$(SAMPLE_MOVES)" -o table.png && \
		echo "Look at table.png."; \
	fi

test: $(VENV)/.dev $(VENV)/.catalogues ## everything that CI runs
	@$(MAKE) .checks
	@$(BIN)/pytest --hypothesis-profile=ci

quick: $(VENV)/.dev $(VENV)/.catalogues ## the daily loop: format, lint, types, imports, unit tests; under a minute
	@$(MAKE) .checks
	@$(BIN)/pytest -q --hypothesis-profile=quick -m "not slow and not soak and not bench"

soak: $(VENV)/.dev $(VENV)/.catalogues ## the long runs
	@$(BIN)/pytest --hypothesis-profile=soak -m soak

bench: $(VENV)/.dev $(VENV)/.catalogues ## measure speed and memory
	@$(BIN)/pytest -q -s -p no:xdist -m bench tests/bench

coverage: $(VENV)/.dev $(VENV)/.catalogues ## which lines the tests never reach
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -q -m "not slow and not soak and not bench"
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

format: $(VENV)/.dev ## bring the code into shape
	@$(BIN)/ruff check --quiet --fix-only $(FORMATTED)
	@$(BIN)/ruff format $(FORMATTED)

translations: $(VENV)/.dev ## bring the catalogues in step with the program's texts
	@$(BIN)/python tools/translations.py update
	@$(BIN)/python hatch_build.py

wheel: $(VENV)/.dev ## build what is given away, into dist/
	@$(BIN)/python -m hatchling build

clean: ## remove all that was made here, .venv too
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	rm -rf .coverage .coverage.* htmlcov table.png resources/translations/*.qm
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Each step is silent unless it fails.
.PHONY: .checks
.checks:
	@echo "Checking format, lint, types, imports and translations."
	@$(BIN)/ruff format --check --quiet --output-format concise $(FORMATTED) || { echo "Run 'make format'."; exit 1; }
	@$(BIN)/ruff check --quiet --output-format concise $(FORMATTED)
	@$(BIN)/mypy --no-error-summary
	@said=$$($(BIN)/lint-imports --no-logo 2>&1) || { echo "$$said"; exit 1; }
	@$(BIN)/python tools/translations.py check || { echo "Run 'make translations'."; exit 1; }

# ------------------------------------------------------------------------------ what is installed

$(VENV)/.made:
	@python=$$(sh tools/find_python.sh) && $$python -m venv $(VENV)
	@$(BIN)/python tools/system_libraries.py offscreen
	@touch $@

$(VENV)/.installed: $(VENV)/.made pyproject.toml hatch_build.py solitaire_desktop/__init__.py
	@echo "Installing the program into $(VENV) (the first time, about 90 MB are fetched)."
	@$(BIN)/python tools/requirements.py > $(VENV)/requirements.txt
	@$(PIP) -r $(VENV)/requirements.txt
	@$(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.installed
	@echo "Installing the developers' tools into $(VENV)."
	@$(BIN)/python tools/system_libraries.py test
	@$(BIN)/python tools/requirements.py dev > $(VENV)/requirements-dev.txt
	@$(PIP) -r $(VENV)/requirements-dev.txt
	@touch $@

$(VENV)/.catalogues: $(VENV)/.installed $(CATALOGUES)
	@$(BIN)/python hatch_build.py
	@touch $@
