# The front door. `make` alone lists what can be asked.
#
# Everything is installed into .venv; stamp files in there remember what is done, so a second run
# takes no time and needs no network.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test quick soak bench sheets coverage format translations core wheel clean
MAKEFLAGS += --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
CATALOGUES := $(wildcard resources/translations/*.ts)
CORE := $(wildcard solitaire_desktop/solver/_core.pyx solitaire_desktop/solver/_core_*.pxi)
FORMATTED := solitaire_desktop tests tools resources packaging hatch_build.py
USE := $(if $(DISPLAY)$(WAYLAND_DISPLAY),screen,offscreen)
# Over all processors; many tests wait for Qt, so this halves the time.
SPREAD := -n auto --dist worksteal
# Deal 1 of Forty Thieves, as far as it is played in the picture that `play` draws without a screen.
PLAYED := t8-t4 t8-f3 t6-f3 t6-t9 t1-t6 s-w s-w s-w s-w s-w s-w s-w w-f5 s-w s-w s-w w-t3 s-w t7-t3 \
	t7-f5 s-w s-w s-w s-w s-w s-w s-w s-w w-t7 s-w w-f7 t10-f7 t10-t2 s-w s-w s-w w-t6 s-w s-w s-w \
	s-w s-w s-w s-w s-w w-f4 s-w s-w s-w s-w s-w s-w w-f6 s-w s-w s-w s-w w-f5 t10-f5 w-t4 w-t7 \
	s-w s-w s-w s-w s-w w-t6 t5-t6 t5-f1 t7-f1

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name text; do \
		printf '  make %-13s %s\n' "$$name" "$$text"; done

play: $(VENV)/.installed $(VENV)/.catalogues ## install the program here and open the table
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname)" = Darwin ]; then \
		$(BIN)/python tools/system_libraries.py screen && exec $(BIN)/solitaire-desktop; \
	else \
		echo "There is no screen here (DISPLAY and WAYLAND_DISPLAY are empty): drawing a played deal instead."; \
		$(BIN)/solitaire-desktop picture forty-thieves 1 --moves "$(PLAYED)" -o table.png && \
		echo "Look at table.png."; \
	fi

test: $(VENV)/.dev $(VENV)/.catalogues ## everything that CI runs
	@! command -v cc >/dev/null || $(MAKE) $(VENV)/.core || echo "The solver's core is left out of the tests."
	@$(MAKE) .checks
	@$(BIN)/pytest -q $(SPREAD) --hypothesis-profile=ci

quick: $(VENV)/.dev $(VENV)/.catalogues ## the daily loop: format, lint, types, imports, unit tests; under a minute
	@$(MAKE) .checks
	@$(BIN)/pytest -q $(SPREAD) --hypothesis-profile=quick -m "not slow and not soak and not bench"

soak: $(VENV)/.dev $(VENV)/.catalogues ## the long runs
	@$(BIN)/pytest $(SPREAD) --hypothesis-profile=soak -m soak

bench: $(VENV)/.dev $(VENV)/.catalogues ## measure speed and memory
	@$(BIN)/pytest -q -s -p no:xdist -m bench tests/bench

sheets: $(VENV)/.dev $(VENV)/.catalogues ## draw contact sheets of all that can be seen, into build/sheets/
	@$(BIN)/python tools/contact_sheets.py

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

core: $(VENV)/.core ## compile the solver's optional core here, which needs a C compiler; it then searches faster

wheel: $(VENV)/.dev ## build what is given away, into dist/
	@$(BIN)/python -m hatchling build

clean: ## remove all that was made here, .venv too
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	rm -rf solitaire_desktop/solver/_core.c solitaire_desktop/solver/_core*.so
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
	@$(BIN)/python tools/system_libraries.py $(USE)
	@touch $@

$(VENV)/.installed: $(VENV)/.made pyproject.toml hatch_build.py solitaire_desktop/__init__.py
	@[ -e $(VENV)/requirements.txt ] || echo "Fetching Qt, about 90 MB, this once."
	@echo "Installing the program into $(VENV)."
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

# Moved, never copied: a program that runs has the old core open, and must not see it change.
$(VENV)/.core: $(VENV)/.dev $(CORE) packaging/core.py
	@echo "Compiling the solver's core."
	@$(PIP) "cython>=3.1,<4" "setuptools>=77"
	@made=$$(PYTHONPATH=packaging $(BIN)/python -c "import core; print(core.compile_core() or '')") && \
		[ -n "$$made" ] && mv -f "$$made" solitaire_desktop/solver/
	@touch $@

$(VENV)/.catalogues: $(VENV)/.installed $(CATALOGUES)
	@$(BIN)/python hatch_build.py
	@touch $@

include packaging/package.mk
