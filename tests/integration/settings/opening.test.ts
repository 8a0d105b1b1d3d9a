import { expect, onTestFinished, test } from "vitest";
import { createOpening } from "#modules/settings/opening.ts";
import { openDatabase } from "#platform/db/client.ts";
import { createLog } from "#platform/log.ts";
import { testDatabase } from "../../support/database.ts";

const owner = await testDatabase({ seeded: true });

async function open() {
  const logged: string[] = [];
  const log = createLog({ level: "debug", destination: { write: (line) => logged.push(line) } });
  const database = openDatabase({ connectionString: owner.appUrl, max: 2 });
  const opening = createOpening({ database, log });
  onTestFinished(async () => {
    opening.close();
    await database.close();
  });
  return { database, opening, logged };
}
const setMode = (value: string) =>
  owner.asOwner(
    "update system_settings set setting_value = $1 where setting_key = 'maintenance_mode'",
    [value],
  );

test("SET-18 while the database is away the shop stays as it was", async () => {
  await setMode("true");
  const { database, opening, logged } = await open();
  expect(opening.now().isClosed).toBe(false);
  await opening.look();
  expect(opening.now()).toEqual({ isClosed: true, supportEmail: "hello@wanderpaw.example" });
  await setMode("false");
  await database.close();
  await opening.look();
  expect(opening.now().isClosed).toBe(true);
  expect(logged.join("\n")).toContain("what was known holds");
});

test("SET-18 of several looks at once the last one is right, and a change is told once", async () => {
  await setMode("false");
  const { opening } = await open();
  let changes = 0;
  opening.onChange(() => {
    changes += 1;
  });
  await Promise.all([opening.look(), opening.look()]);
  const first = opening.look();
  await setMode("true");
  await Promise.all([first, opening.look(), opening.look()]);
  expect(opening.now().isClosed).toBe(true);
  await opening.look();
  expect(changes).toBe(1);
});

test("SET-18 a setting that cannot be read leaves the shop open", async () => {
  await setMode("perhaps");
  const { opening } = await open();
  await opening.look();
  expect(opening.now().isClosed).toBe(false);
});
