import { expect, test } from "vitest";
import { runEach } from "./run-each.ts";

test("ORDL-12 many orders are processed a few at a time, each once, with results in their order", async () => {
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const heard: number[] = [];
  const items = Array.from({ length: 11 }, (_, index) => index);
  const outcomes = await runEach(
    items,
    async (item) => {
      begun.push(item);
      running += 1;
      most = Math.max(most, running);
      // The first takes the longest, so that the others end before it.
      for (let turn = 0; turn < 20 - item; turn += 1) await Promise.resolve();
      running -= 1;
    },
    { atOnce: 4, onOutcome: ({ item }) => heard.push(item) },
  );
  expect(most).toBe(4);
  expect(begun).toEqual(items);
  expect(heard.toSorted((a, b) => a - b)).toEqual(items);
  expect(heard).not.toEqual(items);
  expect(outcomes).toEqual(items.map((item) => ({ item })));
});

test("ORDL-12 one failure does not stop the others", async () => {
  const lost = new Error("gone");
  const outcomes = await runEach(
    ["a", "b", "c"],
    async (item) => {
      if (item === "a") throw lost;
    },
    { atOnce: 1 },
  );
  expect(outcomes).toEqual([{ item: "a", error: lost }, { item: "b" }, { item: "c" }]);
  expect(await runEach([], () => Promise.reject(lost), { atOnce: 4 })).toEqual([]);
});
