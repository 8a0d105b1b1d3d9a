import { expect, test } from "vitest";
import { shopMailTexts } from "#content/shop-mails.ts";
import { messageLabels } from "#i18n/he/inbox.ts";
import { fillText } from "#shared/fill-text.ts";
import { readHeader } from "../../support/mail-server.ts";
import { limitTime } from "../mail/mail-worker.ts";
import { CONTACT, DEALER, startFormsShop, startPost } from "./forms-shop.ts";

const { database, now, passTime, visitor, contact, dealer, stored, queued } =
  await startFormsShop();

test("FORM-01 a contact message is stored and mailed to the shop, with the sender as reply address", async () => {
  const { server } = await startPost(database);
  const form = contact({ phone: " +44 20 7946 0000 ", subject: "support", message: "One\r\nTwo " });
  const answer = await visitor()(CONTACT, form);
  expect(answer).toMatchObject({ status: 200, text: '{"success":true}' });
  expect(await stored(form.email)).toMatchObject([
    {
      kind: "contact",
      state: "new",
      name: "Noa Lev",
      phone: "+44 20 7946 0000",
      subject: "support",
      message: "One\nTwo",
      spam_reason: null,
      created_at: now(),
    },
  ]);
  await expect.poll(() => server.received.length).toBe(1);
  const [mail] = server.received;
  expect(mail?.envelope.to).toEqual(["hello@wanderpaw.example"]);
  expect(mail?.headers.get("reply-to")).toBe(form.email);
  expect(mail?.headers.get("from")).toBe("Wanderpaw <hello@wanderpaw.example>");
  expect(readHeader(mail?.headers.get("subject"))).toBe(
    fillText(shopMailTexts["contact-message"].subject, { name: "Noa Lev" }),
  );
  for (const part of mail?.parts.values() ?? []) {
    expect(part).toMatch(/One(?:\r?\n|<br ?\/>)Two/);
    expect(part).toContain(messageLabels.subjects.support);
    expect(part).toContain("+44 20 7946 0000");
    expect(part).toContain(form.email);
  }
  expect(mail?.parts.size).toBe(2);
});

test("FORM-02 a dealer inquiry is stored and mailed to the shop", async () => {
  const { server } = await startPost(database);
  const form = dealer({ message: "Do you supply displays?" });
  expect(await visitor()(DEALER, form)).toMatchObject({ status: 200, text: '{"success":true}' });
  expect(await stored(form.email)).toMatchObject([
    {
      kind: "dealer",
      company: "Pet Corner",
      name: "Dana Levi",
      phone: "+972 50 555 0121",
      city: "Haifa",
      experience: "A shop around the corner, 12 years",
      message: "Do you supply displays?",
    },
  ]);
  await expect.poll(() => server.received.length).toBe(1);
  const [mail] = server.received;
  expect(mail?.headers.get("reply-to")).toBe(form.email);
  expect(readHeader(mail?.headers.get("subject"))).toBe(
    fillText(shopMailTexts["dealer-inquiry"].subject, { name: "Pet Corner" }),
  );
  const text = mail?.parts.get("text/plain") ?? "";
  for (const value of Object.values(form)) expect(text).toContain(value);
});

test("FORM-03 sending a submission key twice creates one message and one mail", async () => {
  const send = visitor();
  const form = contact({ submission_key: crypto.randomUUID() });
  expect((await send(CONTACT, form)).status).toBe(200);
  expect((await send(CONTACT, { ...form, message: "Typed on" })).status).toBe(200);
  expect(await stored(form.email)).toMatchObject([{ message: form["message"] }]);
  expect(await queued(form.email)).toHaveLength(1);
});

test("FORM-03 five simultaneous requests are one message, whatever network they come from", async () => {
  const form = contact({ submission_key: crypto.randomUUID() });
  const answers = await Promise.all(Array.from({ length: 5 }, () => visitor()(CONTACT, form)));
  // The limit of the e-mail address lets three of them pass.
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 429, 429,
  ]);
  expect(await stored(form.email)).toHaveLength(1);
  expect(await queued(form.email)).toHaveLength(1);
});

test("FORM-03 another sender who uses the same key loses nothing", async () => {
  const submission_key = crypto.randomUUID();
  const [one, other] = [contact({ submission_key }), contact({ submission_key })];
  for (const form of [one, other]) await visitor()(CONTACT, form);
  for (const { email } of [one, other]) expect(await stored(email)).toHaveLength(1);
});

test("FORM-04 a form sent again without a key is one message on the same day, and a new one on another day", async () => {
  const send = visitor();
  const form = dealer();
  for (const minutes of [0, 1]) {
    passTime(minutes * 60);
    expect((await send(DEALER, form)).status).toBe(200);
  }
  expect(await stored(form.email)).toHaveLength(1);
  await database.asOwner("truncate rate_limits");
  await send(DEALER, { ...form, city: "Akko" });
  passTime(24 * 3_600);
  await send(DEALER, form);
  const inbox = await stored(form.email);
  expect(inbox.map(({ city }) => city)).toEqual(["Haifa", "Akko", "Haifa"]);
});

const long = (length: number) => "x".repeat(length);

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ["no name", { name: " " }, { name: "required" }],
  ["a name that is left out", { name: undefined }, { name: "required" }],
  ["a long name", { name: long(101) }, { name: "too_long" }],
  ["a name on two lines", { name: "Noa\nLev" }, { name: "unprintable" }],
  ["no address", { email: "" }, { email: "required" }],
  ["half an address", { email: "noa@mail" }, { email: "not_an_email" }],
  ["a long address", { email: `${long(250)}@mail.example` }, { email: "too_long" }],
  ["a long phone number", { phone: long(33) }, { phone: "too_long" }],
  ["an unknown subject", { subject: "hacking" }, { subject: "unknown" }],
  ["no message", { message: "\n \t" }, { message: "required" }],
  ["a long message", { message: long(5_001) }, { message: "too_long" }],
  ["a very long message", { message: long(10_001) }, { message: "too_long" }],
  ["a zero character in the message", { message: "a\u0000b" }, { message: "unprintable" }],
  ["half of a character", { message: "\ud83d" }, { message: "unprintable" }],
  [
    "several at once",
    { name: "", email: "x", message: "" },
    { name: "required", email: "not_an_email", message: "required" },
  ],
])("FORM-05 a contact form with %s is rejected by field", async (_what, change, problems) => {
  const form = contact(change);
  const answer = await visitor()(CONTACT, form);
  expect(answer).toMatchObject({ status: 422, code: "invalid_fields" });
  expect(answer.fields).toEqual(
    Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, [problem]])),
  );
});

test("FORM-05 a dealer form names each of its empty fields", async () => {
  const empty = dealer({ companyName: "", contactName: "", email: "", phone: "", city: "" });
  const answer = await visitor()(DEALER, { ...empty, experience: "" });
  const required = ["companyName", "contactName", "email", "phone", "city", "experience"];
  expect(answer.fields).toEqual(Object.fromEntries(required.map((name) => [name, ["required"]])));
});

test("FORM-09 when the mail server is down, no message is lost and no visitor has to wait", async () => {
  const { server } = await startPost(database);
  await server.stop();
  const form = contact();
  expect((await visitor()(CONTACT, form)).status).toBe(200);
  await expect.poll(() => queued(form.email)).toMatchObject([{ state: "queued" }]);
  const attempts = () =>
    database.asOwner("select attempts from mails where content ->> 'email' = $1", [form.email]);
  await expect.poll(attempts).toEqual([{ attempts: 1 }]);
  expect(await stored(form.email)).toHaveLength(1);
  const again = await startPost(database, { port: server.port });
  await limitTime(database);
  await expect.poll(() => queued(form.email)).toMatchObject([{ state: "sent" }]);
  const answerTo = again.server.received.map(({ headers }) => headers.get("reply-to"));
  expect(answerTo.filter((address) => address === form.email)).toHaveLength(1);
});
