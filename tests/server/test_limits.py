"""Fair shares and signed names."""

from __future__ import annotations

from sumida.server.limits import Bucket, Buckets, Doors
from sumida.server.tokens import Signer


class Hands:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Hands()
    bucket = Bucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 1_000.0
    assert sum(bucket.take() for _ in range(10)) == 3


def test_one_address_does_not_use_up_anothers_share() -> None:
    buckets = Buckets(rate=0, burst=1, most=2, clock=Hands())
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")


def test_buckets_of_addresses_long_unseen_are_forgotten() -> None:
    buckets = Buckets(rate=0, burst=1, most=2, clock=Hands())
    for address in "abc":
        buckets.take(address)
    assert list(buckets.kept) == ["b", "c"]


def test_doors_count_in_all_and_by_address() -> None:
    doors = Doors(most=3, most_per_address=2)
    assert [doors.enter(address) for address in "aaab"] == [True, True, False, True]
    assert not doors.enter("c"), "full"
    doors.leave("a")
    assert doors.enter("c")
    doors.leave("b")
    assert "b" not in doors.inside


def test_tokens_of_another_key_mean_nothing() -> None:
    ours, theirs = Signer(b"1" * 32), Signer(b"2" * 32)
    assert ours.device(ours.new_device()) is not None
    assert ours.device(theirs.new_device()) is None
    assert ours.member("ABCDEF", ours.seat("ABCDEF", 3)) == 3
    assert ours.member("ABCDEF", theirs.seat("ABCDEF", 3)) is None


def test_a_seat_token_is_for_one_table_and_one_member() -> None:
    signer = Signer(b"1" * 32)
    token = signer.seat("ABCDEF", 3)
    assert signer.member("ABCDEG", token) is None
    assert signer.member("ABCDEF", token.replace("3.", "4.", 1)) is None


def test_a_device_token_is_no_seat_token_and_tells_nothing_of_its_fingerprint() -> None:
    signer = Signer(b"1" * 32)
    token = signer.new_device()
    fingerprint = signer.device(token)
    assert fingerprint is not None
    assert fingerprint not in token
    assert signer.member("ABCDEF", token) is None
    assert signer.device(fingerprint) is None


def test_garbage_is_no_token() -> None:
    signer = Signer(b"1" * 32)
    for garbage in ("", ".", "..", "1.", ".x", "é.ü", "9" * 400, "1.\udce9"):
        assert signer.device(garbage.encode("utf-8", "replace").decode()) is None
        assert signer.member("ABCDEF", garbage.encode("utf-8", "replace").decode()) is None
