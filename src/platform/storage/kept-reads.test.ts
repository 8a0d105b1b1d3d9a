import { expect, test } from "vitest";
import { keepReads } from "./kept-reads.ts";
import type { FileStorage } from "./storage.ts";

/** A storage of files with as many bytes as their names say. */
function slowStorage() {
  const reads: string[] = [];
  const gone = new Set<string>();
  const storage: FileStorage = {
    put: async () => {},
    async read(key) {
      reads.push(key);
      if (key === "broken") throw new Error("away");
      return gone.has(key) ? undefined : Buffer.alloc(Number.parseInt(key, 10));
    },
    remove: async (key) => void gone.add(key),
    list: async function* list() {},
  };
  return { reads, kept: keepReads(storage, 100) };
}

test("STORE-06 what was read is not asked for again, and whoever asks meanwhile waits for the same answer", async () => {
  const { reads, kept } = slowStorage();
  const answers = await Promise.all([kept.read("40-a"), kept.read("40-a"), kept.read("40-a")]);
  expect(answers.map((bytes) => bytes?.length)).toEqual([40, 40, 40]);
  await kept.read("40-a");
  expect(reads).toEqual(["40-a"]);
});

test("STORE-06 memory is bounded: what was not asked for longest goes first", async () => {
  const { reads, kept } = slowStorage();
  for (const key of ["40-a", "40-b", "40-a", "40-c"]) await kept.read(key);
  reads.length = 0;
  for (const key of ["40-a", "40-c", "40-b", "101-too-large", "101-too-large"])
    await kept.read(key);
  expect(reads).toEqual(["40-b", "101-too-large", "101-too-large"]);
});

test("STORE-06 what is not there, fails or was removed is asked for again", async () => {
  const { reads, kept } = slowStorage();
  await kept.read("10");
  await kept.remove("10");
  expect(await kept.read("10")).toBeUndefined();
  expect(await kept.read("10")).toBeUndefined();
  await expect(kept.read("broken")).rejects.toThrow("away");
  await expect(kept.read("broken")).rejects.toThrow("away");
  expect(reads).toEqual(["10", "10", "10", "broken", "broken"]);
});
