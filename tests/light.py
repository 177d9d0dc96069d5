"""A pytest plugin for `make test-fast`: importing a heavy library is an error."""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec

HEAVY = {"jax", "ray", "ortools", "playwright", "gymnasium", "pettingzoo"}


class Refuse(MetaPathFinder):
    """Stands before all other finders."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name in HEAVY:
            raise ImportError(f"{name} is not for the fast tests: take the test out of FAST in the Makefile")
        return None


sys.meta_path.insert(0, Refuse())
