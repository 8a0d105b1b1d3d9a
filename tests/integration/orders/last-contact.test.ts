import { beforeEach, expect, test } from "vitest";
import { readLastContact } from "#modules/orders/read-last-contact.ts";
import { anonymous, system, type Actor } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();

const rex = member("user", { email: "rex@mail.example" });
const mia = member("user", { email: "mia@mail.example" });
const noa = member("admin", { email: "noa@mail.example" });

const read = (actor: Actor) =>
  database.runInTransaction(actor, (db) => readLastContact({ db, actor }));

type OrderSeed = { at: string; line1?: string; sentTo?: string; deleted?: boolean };

async function addOrder(
  of: { id: string; email: string },
  { at, line1, sentTo, deleted = false }: OrderSeed,
): Promise<void> {
  const address = (text: string | undefined) =>
    text === undefined ? null : JSON.stringify({ line1: text, city: "Haifa", country: "IL" });
  await database.asOwner(
    `insert into orders (customer_id, customer_name, customer_email, customer_phone, source, subtotal_minor, total_minor,
       billing_address, shipping_address, created_at, deleted_at)
     values ($1, 'Somebody', $2, '+972 50-1234567', 'admin', 7499, 7499, $3, $4, $5, $6)`,
    [of.id, of.email, address(line1), address(sentTo), at, deleted ? at : null],
  );
}

beforeEach(async () => {
  await database.asOwner("delete from orders");
  for (const { id, email } of [rex, mia, noa])
    // oxlint-disable-next-line no-await-in-loop -- three people
    await database.asOwner(
      "insert into profiles (id, full_name, email) values ($1, 'Somebody', $2) on conflict do nothing",
      [id, email],
    );
});

test("CHECK-90 each customer reads only the newest of their own addresses, whatever their role", async () => {
  await addOrder(rex, { at: "2025-01-01T10:00:00Z", line1: "1 Old Road" });
  await addOrder(rex, { at: "2025-01-02T10:00:00Z", line1: "2 New Road", sentTo: "3 Far Road" });
  await addOrder(mia, { at: "2025-01-03T10:00:00Z", line1: "4 Other Road" });
  expect(await read(rex)).toEqual({
    phone: "+972 50-1234567",
    billingAddress: { line1: "2 New Road", city: "Haifa", country: "IL" },
    shippingAddress: { line1: "3 Far Road", city: "Haifa", country: "IL" },
  });
  expect(await read(mia)).toMatchObject({
    billingAddress: { line1: "4 Other Road" },
    shippingAddress: null,
  });
  expect(await read(noa)).toBeUndefined();
});

test("CHECK-90 deleted orders and orders without an address are ignored", async () => {
  await addOrder(rex, { at: "2025-01-01T10:00:00Z", line1: "1 Old Road" });
  await addOrder(rex, { at: "2025-01-02T10:00:00Z", line1: "2 Gone Road", deleted: true });
  await addOrder(rex, { at: "2025-01-03T10:00:00Z" });
  expect(await read(rex)).toMatchObject({ billingAddress: { line1: "1 Old Road" } });
});

test("CHECK-90 an actor who is not a person is refused", async () => {
  for (const actor of [anonymous, system])
    // oxlint-disable-next-line no-await-in-loop -- two of them
    await expect(read(actor)).rejects.toMatchObject({ code: "unauthenticated" });
});
