import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createSecretBox } from "./secret-box.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];
const missingKey = "a key that is not known";
const secret = randomBytes(20);

test("MFA-40 an encrypted secret opens with its key for its owner, and differs each time", () => {
  const box = createSecretBox({ current: first, former: [] });
  const stored = box.wrap(secret, "ada");
  expect(stored.includes(secret)).toBe(false);
  expect(box.open(stored, "ada")).toEqual(secret);
  expect(box.wrap(secret, "ada")).not.toEqual(stored);
  expect(() => box.open(stored, "ben")).toThrow("unable to authenticate");
});

test("MFA-40 an encrypted secret that was altered anywhere does not open", () => {
  const box = createSecretBox({ current: first, former: [] });
  const stored = box.wrap(secret, "ada");
  // After the first bytes, by which a wrapped secret is recognised.
  for (let at = 8; at < stored.length; at += 1) {
    const changed = Buffer.from(stored);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => box.open(changed, "ada")).toThrow(/unable to authenticate|is not known/);
  }
});

test("MFA-42 another key does not open a secret; the former key does while it is configured", () => {
  const stored = createSecretBox({ current: first, former: [] }).wrap(secret, "ada");
  expect(() => createSecretBox().open(stored, "ada")).toThrow(missingKey);
  expect(() => createSecretBox({ current: second, former: [] }).open(stored, "ada")).toThrow(
    missingKey,
  );
  const rotating = createSecretBox({ current: second, former: [first] });
  expect(rotating.open(stored, "ada")).toEqual(secret);
  expect(rotating.isCurrent(stored)).toBe(false);
  expect(rotating.isCurrent(rotating.wrap(secret, "ada"))).toBe(true);
});

test("MFA-40 without a key secrets are stored unencrypted, and those open with any key", () => {
  const bare = createSecretBox().wrap(secret, "ada");
  expect(bare).toEqual(secret);
  expect(createSecretBox().isCurrent(bare)).toBe(true);
  const box = createSecretBox({ current: first, former: [] });
  expect(box.open(bare, "ada")).toEqual(secret);
  expect(box.isCurrent(bare)).toBe(false);
});
