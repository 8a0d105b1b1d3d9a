import { expect, test } from "vitest";
import { cacheReads } from "./create-file-storage.ts";
import type { FileStorage } from "./storage.ts";

/** A storage of files with as many bytes as their names say. */
function slowStorage() {
  const reads: string[] = [];
  const gone = new Set<string>();
  const storage: FileStorage = {
    write: async () => {},
    async read(key) {
      reads.push(key);
      if (key === "broken") throw new Error("away");
      return gone.has(key) ? undefined : Buffer.alloc(Number.parseInt(key, 10));
    },
    remove: async (key) => void gone.add(key),
    list: async function* list() {},
  };
  return { reads, cached: cacheReads(storage, 100) };
}

test("STORE-06 a file that was read is not requested again, and simultaneous readers share one request", async () => {
  const { reads, cached } = slowStorage();
  const answers = await Promise.all([
    cached.read("40-a"),
    cached.read("40-a"),
    cached.read("40-a"),
  ]);
  expect(answers.map((bytes) => bytes?.length)).toEqual([40, 40, 40]);
  await cached.read("40-a");
  expect(reads).toEqual(["40-a"]);
});

test("STORE-06 memory is bounded: the least recently used file is evicted first", async () => {
  const { reads, cached } = slowStorage();
  for (const key of ["40-a", "40-b", "40-a", "40-c"]) await cached.read(key);
  reads.length = 0;
  for (const key of ["40-a", "40-c", "40-b", "101-too-large", "101-too-large"])
    await cached.read(key);
  expect(reads).toEqual(["40-b", "101-too-large", "101-too-large"]);
});

test("STORE-06 a file that is missing, fails or was removed is requested again", async () => {
  const { reads, cached } = slowStorage();
  await cached.read("10");
  await cached.remove("10");
  expect(await cached.read("10")).toBeUndefined();
  expect(await cached.read("10")).toBeUndefined();
  await expect(cached.read("broken")).rejects.toThrow("away");
  await expect(cached.read("broken")).rejects.toThrow("away");
  expect(reads).toEqual(["10", "10", "10", "broken", "broken"]);
});
