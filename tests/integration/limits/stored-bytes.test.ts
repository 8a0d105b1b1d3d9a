import { expect, onTestFinished, test } from "vitest";
import { silentLog } from "#platform/log.ts";
import { createAttemptLimits, limitUploads } from "#platform/rate-limit/attempt-limits.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { AppError } from "#shared/errors.ts";
import { limits } from "#shared/limits.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();

const { attempts, windowSeconds } = limits.storedKilobytes;

/** Stores half of what a network may; returns 0 or the seconds to wait. */
function startStore() {
  const kept: string[] = [];
  const uploads: FileStorage = {
    write: (key) => Promise.resolve(void kept.push(key)),
    read: () => Promise.resolve(undefined),
    remove: () => Promise.resolve(),
    list: async function* () {},
  };
  const attemptLimits = createAttemptLimits({
    connectionString: database.appUrl,
    log: silentLog,
  });
  onTestFinished(() => attemptLimits.close());
  const half = Buffer.alloc((attempts / 2) * 1_024);
  const store = (address: string) =>
    limitUploads(uploads, attemptLimits, address)
      .write(address, half)
      .then(
        () => 0,
        (error: unknown) => (error instanceof AppError ? error.retryAfterSeconds : undefined),
      );
  return { kept, store };
}

test("LIMIT-32 the networks of a home store four times what one of them may", async () => {
  const { kept, store } = startStore();
  for (let nth = 0; nth < 8; nth += 1) expect(await store(`2001:db8:1:10${nth}::1`)).toBe(0);
  expect(await store("2001:db8:1:1ff::1")).toBeGreaterThan(windowSeconds - 60);
  expect(kept).toHaveLength(8);
});

test("LIMIT-20 the bytes stored per day are limited for one network and for all visitors together", async () => {
  await database.asOwner("truncate rate_limits");
  const { kept, store } = startStore();
  const [first, second, third] = [
    await store("203.0.113.1"),
    await store("203.0.113.1"),
    await store("203.0.113.1"),
  ];
  expect([first, second]).toEqual([0, 0]);
  expect(third).toBeGreaterThan(windowSeconds - 60);
  const others = Math.floor(limits.storedKilobytesOfAll.attempts / (attempts / 2)) - 2;
  for (let other = 0; other < others; other += 1) expect(await store(`198.${other}.100.1`)).toBe(0);
  expect(await store("192.0.2.1")).toBeGreaterThan(windowSeconds - 60);
  expect(kept).toHaveLength(2 + others);
});
