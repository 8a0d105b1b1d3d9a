// All that is known of somebody, for them to have.
import { createPageKey } from "../../support/order-keys.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { sessionSchema } from "#modules/identity/contract.ts";
import { privacyEndpoints } from "#modules/privacy/endpoints.ts";
import { exportSections } from "#modules/privacy/export-parts.ts";
import { publishWords } from "../../support/publish-words.ts";
import { readAnswer } from "../http/timed-shop.ts";
import { NAME, PHONE, startPrivacyShop } from "./customer-with-history.ts";
import { addGrants } from "../../support/grants.ts";

const shop = await startPrivacyShop();
const { database, asAdmin, live } = shop;

async function exported(id: string) {
  const answer = await asAdmin("POST", `/api/admin/customers/${id}/export`);
  if (answer.status !== 200) throw new Error(answer.text);
  return {
    text: answer.text,
    data: privacyEndpoints.exportPerson.response.parse(JSON.parse(answer.text)),
  };
}

test("WORDS-87 a data export names the shop as the owner does", async () => {
  await publishWords(database, "brand", { name: "Pawtrail" });
  const { data } = await exported((await live()).id);
  expect(data.shop).toBe("Pawtrail");
  await database.asOwner("delete from content_documents");
});

test("PRIV-01, PRIV-02 an export is complete, in any letter case of the address, and contains no secrets", async () => {
  const person = await live();
  const { text, data } = await exported(person.id);
  expect(data.person).toEqual({
    id: person.id,
    name: NAME,
    email: person.email,
    phone: PHONE,
  });
  const sizes = Object.fromEntries(exportSections.map((part) => [part, data.parts[part].length]));
  expect(sizes).toMatchObject({
    person: 1,
    account: 1,
    sessions: 1,
    secondFactor: 1,
    passkeys: 1,
    orders: 3,
    lines: 1,
    payments: 1,
    refunds: 1,
    shipments: 1,
    reviews: 1,
    doorAnswers: 1,
    returns: 2,
    messages: 1,
    replies: 1,
    notes: 1,
    newsletter: 1,
    securityEvents: 1,
  });
  expect(sizes["mails"]).toBeGreaterThanOrEqual(4);
  expect(sizes["changes"]).toBeGreaterThanOrEqual(3);
  expect(sizes["orderEvents"]).toBeGreaterThanOrEqual(3);
  expect(data.parts.orders.find(({ phone }) => phone === PHONE)).toMatchObject({
    total: "74.99",
    currency: "USD",
  });
  expect(data.parts.newsletter).toMatchObject([
    { state: "confirmed", consentWording: "Yes, please" },
  ]);
  expect(data.parts.secondFactor).toMatchObject([{ codesLeft: 1 }]);
  expect(data.parts.passkeys).toEqual([
    { createdAt: expect.any(String) as string, name: `Phone of ${NAME}` },
  ]);
  const secrets = await database.asOwner(
    `select unsubscribe_token as secret from newsletter_subscribers
     union all select password_hash from accounts union all select secret from mail_secrets`,
  );
  const placed = await database.asOwner("select id from orders");
  const keys = await Promise.all(placed.map(({ id }) => createPageKey(database, String(id))));
  const known = [...keys, ...secrets.map(({ secret }) => String(secret))];
  expect(known.length).toBeGreaterThan(4);
  for (const secret of known) expect(text).not.toContain(secret);
});

test("PRIV-03 an export is recorded with the person who requested it", async () => {
  const person = await live();
  await exported(person.id);
  const noted = await database.asOwner(
    "select actor_email from data_exports where customer_id = $1",
    [person.id],
  );
  expect(noted).toEqual([{ actor_email: "admin@wanderpaw.example" }]);
  const entries = await database.asOwner(
    "select action, actor_email from audit_log where entity = 'data_exports' and after ->> 'customer_id' = $1",
    [person.id],
  );
  expect(entries).toEqual([{ action: "insert", actor_email: "admin@wanderpaw.example" }]);
});

test("PRIV-01 an export never contains another person's data", async () => {
  const person = await live();
  const other = await live();
  const { text } = await exported(person.id);
  expect(text).not.toContain(other.email);
  for (const id of other.orderIds) expect(text).not.toContain(id);
});

test("PRIV-04 an export and an erasure require a new proof of identity once the last one is too old", async () => {
  const person = await live();
  await shop.adminToken();
  await database.asOwner("update sessions set proved_at = '2020-01-01'");
  for (const path of ["export", "erase"])
    expect(
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await asAdmin("POST", `/api/admin/customers/${person.id}/${path}`, {
        contact: person.email,
        reason: "request",
      }),
    ).toMatchObject({ status: 403, code: "proof_needed" });
});

test("PRIV-28 only administrators can export people with a role, and the page of the person says so", async () => {
  const moderator = "moderator@wanderpaw.example";
  const signedIn = await shop.send("/api/auth/sign-in", {
    email: moderator,
    password: "Wanderpaw!2026",
  });
  const token = sessionSchema.parse(JSON.parse(signedIn.text)).access_token;
  const asModerator = async (method: string, path: string) =>
    readAnswer(
      await fetch(shop.shop.url + path, { method, headers: { authorization: `Bearer ${token}` } }),
    );
  await addGrants(database, ["customers.read", "customers.export"]);
  // They have just shown who they are.
  await shop.adminToken();
  await database.asOwner("update sessions set proved_at = $1", [shop.now()]);
  const getId = async (email: string) => {
    const [row] = await database.asOwner("select id from customers where email = $1", [email]);
    return String(row?.["id"]);
  };
  const page = z.object({ can: z.object({ export: z.unknown() }) });
  const exportable = async (id: string) =>
    page.parse(JSON.parse((await asModerator("GET", `/api/admin/customers/${id}`)).text)).can
      .export;

  for (const email of ["admin@wanderpaw.example", moderator]) {
    const id = await getId(email);
    expect(await asModerator("POST", `/api/admin/customers/${id}/export`)).toMatchObject({
      status: 403,
      code: "staff_account",
    });
    expect(await exportable(id)).toEqual({ allowed: false, reason: "staff_account" });
    expect(await asAdmin("POST", `/api/admin/customers/${id}/export`)).toMatchObject({
      status: 200,
    });
  }
  const { id } = await live();
  expect(await exportable(id)).toEqual({ allowed: true, reason: null });
  expect(await asModerator("POST", `/api/admin/customers/${id}/export`)).toMatchObject({
    status: 200,
  });
  expect(await asModerator("POST", `/api/admin/customers/${id}/erase`)).toMatchObject({
    status: 403,
    code: "forbidden",
  });
});
