# What must be there before anything runs; what waits for nothing is done side by side:
#
#     make --jobs --keep-going -f scripts/setup.mk play|test|bench|docs [page] [node_modules] [browser] [servers] [gates]
#
# "site" builds the documentation too. A part that is done says nothing and takes no time. scripts/setup has most of them.

.PHONY: play test bench docs rules venv page node_modules browser servers gates gates-page gates-code site

play test bench docs: %: packages-% rules

packages-%: venv
	@sh scripts/setup $*

packages-docs: $(filter packages-test,$(MAKECMDGOALS:%=packages-%)) # one pip at a time

rules: venv
	@sh scripts/setup rules

venv:
	@sh scripts/setup venv

page: venv $(filter node_modules,$(MAKECMDGOALS))
	@.venv/bin/python -m scripts.page build

# The page's packages for development; the build needs fewer.
node_modules: venv
	@.venv/bin/python -m scripts.page install

browser:
	@sh scripts/browser

servers: $(filter browser,$(MAKECMDGOALS)) # one apt at a time
	@sh scripts/servers

# Not set-up, but they need only a part of it; no packages are installed while those of the code run.
gates: gates-page gates-code

gates-page: node_modules
gates-code: packages-test node_modules $(if $(filter site,$(MAKECMDGOALS)),packages-docs)
gates-page gates-code: gates-%:
	@$(if $(filter page,$*),nice) .venv/bin/python -m scripts.gates --of $* $(if $(JOBS),--jobs $(JOBS)) $(if $(QUICK),--quick)

site: docs
	@.venv/bin/python -m sphinx -W --keep-going -q docs build/docs $(ARGS)
