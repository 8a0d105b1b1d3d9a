import { expect, onTestFinished, test } from "vitest";
import { createMaintenanceMode } from "#modules/settings/maintenance-mode.ts";
import { openDatabase } from "#platform/db/client.ts";
import { createLog } from "#platform/log.ts";
import { testDatabase } from "../../support/database.ts";

const owner = await testDatabase({ seeded: true });

async function open() {
  const logged: string[] = [];
  const log = createLog({ level: "debug", destination: { write: (line) => logged.push(line) } });
  const database = openDatabase({ connectionString: owner.appUrl, max: 2 });
  const maintenanceMode = createMaintenanceMode({ database, log });
  onTestFinished(async () => {
    maintenanceMode.close();
    await database.close();
  });
  return { database, maintenanceMode, logged };
}
const setMode = (value: string) =>
  owner.asOwner(
    "update system_settings set setting_value = $1 where setting_key = 'maintenance_mode'",
    [value],
  );

test("SET-18 while the database is unavailable, the shop stays as it was", async () => {
  await setMode("true");
  const { database, maintenanceMode, logged } = await open();
  expect(maintenanceMode.getCurrent().isClosed).toBe(false);
  await maintenanceMode.refresh();
  expect(maintenanceMode.getCurrent()).toEqual({
    isClosed: true,
    isOwned: true,
    supportEmail: "hello@wanderpaw.example",
  });
  await setMode("false");
  await database.close();
  await maintenanceMode.refresh();
  expect(maintenanceMode.getCurrent().isClosed).toBe(true);
  expect(logged.join("\n")).toContain("what was known holds");
});

test("SET-18 of simultaneous refreshes the last one wins, and a change is announced once", async () => {
  await setMode("false");
  const { maintenanceMode } = await open();
  let changes = 0;
  maintenanceMode.onChange(() => {
    changes += 1;
  });
  await Promise.all([maintenanceMode.refresh(), maintenanceMode.refresh()]);
  const first = maintenanceMode.refresh();
  await setMode("true");
  await Promise.all([first, maintenanceMode.refresh(), maintenanceMode.refresh()]);
  expect(maintenanceMode.getCurrent().isClosed).toBe(true);
  await maintenanceMode.refresh();
  expect(changes).toBe(1);
});

test("SET-18 an unreadable setting leaves the shop open", async () => {
  await setMode("perhaps");
  const { maintenanceMode } = await open();
  await maintenanceMode.refresh();
  expect(maintenanceMode.getCurrent().isClosed).toBe(false);
});
