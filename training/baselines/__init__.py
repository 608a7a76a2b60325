"""Baselines for Wizard that researchers compare with: DQN, PPO and Deep Monte Carlo (docs/baselines.md)."""
