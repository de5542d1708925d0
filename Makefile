# Two commands do all the set-up: `make serve` and `make test`.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
export NO_MKDOCS_2_WARNING := 1

.PHONY: help serve build test check update notebooks new measure benchmark newest clean

help: ## list these commands
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /make \1\t/' | expand -t 16

serve: $(VENV)/.site ## build the site and serve it, reloading on every edit
	@$(BIN)/python scripts/serve.py $(PORT)

build: $(VENV)/.site ## build the site into site/
	@$(BIN)/mkdocs build --strict --quiet

test: $(VENV)/.test ## verify every snippet, claim, page and promise
	@$(BIN)/python scripts/system.py
	@$(BIN)/python -m pytest --numprocesses=logical --maxprocesses=4 $(ARGS)

check: $(VENV)/.test ## verify only what changed since it last passed
	@$(BIN)/python scripts/check.py $(PAGE)

update: $(VENV)/.test ## rewrite outputs and figures from a run (PAGE=tensors/topk for one page)
	@$(BIN)/python scripts/check.py --update $(PAGE)

notebooks: $(VENV)/.test ## execute the notebooks and rewrite their outputs
	@$(BIN)/python scripts/notebooks.py --update

new: $(VENV)/.site ## start a page: make new PAGE=tensors/topk
	@$(BIN)/python scripts/new_page.py "$(PAGE)"

measure: $(VENV)/.test ## print what verification, build and pages cost
	@$(BIN)/python scripts/system.py
	@$(BIN)/python scripts/measure.py

benchmark: $(VENV)/.test ## time the habits of speed-and-memory on this machine, which must be idle
	@$(BIN)/python scripts/benchmark.py --write

newest: $(VENV)/.site ## run every snippet on the newest torch and report what changed
	@$(BIN)/python scripts/newest.py

clean: ## remove what the commands above made, the virtual environment too
	rm -rf .venv .cache site

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed; this is " + sys.version.split()[0] + ". Name another: make PYTHON=python3.12") if sys.version_info < (3, 11) else 0'
	@$(PYTHON) -m venv $(VENV) || { echo "The venv module is missing: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --constraint constraints.txt pip

$(VENV)/.site: $(BIN)/python constraints.txt pyproject.toml
	@echo "Installing what the site needs ..."
	@$(BIN)/python -m pip install --quiet --constraint constraints.txt --group site
	@touch $@

$(VENV)/.test: $(VENV)/.site
	@echo "Installing torch and the test tools ..."
	@$(BIN)/python -m pip install --quiet --constraint constraints.txt --group test
	@touch $@

.DEFAULT:
	@echo "make: there is no command \`$@\`; \`make help\` lists them" >&2; exit 2
