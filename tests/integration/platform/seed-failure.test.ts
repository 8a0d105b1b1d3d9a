import { expect, test } from "vitest";
import { openDatabase } from "#platform/db/client.ts";
import { seedDatabase } from "#seed-database.ts";

test("OPS-07 a server that goes away before the first data are written is explained in one paragraph", async () => {
  // Nothing listens on port 1.
  const database = openDatabase({ connectionString: "postgres://shop:x@127.0.0.1:1/shop", max: 1 });
  const failure: unknown = await seedDatabase({
    database,
    config: { demo: false },
    now: new Date("2026-01-01T00:00:00Z"),
  }).catch((error: unknown) => error);
  await database.close();
  expect(failure).toMatchObject({ name: "StartupError" });
  expect(String(failure)).toMatch(
    /^StartupError: The database could not be filled with its first data: connect ECONNREFUSED 127\.0\.0\.1:1\. Nothing was changed\.[^\n]*$/,
  );
});
