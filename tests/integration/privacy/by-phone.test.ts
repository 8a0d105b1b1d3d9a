// The data of a customer who is known by a phone number.
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { privacyEndpoints } from "#modules/privacy/endpoints.ts";
import { startCallerShop } from "../customers/caller-shop.ts";

const { database, asAdmin, get, enter, findNames, getCard, breaches } = await startCallerShop();

const one = z.object({ id: z.string() });

let erasedId = "";
beforeAll(async () => {
  await enter({ name: "Hila Other", phone: "055-4443323" });
  await enter({ name: "Gone Caller", phone: "055-4443322", line1: "Secret Lane 9", city: "Yavne" });
  erasedId = (await getCard("Gone Caller")).id;
  await asAdmin("POST", `/api/admin/customers/${erasedId}/notes`, { body: "Likes olive" });
});

test("PRIV-30 the data of a customer without an e-mail address is exported by their number", async () => {
  const answer = await asAdmin("POST", `/api/admin/customers/${erasedId}/export`);
  const data = privacyEndpoints.exportPerson.response.parse(JSON.parse(answer.text));
  expect(data.person).toEqual({
    id: erasedId,
    name: "Gone Caller",
    email: null,
    phone: "055-4443322",
  });
  expect(data.parts.orders).toHaveLength(1);
  expect(data.parts.notes).toHaveLength(1);
  expect(data.parts.messages).toEqual([]);
  expect(data.parts.newsletter).toEqual([]);
  // Nothing of those who have no address either.
  expect(answer.text).not.toContain("Hila");
});

test("PRIV-31 a customer without an e-mail address is erased, once their number has been typed", async () => {
  const path = `/api/admin/customers/${erasedId}/erase`;
  const other = await asAdmin("POST", path, { contact: "055-4443323", reason: "request" });
  expect(other).toMatchObject({ status: 422, fields: { contact: ["mismatch"] } });
  const answer = await asAdmin("POST", path, { contact: "+972 55 444 3322", reason: "request" });
  expect(answer.status).toBe(200);
  const { id } = one.parse(JSON.parse(answer.text));
  const receipt = privacyEndpoints.readErasure.response.parse(
    await get(`/api/admin/erasures/${id}`),
  );
  expect(receipt).toMatchObject({ orders: 1, needsLooking: false });
  expect(receipt.report.deleted.notes).toBe(1);
  for (const words of ["Gone Caller", "4443322", "Yavne", "Secret Lane"])
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    expect([words, await findNames(words)]).toEqual([words, []]);
  const [left] = await database.asOwner(
    `select (select count(*)::int from orders o where o::text ~ 'Gone|4443322|Secret') as orders,
       (select count(*)::int from audit_log l where l::text ~ 'Gone Caller|4443322|Likes olive') as entries`,
  );
  expect(left).toEqual({ orders: 0, entries: 0 });
  expect(await breaches()).toEqual([]);
});

test("PRIV-31 a customer from abroad whose number has no country code is erased, once it has been typed", async () => {
  await enter({ name: "Gone Abroad", phone: "06 12 34 56 78", country: "FR" });
  const { id } = await getCard("Gone Abroad");
  const path = `/api/admin/customers/${id}/erase`;
  const other = await asAdmin("POST", path, { contact: "06 12 34 56 79", reason: "request" });
  expect(other).toMatchObject({ status: 422, fields: { contact: ["mismatch"] } });
  const answer = await asAdmin("POST", path, { contact: "0612345678", reason: "request" });
  expect(answer.status).toBe(200);
  expect(await findNames("Gone Abroad")).toEqual([]);
});
