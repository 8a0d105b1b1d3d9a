// The clock of the shop beside the one of its database.
import { afterAll, expect, test } from "vitest";
import { checkClocks, measureAhead, watchClocks } from "#platform/clocks-apart.ts";
import { openDatabase } from "#platform/db/client.ts";
import { createLog } from "#platform/log.ts";
import { testDatabase } from "../../support/database.ts";

const { appUrl } = await testDatabase();
const database = openDatabase({ connectionString: appUrl, max: 1 });
const clock = () => new Date();
const aheadBy = (ms: number) => () => new Date(Date.now() + ms);

afterAll(() => database.close());

test("RUN-60 clocks that agree are no finding", async () => {
  expect(await measureAhead(database, clock)).toBe(0);
  expect(await checkClocks(database, clock)).toEqual([]);
});

test.each([
  [7_200_000, "the shop's is 7200 s ahead of the database's"],
  [-60_000, "the shop's is 60 s behind the database's"],
])("RUN-60 `check` reports a clock that is wrong by %i ms", async (ms, text) => {
  const [finding] = await checkClocks(database, aheadBy(ms));
  expect(finding?.rule).toBe("the clocks of the shop and of its database agree");
  expect(finding?.examples[0]).toBe(text);
});

test("RUN-60 a running shop warns once that the clocks differ", async () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => lines.push(line) } });
  const stop = watchClocks({ database, clock: aheadBy(10_000), log });
  await expect
    .poll(() => lines.join(""))
    .toContain("the clocks disagree: the shop's is 10 s ahead");
  stop();
  expect(lines).toHaveLength(1);
});
