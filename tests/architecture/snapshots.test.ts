import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };

test("of the descriptions of all tables only the newest is there, with which drizzle-kit compares", () => {
  const newest = journal.entries.at(-1)?.tag.slice(0, 4);
  expect(readdirSync("migrations/meta").toSorted()).toEqual([
    `${newest}_snapshot.json`,
    "_journal.json",
  ]);
});
