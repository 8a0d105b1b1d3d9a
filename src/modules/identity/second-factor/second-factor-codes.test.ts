import { expect, test } from "vitest";
import { describeSecret, createSecret, findStep } from "./second-factor-codes.ts";

const secret = Buffer.from("12345678901234567890");

// RFC 6238, appendix B, for SHA-1. It shows eight digits; six are the last of them.
const vectors = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
] as const;

const at = (seconds: number) => new Date(seconds * 1_000);
const codeAt = (seconds: number) =>
  vectors.find(([moment]) => moment === seconds)?.[1].slice(2) ?? "";

test.each(vectors)(
  "MFA-01 at second %d of 1970 the code equals the one in the standard",
  (seconds, code) => {
    expect(findStep(secret, code.slice(2), at(seconds))).toBe(Math.floor(seconds / 30));
  },
);

test("MFA-01 codes of the previous and the next step are accepted, older and later ones are not", () => {
  const code = codeAt(1_234_567_890);
  const step = 41_152_263;
  for (const apart of [-1, 0, 1])
    expect(findStep(secret, code, at((step + apart) * 30))).toBe(step);
  for (const apart of [-3, -2, 2, 3])
    expect(findStep(secret, code, at((step + apart) * 30))).toBeUndefined();
});

test.each(["005 924", " 005924 ", "00 59 24"])(
  "MFA-01 spaces in a code are ignored: “%s”",
  (typed) => {
    expect(findStep(secret, typed, at(1_234_567_890))).toBe(41_152_263);
  },
);

test.each(["", "005925", "5924", "0059240", "٠٠٥٩٢٤", "89005924", "abcdef", "-05924", "1e0000"])(
  "MFA-01 “%s” is not a valid code at that moment",
  (typed) => {
    expect(findStep(secret, typed, at(1_234_567_890))).toBeUndefined();
  },
);

test("MFA-02 a secret has 160 random bits, and its address names the shop and the account", () => {
  expect(createSecret()).toHaveLength(20);
  expect(createSecret()).not.toEqual(createSecret());
  const described = describeSecret(secret, {
    issuer: "Wanderpaw",
    email: "ann+shop@mail.example",
  });
  expect(described.secret).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  const uri = new URL(described.uri);
  expect(uri.protocol + uri.host).toBe("otpauth:totp");
  expect(decodeURIComponent(uri.pathname)).toBe("/Wanderpaw:ann+shop@mail.example");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Wanderpaw",
    secret: described.secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
