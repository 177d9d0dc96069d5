"""How a client keeps its state when it is sent changes only (`open` with `"updates": "changes"`)."""

from __future__ import annotations

from collections.abc import Mapping

from sumida.kernel import Json


def as_update(message: dict[str, Json], state: Mapping[str, Json]) -> dict[str, Json]:
    """The update that a `changes` message stands for, if `state`, the last snapshot or update, is what it
    changes; other messages as they are."""
    if message["type"] != "changes" or state.get("version") != message["since"]:
        return message
    whole = with_changes({part: state[part] for part in ("shown", "you", "play")}, message["changes"])
    head = {name: value for name, value in message.items() if name != "changes"}
    return {**head, "type": "update", **whole}


def with_changes(state: Json, changes: Mapping[str, Mapping[str, Json]]) -> Json:
    """The state with these changes, which are by the path of an object or a list: its new members.

    What has changed is copied, so that the old state stays what it was.

    >>> state = {"you": {"host": True}, "play": {"to_act": [0], "history": ["a"]}}
    >>> with_changes(state, {"play": {"to_act": [1]}, "play/history": {"1": "b"}})
    {'you': {'host': True}, 'play': {'to_act': [1], 'history': ['a', 'b']}}
    """
    for path, members in changes.items():
        state = _replaced(state, path.split("/") if path else [], members)
    return state


def _replaced(part: Json, path: list[str], members: Mapping[str, Json]) -> Json:
    if not path:
        return _with_members(part, members)
    key = int(path[0]) if isinstance(part, list) else path[0]
    return _with_members(part, {path[0]: _replaced(part[key], path[1:], members)})


def _with_members(part: Json, members: Mapping[str, Json]) -> Json:
    """A member of a list is named by its index; the one after the last is added."""
    if isinstance(part, dict):
        return {**part, **members}
    longer = list(part)
    for index, value in members.items():
        longer[int(index) : int(index) + 1] = [value]
    return longer
