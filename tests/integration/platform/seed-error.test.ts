import { expect, test } from "vitest";
import { openDatabase } from "#platform/db/client.ts";
import { seedDatabase } from "#server/start/seed-database.ts";
import { testDatabase } from "../../support/database.ts";

test("OPS-07 a server that disappears before the first data is written is explained in one paragraph", async () => {
  // Nothing listens on port 1.
  const database = openDatabase({ connectionString: "postgres://shop:x@127.0.0.1:1/shop", max: 1 });
  const error: unknown = await seedDatabase({
    database,
    config: { demo: false },
    now: new Date("2026-01-01T00:00:00Z"),
  }).catch((cause: unknown) => cause);
  await database.close();
  expect(error).toMatchObject({ name: "StartupError" });
  expect(String(error)).toMatch(
    /^StartupError: The database could not be filled with its initial data: connect ECONNREFUSED 127\.0\.0\.1:1\. Nothing was changed\.[^\n]*$/,
  );
  expect(String(error)).not.toContain("disk");
});

test("OPS-07 a full disk is reported as a full disk", async () => {
  const database = await testDatabase();
  await database.asOwner(`
    create function public.full_disk() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$;
    create trigger full_disk before insert on products execute function public.full_disk();`);
  await expect(
    seedDatabase({ database, config: { demo: false }, now: new Date("2026-01-01T00:00:00Z") }),
  ).rejects.toThrow("The disk of the database is full: free some space, then start again.");
});
