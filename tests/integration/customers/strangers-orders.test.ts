// Orders that a stranger places with the address of another person's account.
import { expect, test } from "vitest";
import { customerAdminEndpoints } from "#modules/customers/admin/endpoints.ts";
import { details, orderBody } from "../../support/sample-order.ts";
import { startCustomerShop } from "./customer-shop.ts";

const shop = await startCustomerShop();
const { database, get, getId, newEmail } = shop;
await database.asOwner(
  `insert into stock_movements (variant_id, sku, quantity, reason)
   select id, sku, 50, 'receipt' from product_variants where slug = 'olive'`,
);

/** Somebody with an account. */
async function member() {
  const email = newEmail();
  const [row] = await database.asOwner(
    "insert into profiles (full_name, email) values ('Known Person', $1) returning id",
    [email],
  );
  return { email, profileId: String(row?.["id"]) };
}
/** Somebody, signed in or not, orders from the checkout; later orders are newer. */
async function ordered(
  email: string,
  { phoneNumber, city, profileId }: { phoneNumber: string; city: string; profileId?: string },
) {
  shop.passTime(60);
  const id = await shop.place({
    ...orderBody(),
    details: { ...details, email, phoneNumber, city },
  });
  if (profileId !== undefined)
    await database.asOwner("update orders set customer_id = $2 where id = $1", [id, profileId]);
  return id;
}
const read = async (email: string) => {
  const customer = customerAdminEndpoints.readCustomer.response.parse(
    await get(`/api/admin/customers/${await getId(email)}`),
  );
  return { phone: customer.phone, cities: customer.addresses.map(({ address }) => address.city) };
};

test("CRM-28 a stranger's order changes neither phone nor addresses of a customer with an account", async () => {
  const { email, profileId } = await member();
  await ordered(email, { phoneNumber: "503 555 0100", city: "Portland", profileId });
  const before = await read(email);
  expect(before).toEqual({ phone: "+1 503 555 0100", cities: ["Portland"] });
  await ordered(email.toUpperCase(), { phoneNumber: "999 999 9999", city: "Nowhere" });
  expect(await read(email)).toEqual(before);
  // Nor when it is changed later.
  await database.asOwner(
    "update orders set customer_phone = '+1 888' where customer_phone like '%999%'",
  );
  expect(await read(email)).toEqual(before);
});

test("CRM-28 data from guest orders counts for the account only after it has confirmed the address", async () => {
  const email = newEmail();
  const first = await ordered(email, { phoneNumber: "503 555 0101", city: "Salem" });
  const second = await ordered(email, { phoneNumber: "503 555 0102", city: "Bend" });
  expect(await read(email)).toEqual({ phone: "+1 503 555 0102", cities: ["Bend", "Salem"] });
  const [row] = await database.asOwner(
    "insert into profiles (full_name, email) values ('Late Comer', $1) returning id",
    [email],
  );
  expect(await read(email)).toEqual({ phone: null, cities: [] });
  await database.asOwner("update orders set customer_id = $1 where id in ($2, $3)", [
    row?.["id"],
    first,
    second,
  ]);
  expect(await read(email)).toEqual({ phone: "+1 503 555 0102", cities: ["Bend", "Salem"] });
});

test("CRM-28 data entered by staff for a customer with an account counts", async () => {
  const { email } = await member();
  const [variant] = await database.asOwner("select id from product_variants limit 1");
  const answer = await shop.asAdmin("POST", "/api/admin/orders", {
    idempotencyKey: crypto.randomUUID(),
    customer: { name: "Known Person", email, phone: "+972 50 555 0100" },
    lines: [{ variantId: variant?.["id"], quantity: 1 }],
    billingAddress: { line1: "1 Herzl", city: "Haifa", country: "IL" },
    status: "cancelled",
  });
  expect(answer.status).toBe(200);
  expect(await read(email)).toEqual({ phone: "+972 50 555 0100", cities: ["Haifa"] });
});

test("CRM-29 orders that only share an account's address are marked in its list", async () => {
  const { email, profileId } = await member();
  const own = await ordered(email, { phoneNumber: "503 555 0100", city: "Portland", profileId });
  const strange = await ordered(email, { phoneNumber: "999 999 9999", city: "Nowhere" });
  const listed = async (address: string) => {
    const { orders } = customerAdminEndpoints.listCustomerOrders.response.parse(
      await get(`/api/admin/customers/${await getId(address)}/orders`),
    );
    return orders.map(({ id, isSignedIn }) => ({ id, isSignedIn }));
  };
  expect(await listed(email)).toEqual([
    { id: strange, isSignedIn: false },
    { id: own, isSignedIn: true },
  ]);
  const guest = newEmail();
  const id = await ordered(guest, { phoneNumber: "503 555 0103", city: "Bend" });
  expect(await listed(guest)).toEqual([{ id, isSignedIn: true }]);
});

test("CRM-30 the upgrade corrects phone numbers that strangers had overwritten", async () => {
  const { email, profileId } = await member();
  await ordered(email, { phoneNumber: "503 555 0100", city: "Portland", profileId });
  await ordered(email, { phoneNumber: "999 999 9999", city: "Nowhere" });
  const guest = newEmail();
  await ordered(guest, { phoneNumber: "503 555 0104", city: "Bend" });
  // As the version before would have it.
  await database.asOwner("update customers set phone = '+1 999 999 9999' where email = $1", [
    email,
  ]);
  await database.asOwner("select app.recount_account_phones()");
  expect((await read(email)).phone).toBe("+1 503 555 0100");
  await database.asOwner("update customers set phone = '+1 999 999 9999' where email = $1", [
    email,
  ]);
  await database.asOwner("select app.recount_customers()");
  expect((await read(email)).phone).toBe("+1 503 555 0100");
  expect((await read(guest)).phone).toBe("+1 503 555 0104");
});
