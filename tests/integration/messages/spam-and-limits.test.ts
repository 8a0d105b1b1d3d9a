import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { CONTACT, DEALER, startFormsShop } from "./forms-shop.ts";

const { database, shop, visitor, contact, dealer, stored, queued } = await startFormsShop();

beforeEach(() => database.asOwner("truncate rate_limits"));

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://shop-${index}.example/`).join(" and ");

test.each([
  ["contact", CONTACT, contact, 3, 15 * 60],
  ["dealer", DEALER, dealer, 2, 60 * 60],
] as const)(
  "FORM-06 the %s form allows the decided number of submissions, per computer and per e-mail address",
  async (_name, path, form, allowed, seconds) => {
    const send = visitor();
    for (let count = 1; count <= allowed; count += 1) {
      expect((await send(path, form())).status).toBe(200);
    }
    const late = form();
    const refused = await send(path, late);
    expect(refused).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(refused.retryAfter).toBeGreaterThan(seconds - 60);
    expect(refused.retryAfter).toBeLessThanOrEqual(seconds);
    expect(await stored(late.email)).toEqual([]);

    const { email } = form();
    for (let count = 1; count <= allowed; count += 1) {
      expect((await visitor()(path, form({ email, city: `${count}` }))).status).toBe(200);
    }
    const shouted = form({ email: email.toUpperCase() });
    expect(await visitor()(path, shouted)).toMatchObject({ status: 429 });
    expect(await stored(shouted.email)).toEqual([]);
  },
);

test("FORM-06 invalid fields do not count as an attempt", async () => {
  const send = visitor();
  for (const message of ["", " ", "\n", "\t"]) {
    expect((await send(CONTACT, contact({ message }))).status).toBe(422);
  }
  expect((await send(CONTACT, contact())).status).toBe(200);
});

test.each<[string, string, Record<string, unknown>]>([
  ["the field that nobody sees is filled in", "honeypot", { website: "https://spam.example" }],
  ["it was sent within two seconds", "too_fast", { elapsed_ms: 1_999 }],
  ["it has three links", "links", { message: links(3) }],
])("FORM-07 a message is stored as spam and not mailed when %s", async (_what, reason, change) => {
  for (const [path, form] of [
    [CONTACT, contact(change)],
    [DEALER, dealer(change)],
  ] as const) {
    const answer = await visitor()(path, form);
    // Not to be told from the answer to anybody else.
    expect(answer).toMatchObject({ status: 200, text: '{"success":true}', retryAfter: undefined });
    expect(await stored(form.email)).toMatchObject([{ spam_reason: reason, state: "new" }]);
    expect(await queued(form.email)).toEqual([]);
  }
});

test.each<[string, Record<string, unknown>]>([
  ["two links", { message: links(2) }],
  ["two seconds", { elapsed_ms: 2_000 }],
  ["an empty hidden field", { website: " " }],
])("FORM-07 a message with %s is not spam", async (_what, change) => {
  const form = contact(change);
  await visitor()(CONTACT, form);
  expect(await stored(form.email)).toMatchObject([{ spam_reason: null }]);
  expect(await queued(form.email)).toHaveLength(1);
});

test("FORM-08 the settings determine whether messages are mailed, and to which address", async () => {
  const set = (key: string, value: unknown) =>
    database.asOwner(
      `insert into system_settings (setting_key, setting_value) values ($1, $2)
       on conflict (setting_key) do update set setting_value = excluded.setting_value`,
      [key, JSON.stringify(value)],
    );
  await set("support_email", "help@wanderpaw.example");
  const mailed = contact();
  await visitor()(CONTACT, mailed);
  expect(await queued(mailed.email)).toMatchObject([{ recipient: "help@wanderpaw.example" }]);

  await set("email_notifications", false);
  const kept = contact();
  expect((await visitor()(CONTACT, kept)).status).toBe(200);
  expect(await stored(kept.email)).toHaveLength(1);
  expect(await queued(kept.email)).toEqual([]);

  await database.asOwner("update system_settings set setting_value = 'perhaps'");
  const unsure = contact();
  await visitor()(CONTACT, unsure);
  expect(await queued(unsure.email)).toMatchObject([{ recipient: "hello@wanderpaw.example" }]);
  await database.asOwner("delete from system_settings");
});

test("FORM-14 the security log records each submission and each suspected spam message", async () => {
  const form = contact({ website: "x" });
  await visitor()(CONTACT, form);
  await shop.services.security.saveQueued();
  const noted = await database.asOwner(
    "select type, details from security_events where email = $1",
    [form.email],
  );
  expect(noted).toEqual([
    { type: "form_submission", details: { form: "contact", spam: "honeypot" } },
  ]);
});

test("FORM-13 the shop's log contains neither the sender nor the message", async () => {
  const secret = randomUUID();
  const form = contact({ name: `Noa ${secret}`, message: `Line one\n${secret} line two` });
  await visitor()(CONTACT, form);
  await visitor()(CONTACT, { ...form, message: "" });
  // Also when the database refuses, and quotes the row that it refuses.
  await database.asOwner("alter table messages add constraint no_more check (false) not valid");
  const failed = await visitor()(CONTACT, { ...form, phone: "1" });
  await database.asOwner("alter table messages drop constraint no_more");
  expect(failed).toMatchObject({ status: 500, code: "internal" });
  expect(failed.text).not.toContain(secret);
  const log = JSON.stringify(shop.logged);
  expect(log).toContain("a message was received");
  expect(log).toContain("no_more");
  expect(log).not.toContain(secret);
  expect(log).not.toContain(form.email);
});
