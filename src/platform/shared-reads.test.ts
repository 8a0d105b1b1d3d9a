import { expect, test } from "vitest";
import { createSharedReads } from "./shared-reads.ts";

test("HTTP-32 all requests share one read, and another one after a change", async () => {
  const reads = createSharedReads();
  let count = 0;
  const ask = () => reads.read("variants", async () => ++count);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await reads.read("coupons", async () => "none")).toBe("none");
  reads.remove();
  expect([await ask(), await ask()]).toEqual([2, 2]);
});

test("HTTP-32 a read that a change has overtaken is not used for later requests", async () => {
  const reads = createSharedReads();
  const old = Promise.withResolvers<string>();
  const early = reads.read("variants", () => old.promise);
  reads.remove();
  const late = reads.read("variants", async () => "new");
  old.resolve("old");
  expect([await early, await late]).toEqual(["old", "new"]);
  expect(await reads.read("variants", async () => "newer")).toBe("new");
});

test("HTTP-32 a failed read is retried", async () => {
  const reads = createSharedReads();
  await expect(
    reads.read("variants", () => Promise.reject(new Error("no database"))),
  ).rejects.toThrow("no database");
  expect(await reads.read("variants", async () => "there")).toBe("there");
});
