# What is given away, beside the wheel: included by the Makefile. packaging/README.md tells more.
# Packages are built in a virtual environment of their own, with pinned versions and hashes.

.PHONY: deb portable frozen package-test package-pins
PACKAGE_VENV := build/package-venv
PACKAGE_PYTHON := $(PACKAGE_VENV)/bin/python

deb: $(PACKAGE_VENV)/.installed ## build the Debian package, into dist/
	@$(PACKAGE_PYTHON) packaging/build.py deb

portable: $(PACKAGE_VENV)/.installed ## build the portable archive for Linux, into dist/
	@$(PACKAGE_PYTHON) packaging/build.py portable

frozen: $(PACKAGE_VENV)/.installed
	@$(PACKAGE_PYTHON) packaging/build.py frozen

package-test: deb $(VENV)/.installed $(VENV)/.catalogues ## install, play and remove the package in a bare Debian
	@$(BIN)/python packaging/package_test/run.py

# Write packaging/requirements.txt anew, with the newest versions that its rules allow.
package-pins: $(VENV)/.installed
	@$(BIN)/python packaging/pin.py

$(PACKAGE_VENV)/.installed: packaging/requirements.txt
	@echo "Installing what builds packages into $(PACKAGE_VENV)."
	@python=$$(sh packaging/build_tools.sh) && $$python -m venv --clear $(PACKAGE_VENV)
	@$(PACKAGE_PYTHON) -m pip install --quiet --disable-pip-version-check --require-hashes \
		--only-binary :all: -r packaging/requirements.txt
	@touch $@
