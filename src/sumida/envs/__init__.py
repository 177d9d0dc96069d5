"""Environments for reinforcement learning; each module needs one extra: `fast`, `envs` or `learn`.
Imports kernel, registry, bots and rules; for speed, the engines.
"""
