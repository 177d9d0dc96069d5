"""Fair shares and signed names."""

from __future__ import annotations

import pytest

from sumida.server.limits import ConnectionLimits, RateLimiter, TokenBucket, network
from sumida.server.tokens import Signer


class Hands:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Hands()
    bucket = TokenBucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 1_000.0
    assert sum(bucket.take() for _ in range(10)) == 3


def test_one_address_does_not_use_up_anothers_share() -> None:
    buckets = RateLimiter(rate=0, burst=1, most=2, clock=Hands())
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")


def test_buckets_of_addresses_not_seen_for_long_are_dropped() -> None:
    buckets = RateLimiter(rate=0, burst=1, most=2, clock=Hands())
    for address in "abc":
        buckets.take(address)
    assert list(buckets.buckets) == ["b", "c"]


def test_doors_count_in_all_and_by_address() -> None:
    limits = ConnectionLimits(most=3, most_per_address=2)
    assert [limits.acquire(address) for address in "aaab"] == [True, True, False, True]
    assert not limits.acquire("c"), "full"
    limits.release("a")
    assert limits.acquire("c")
    limits.release("b")
    assert "b" not in limits.by_network


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no address", "no address"),
        ("", ""),
    ],
)
def test_a_home_is_one_ipv4_address_or_one_ipv6_network(address: str, counted: str) -> None:
    assert network(address) == counted


def test_another_address_in_the_same_network_gets_no_new_allowance() -> None:
    buckets = RateLimiter(rate=0, burst=1, clock=Hands())
    assert [buckets.take(f"2001:db8::{device}") for device in range(1, 4)] == [True, False, False]
    assert buckets.take("2001:db8:0:1::1"), "the neighbours"
    assert buckets.take("203.0.113.7")
    assert not buckets.take("::ffff:203.0.113.7")


def test_doors_count_the_connections_of_a_home() -> None:
    limits = ConnectionLimits(most=9, most_per_address=2)
    assert [limits.acquire(f"2001:db8::{device}") for device in range(1, 4)] == [True, True, False]
    limits.release("2001:db8::1")
    limits.release("2001:db8::2")
    assert not limits.by_network


def test_tokens_of_another_key_mean_nothing() -> None:
    ours, theirs = Signer(b"1" * 32), Signer(b"2" * 32)
    assert ours.device(ours.new_device()) is not None
    assert ours.device(theirs.new_device()) is None
    assert ours.claim("ABCDEF", ours.seat("ABCDEF", 3)) == (3, 0)
    assert ours.claim("ABCDEF", theirs.seat("ABCDEF", 3)) is None


def test_a_seat_token_is_for_one_table_and_one_member() -> None:
    signer = Signer(b"1" * 32)
    token = signer.seat("ABCDEF", 3)
    assert signer.claim("ABCDEG", token) is None
    assert signer.claim("ABCDEF", token.replace("3.", "4.", 1)) is None


def test_a_device_token_is_no_seat_token_and_tells_nothing_of_its_fingerprint() -> None:
    signer = Signer(b"1" * 32)
    token = signer.new_device()
    fingerprint = signer.device(token)
    assert fingerprint is not None
    assert fingerprint not in token
    assert signer.claim("ABCDEF", token) is None
    assert signer.device(fingerprint) is None


def test_garbage_is_no_token() -> None:
    signer = Signer(b"1" * 32)
    for garbage in ("", ".", "..", "1.", ".x", "é.ü", "9" * 400, "1.\udce9"):
        assert signer.device(garbage.encode("utf-8", "replace").decode()) is None
        assert signer.claim("ABCDEF", garbage.encode("utf-8", "replace").decode()) is None
