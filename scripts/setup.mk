# What must be there before anything runs; what waits for nothing is done side by side:
#
#     make --jobs --keep-going -f scripts/setup.mk play|test|bench|docs [page] [node_modules] [browser] [servers] [gates]
#
# A part that is done says nothing and takes no time. scripts/setup has most of them.

.PHONY: play test bench docs rules venv page node_modules browser servers gates

play test bench docs: %: packages-% rules

packages-%: venv
	@sh scripts/setup $*

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

# Not set-up, but they need only a part of it.
gates: packages-test node_modules
	@.venv/bin/python -m scripts.gates $(if $(JOBS),--jobs $(JOBS))
