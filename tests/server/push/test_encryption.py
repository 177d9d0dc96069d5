"""Messages are encrypted and signed as the standards say."""

from __future__ import annotations

import time

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key, generate_private_key
from tests.server.push.push_service import check_vapid, decrypt

from sumida.server.push.encryption import as_text, encrypt, from_text, public_bytes
from sumida.server.push.vapid import ORDER, ServerKey

# RFC 8291, section 5 and appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
READER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
READER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str):  # type: ignore[no-untyped-def]  # the type is an internal one
    return derive_private_key(int.from_bytes(from_text(text), "big"), SECP256R1())


def test_the_example_of_the_rfc_is_encrypted_to_the_same_bytes() -> None:
    found = encrypt(
        TEXT, from_text(READER_PUBLIC), from_text(AUTH), private=private(SENDER), salt=from_text(SALT)
    )
    assert as_text(found) == MESSAGE


def test_the_push_service_of_the_tests_reads_the_example_of_the_rfc() -> None:
    assert decrypt(from_text(MESSAGE), private(READER), from_text(AUTH)) == TEXT


def test_messages_of_different_length_look_the_same() -> None:
    reader, auth = generate_private_key(SECP256R1()), b"a" * 16
    made = [encrypt(text, public_bytes(reader), auth, padded=100) for text in (b"", TEXT)]
    assert len(made[0]) == len(made[1])
    assert [decrypt(one, reader, auth) for one in made] == [b"", TEXT]
    assert made[0][:16] != made[1][:16], "each has a salt of its own"


def test_nobody_else_can_read_a_message() -> None:
    reader = generate_private_key(SECP256R1())
    made = encrypt(TEXT, public_bytes(reader), b"a" * 16)
    for wrong, auth in ((generate_private_key(SECP256R1()), b"a" * 16), (reader, b"b" * 16)):
        with pytest.raises(InvalidTag):
            decrypt(made, wrong, auth)


@pytest.mark.parametrize("secret", [b"\x00" * 32, b"\xff" * 32, (ORDER - 1).to_bytes(32, "big"), b"s" * 32])
def test_every_secret_is_a_key_and_always_the_same_one(secret: bytes) -> None:
    key = ServerKey(secret)
    assert key.public == ServerKey(secret).public
    header = key.authorization("https://push.example", "https://club.example", int(time.time()))
    claims = check_vapid(header, "https://push.example", key.public)
    assert claims["sub"] == "https://club.example"
