import { expect, test } from "vitest";
import { AppError } from "#shared/errors.ts";
import { hashPassword, isOutdatedHash, isPassword } from "./passwords.ts";

test("AUTH-35 a password is stored as argon2id, each time with another salt", async () => {
  const [first, second] = await Promise.all([hashPassword("same"), hashPassword("same")]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(isOutdatedHash(first)).toBe(false);
  expect(await isPassword("same", second)).toBe(true);
  expect(await isPassword("Same", second)).toBe(false);
});

test("AUTH-10 without an account every password is wrong, after the same amount of work", async () => {
  const stored = await hashPassword("right");
  // Of the processor, whatever else the machine does.
  const getWork = async (hash: string | undefined) => {
    const before = process.cpuUsage();
    expect(await isPassword("wrong", hash)).toBe(false);
    return process.cpuUsage(before).user;
  };
  await getWork(undefined);
  let existing = 0;
  let unknown = 0;
  // The system counts in steps that are about as long as one of them takes.
  for (let round = 0; round < 12; round += 1) {
    existing += await getWork(stored);
    unknown += await getWork(undefined);
  }
  // Without the hashing it would be thousands of times less.
  expect(unknown).toBeGreaterThan(existing / 4);
});

test("AUTH-14 a hash with any other parameters is outdated", () => {
  expect(isOutdatedHash("$argon2id$v=19$m=4096,t=2,p=1$c2FsdA$aGFzaA")).toBe(true);
  expect(isOutdatedHash("$argon2id$v=19$m=194560,t=2,p=1$c2FsdA$aGFzaA")).toBe(true);
});

// A hundred hashes take a while when others use the machine as well.
test(
  "AUTH-41 when too many passwords wait to be hashed, further ones are refused at once with a retry time",
  { timeout: 180_000 },
  async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 110 }, () => hashPassword("one of many")),
    );
    const reasons = all.flatMap((one): unknown[] =>
      one.status === "rejected" ? [one.reason] : [],
    );
    expect(all.slice(0, 102).every(({ status }) => status === "fulfilled")).toBe(true);
    expect(reasons).toHaveLength(8);
    for (const reason of reasons) {
      expect(reason).toBeInstanceOf(AppError);
      expect(reason).toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
    }
    expect(await isPassword("right", await hashPassword("right"))).toBe(true);
  },
);
