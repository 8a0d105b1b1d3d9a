import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };

test("only the newest snapshot of the tables exists, with which drizzle-kit compares", () => {
  const newest = journal.entries.at(-1)?.tag.slice(0, 4);
  expect(readdirSync("migrations/meta").toSorted()).toEqual([
    `${newest}_snapshot.json`,
    "_journal.json",
  ]);
});
