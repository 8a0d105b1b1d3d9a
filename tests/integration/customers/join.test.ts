// Two customers who turn out to be one: known by a phone number, and by an address.
import { expect, test } from "vitest";
import { customerAdminEndpoints } from "#modules/customers/admin/endpoints.ts";
import { startCallerShop } from "./caller-shop.ts";

const { database, asAdmin, get, enter, findNames, getCard, breaches } = await startCallerShop();

test("CRM-38 staff join a customer known by a number to the only one with an address who has it", async () => {
  const phone = "054-8880001";
  await enter({ name: "Moran Phone", phone });
  const card = await getCard("Moran Phone");
  expect(card.sameNumber).toBeNull();
  await asAdmin("POST", `/api/admin/customers/${card.id}/notes`, { body: "Rings twice" });
  await enter({ name: "Moran Mail", phone: "+972 54 888 0001", email: "moran@mail.example" });
  const other = await getCard("Moran Mail");
  expect(other.sameNumber).toBeNull();
  expect((await getCard("Moran Phone")).sameNumber).toEqual({
    id: other.id,
    name: "Moran Mail",
    email: "moran@mail.example",
  });
  const join = (into: string) => asAdmin("POST", `/api/admin/customers/${card.id}/join`, { into });
  expect((await join(crypto.randomUUID())).status).toBe(409);
  // Of two with the number nobody knows which one it is.
  const third = await enter({ name: "Third", phone, email: "third@mail.example" });
  expect((await getCard("Moran Phone")).sameNumber).toBeNull();
  expect((await join(other.id)).status).toBe(409);
  await database.asOwner("delete from orders where id = $1", [third]);
  expect((await join(other.id)).status).toBe(200);
  expect(await findNames("Moran")).toHaveLength(1);
  const joined = customerAdminEndpoints.readCustomer.response.parse(
    await get(`/api/admin/customers/${other.id}`),
  );
  expect(joined.figures.orders).toBe(2);
  expect(joined.notes.map(({ body }) => body)).toEqual(["Rings twice"]);
  expect((await asAdmin("GET", `/api/admin/customers/${card.id}`)).status).toBe(404);
  const events = await database.asOwner(
    `select facts from order_events e join orders o on o.id = e.order_id
     where o.customer_name = 'Moran Phone' and e.kind = 'edited'`,
  );
  expect(events).toEqual([{ facts: { parts: ["contact"] } }]);
  expect(await breaches()).toEqual([]);
});

test("CRM-38 a stranger who types the address of an account with a number suggests nobody", async () => {
  const email = "member-with-number@mail.example";
  await database.asOwner("insert into profiles (full_name, email) values ('Nir Member', $1)", [
    email,
  ]);
  await enter({ name: "Nir Member", phone: "054-8880002", email, source: "checkout" });
  await enter({ name: "Nir Phone", phone: "054-8880002" });
  expect((await getCard("Nir Phone")).sameNumber).toBeNull();
});
