"""Hanabi in a few 32-bit words a game, under JAX: the fastest engine where many games are played at once.

`streams` plays endless batches, `rules` makes single steps, `layout` says what the words hold. Every word is
an array of its own with the games as its only axis (or a scalar, under `vmap`), and a step is integer
arithmetic on single elements, of which a compiler makes a few kernels. The state has what the rules and the
classic observation need; for what learning here needs besides (orders, times of clues, the last eight moves),
see `engines.arrays`. Seats are relative and actions have the ids of `engines.arrays`. Imports that engine's
tables; no bots.
"""
