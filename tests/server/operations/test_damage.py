"""Short form of `python -m benchmarks.damage`."""

from __future__ import annotations

import pytest
from tests.server.operations.damage import Campaign


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> Campaign:
    return Campaign(tmp_path_factory.mktemp("damage"), seed=17)


def test_one_flipped_byte_never_makes_a_command_claim_more_than_is_true(campaign: Campaign) -> None:
    for _ in range(25):
        campaign.damage_database()
        campaign.damage_backup()
    assert campaign.outcomes["verify: damage named"] > 20, "or the campaign damages nothing"


def test_every_byte_of_the_first_page_may_be_wrong(campaign: Campaign) -> None:
    """The header says how to read everything else."""
    whole = campaign.whole.read_bytes()
    for place in (*range(0, 100, 3), *range(3600, 4096, 40)):
        campaign.check(whole[:place] + bytes([whole[place] ^ 0x10]) + whole[place + 1 :], place)


@pytest.mark.parametrize("text", ["TEXT |NOT NULL, version", "people_by_person |ON people"])
def test_a_schema_that_is_no_text_is_named_as_damage(campaign: Campaign, text: str) -> None:
    """Python's own errors about it have no code of SQLite, or are none of SQLite's at all."""
    whole, (before, after) = campaign.whole.read_bytes(), text.encode().split(b"|")
    place = whole.index(before + after) + len(before)
    named = campaign.outcomes["verify: damage named"]
    campaign.check(whole[:place] + b"\xb1" + whole[place + 1 :], place)
    assert campaign.outcomes["verify: damage named"] == named + 1
