"""Environments for reinforcement learning; each module needs the extra `envs` or `learn`, and only that.
Imports kernel, registry, bots and rules; for speed, the engines.
"""
