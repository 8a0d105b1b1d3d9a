import { seedAccessories } from "#modules/catalog/seed-accessories.ts";
import { listSeededVariants, seedCosts } from "#modules/catalog/seed-costs.ts";
import { seedCatalog } from "#modules/catalog/seed.ts";
import { seedWords } from "#modules/content/seed.ts";
import { seedCoupons, seedRedemptions } from "#modules/coupons/seed.ts";
import { seedRates } from "#modules/currency/seed.ts";
import {
  hasProfiles,
  createPeople,
  createStaff,
  seedProfiles,
  type DemoPerson,
} from "#modules/customers/seed.ts";
import { demoMembers } from "#modules/customers/seed-people.ts";
import { closeDemoAccounts, openDemoAccounts } from "#modules/identity/accounts/demo-accounts.ts";
import { hasAdministrator } from "#modules/identity/roles/has-administrator.ts";
import { seedRoles } from "#modules/identity/seed.ts";
import { changeDisplayPrices } from "#modules/catalog/change-display-prices.ts";
import { seedMovements, seedOpeningStock } from "#modules/inventory/seed.ts";
import { seedMessages } from "#modules/messages/seed.ts";
import { seedSubscribers } from "#modules/newsletter/seed.ts";
import { getDemoStart } from "#modules/orders/seed-calendar.ts";
import { hasOrders, createOrders, seedOrders, type DemoOrder } from "#modules/orders/seed.ts";
import { seedPayments } from "#modules/payments/seed.ts";
import { seedConfirmations } from "#modules/orders/processing/seed.ts";
import { seedSettings } from "#modules/settings/seed.ts";
import type { Db } from "#platform/db/client.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { createRandom } from "#shared/random.ts";

const BUYERS = 142;
/** People who opened an account and have not bought yet. */
const ONLOOKERS = 12;

/**
 * Fills a database that is new: the catalog and the settings always, sample business when `demo` is
 * on. Existing data stays as it is, so this may run at every start; only the accounts of the demo
 * are added or removed according to `demo`. The same `now` gives the same rows, except for the salt
 * in password hashes. Run it as the system, in one transaction, under a lock.
 */
export async function seedShop(db: Db, options: { now: Date; demo: boolean }): Promise<void> {
  const { now, demo } = options;
  const openedAt = demo ? getDemoStart(now) : now;
  // An owner may have begun without the samples.
  const isOwned = !demo && (await hasAdministrator(db));
  const variants = isOwned ? [] : await seedCatalog(db, { now: openedAt });
  await seedOpeningStock(db, variants, { now: openedAt });
  await seedSettings(db, { now: openedAt });
  await seedCoupons(db, { now: openedAt });
  if (demo) {
    await seedDemo(db, { now });
    await openDemoAccounts(db, demoMembers, now);
  } else {
    await closeDemoAccounts(db, demoMembers);
  }
}

/** Seven months of sample business, unless there are profiles or orders already. */
export async function seedDemo(db: Db, options: { now: Date }): Promise<void> {
  const { now } = options;
  if ((await hasProfiles(db)) || (await hasOrders(db))) return;

  const variants = await listSeededVariants(db);
  const staff = createStaff();
  const [admin] = staff;
  if (variants.length === 0 || admin === undefined) return;
  const people = createPeople(BUYERS + ONLOOKERS);
  const orders = createOrders({ now, people: people.slice(0, BUYERS), variants });

  const openedAt = getDemoStart(now);
  const accessories = await seedAccessories(db, { now: openedAt });
  await seedOpeningStock(db, accessories, { now: openedAt, draw: "accessories in stock" });
  await seedRates(db, { now });
  await changeDisplayPrices({ db, clock: () => now });
  await seedProfiles(db, [
    ...staff.map((person) => ({ ...person, joinedAt: getDemoStart(now) })),
    ...listAccounts(people, orders, now),
  ]);
  const customer = people.find((person) => person.email === "customer@wanderpaw.example");
  await seedRoles(db, [
    ...staff.map(({ id, role }) => ({ userId: id, role })),
    ...(customer ? [{ userId: customer.id, role: "user" as const }] : []),
  ]);
  await seedCosts(db, variants);
  await seedOrders(db, orders, admin);
  await seedRedemptions(db);
  await seedConfirmations(db);
  await seedPayments(db, orders, admin);
  await seedMovements(db, orders, variants);
  await seedMessages(db, { now, staff: admin });
  await seedSubscribers(db, { now });
  await seedWords(db, { now });
}

/**
 * People with an account and the time of sign-up: buyers shortly before their first order, others
 * at any time.
 */
function listAccounts(people: readonly DemoPerson[], orders: readonly DemoOrder[], now: Date) {
  const random = createRandom("accounts");
  const firstOrders = new Map<string, Date>();
  for (const order of orders) {
    if (!firstOrders.has(order.person.id)) firstOrders.set(order.person.id, order.createdAt);
  }
  const start = getDemoStart(now).getTime();
  return people.flatMap((person) => {
    const first = firstOrders.get(person.id)?.getTime();
    const early = random.int(2, 60) * MINUTE_MS;
    const anyTime =
      start + Math.floor((random.getNext() * (now.getTime() - start)) / 1_000) * 1_000;
    if (first !== undefined && !person.hasAccount) return [];
    return { ...person, joinedAt: new Date(first === undefined ? anyTime : first - early) };
  });
}
