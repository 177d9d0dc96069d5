"""Makes the first start of Python into a quick later one: what is imported and compiled here is kept with its memory.

Libraries in WebAssembly (msgspec) cannot be kept, so our own modules are compiled, but not run.
"""

import asyncio, ast, base64, calendar, csv, dataclasses, datetime, decimal, hashlib, importlib.metadata  # noqa
import importlib.resources, inspect, json, logging, random, secrets, shutil, subprocess, tempfile, typing  # noqa
import urllib.parse, uuid, zipfile  # noqa
import pyodide.webloop  # noqa
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, SourceFileLoader
from pathlib import Path

OURS = "/ours"
CODE = {
    str(file): compile(file.read_bytes(), str(file), "exec", dont_inherit=True) for file in Path(OURS).rglob("*.py")
}


class CompiledLoader(SourceFileLoader):
    """Takes the code of a file from memory."""

    def get_code(self, fullname):
        return CODE.get(self.path) or super().get_code(fullname)


loaders = (ExtensionFileLoader, EXTENSION_SUFFIXES), (CompiledLoader, [".py"])
sys.path_hooks.insert(0, FileFinder.path_hook(*loaders))
sys.path.insert(0, OURS)
