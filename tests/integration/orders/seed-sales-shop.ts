// A new shop with its staff, in a database of a test.
import { seedShop } from "#modules/seed.ts";
import { openDemoAccounts } from "#modules/identity/accounts/demo-accounts.ts";
import { demoMembers } from "#modules/customers/seed-people.ts";
import { createStaff, seedProfiles } from "#modules/customers/seed.ts";
import { seedRoles } from "#modules/identity/seed.ts";
import type { Database } from "#platform/db/client.ts";
import { system } from "#shared/actor.ts";
import { sellAtUnitPrice } from "../../support/sample-order.ts";

/** The address and the password of an administrator. */
export const administrator = {
  email: "admin@wanderpaw.example",
  password: "Wanderpaw!2026",
};

/** Fills an empty database: what a new shop has, at the price that tests reckon with, and staff. */
export async function seedSalesShop(
  database: Pick<Database, "runInTransaction"> & {
    asOwner: (sql: string, values?: readonly unknown[]) => Promise<unknown>;
  },
  now: Date,
): Promise<void> {
  await database.runInTransaction(system, async (db) => {
    await seedShop(db, { now, demo: false });
    const staff = createStaff();
    await seedProfiles(
      db,
      staff.map((person) => ({ ...person, joinedAt: now })),
    );
    await seedRoles(
      db,
      staff.map(({ id, role }) => ({ userId: id, role })),
    );
    await openDemoAccounts(db, demoMembers, now);
  });
  await sellAtUnitPrice(database);
  // Time flies in these tests: an administrator need not set up a second factor for now.
  await database.asOwner("update user_roles set given_at = '2100-01-01'");
}
