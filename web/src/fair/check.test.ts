import { describe, expect, test } from "vitest";
import type { View } from "../lib/protocol";
import { check, shuffled, type Proof } from "./check";
import { digestOf } from "./sha256";

const deck = "1/1 1/2 1/3 2/1 2/2 2/3".split(" ");
const secret = "5ec2e7";
const added = ["fox", "owl"].map((text, member) => ({ member, name: "Ana", text }));

function proof(): Proof {
  const deal = shuffled(deck, secret, ["fox", "owl"]).join(" ");
  return { deal, salt: "5a17", digest: digestOf(`5a17\n${deal}`), sealed: digestOf(secret), secret, added };
}

describe("SHA-256", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("gives the published value", (text, digest) => {
    expect(digestOf(text)).toBe(digest);
  });

  test("agrees with the browser's own for every length", async () => {
    for (let length = 0; length < 200; length++) {
      const data = Uint8Array.from({ length }, (_, index) => index * 7 + length);
      const { sha256 } = await import("./sha256");
      const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
      expect(sha256(data)).toEqual(theirs);
    }
  });
});

describe("the shuffle", () => {
  test("is that of the server", () => {
    expect(shuffled([..."abcdefgh"], "5ec2e7", ["fox", "owl"]).join(" ")).toBe("f b h e g d c a");
  });
});

describe("a check", () => {
  test("confirms an honest deal, as far as this browser can know", () => {
    expect(check(proof(), {}, [])).toBe("sealed");
    expect(check(proof(), { sealed: proof().sealed!, texts: ["owl"] }, [])).toBe("mixed");
    expect(check({ ...proof(), sealed: null, secret: null, added: [] }, {}, [])).toBe("fixed");
    expect(check({ ...proof(), salt: null, digest: null }, {}, [])).toBe("none");
  });

  test("finds every change", () => {
    const honest = proof();
    const swapped = honest.deal.split(" ").reverse().join(" ");
    expect(check({ ...honest, deal: swapped }, {}, [])).toBe("changed");
    const resigned = { ...honest, deal: swapped, digest: digestOf(`5a17\n${swapped}`) };
    expect(check(resigned, {}, [])).toBe("not-drawn");
    expect(check(resigned, { digest: honest.digest! }, [])).toBe("changed");
    expect(check({ ...honest, secret: "other" }, {}, [])).toBe("not-sealed");
    expect(check({ ...honest, secret: null }, {}, [])).toBe("not-sealed");
    expect(check({ ...honest, sealed: null, secret: null }, { sealed: honest.sealed! }, [])).toBe("not-sealed");
    expect(check(honest, { sealed: digestOf("another") }, [])).toBe("not-sealed");
    expect(check({ ...honest, added: added.slice(1) }, {}, [])).toBe("not-drawn");
    expect(check(honest, { texts: ["cat"] }, [])).toBe("left-out");
  });

  test("compares the deal with the cards that were seen", () => {
    const honest = proof();
    const turned = honest.deal.split(" ").map((card) => ({ number: Number(card[0]), bridges: Number(card[2]) }));
    const view = (cards: typeof turned): View => ({ sheets: [], turned: cards }) as unknown as View;
    expect(check(honest, {}, [view(turned.slice(0, 3))])).toBe("sealed");
    expect(check(honest, {}, [view([turned[1]!, turned[0]!])])).toBe("played");
  });
});
