import { expect, test } from "vitest";
import { rawRequest, sendRaw, getStatuses } from "../http/http-client.ts";
import { CONTACT, DEALER, startFormsShop, startPost } from "./forms-shop.ts";

const { database, shop, visitor, contact, dealer, stored } = await startFormsShop();

const count = async () => {
  const [row] = await database.asOwner("select count(*)::int as count from messages");
  return row?.["count"];
};

test.each<[string, Record<string, unknown>]>([
  ["the name", { name: "Noa\r\nBcc: everybody@mail.example" }],
  ["the address", { email: "noa@mail.example\r\nBcc: everybody@mail.example" }],
  ["the address, as a second one", { email: "noa@mail.example,everybody@mail.example" }],
  ["the address, as a name", { email: "Shop <noa@mail.example>" }],
  ["the phone number", { phone: "1\r\nX-Evil: 1" }],
  ["the subject", { subject: "support\r\nBcc: everybody@mail.example" }],
])("FORM-10 %s cannot inject headers into a mail", async (_where, change) => {
  const before = await count();
  expect(await visitor()(CONTACT, contact(change))).toMatchObject({ status: 422 });
  expect(await count()).toBe(before);
});

test("FORM-10 a visitor's text is plain text in the mail: no markup, no link, no header", async () => {
  const { server } = await startPost(database);
  const form = contact({
    name: `=?utf-8?q?=0ABcc:_all@mail.example?= <b>Noa</b> evil.example`,
    message:
      '<script>alert(1)</script>\n<a href="https://evil.example/win">Prize</a>\nwww.evil.example\nBcc: everybody@mail.example\n.\nThe end \u202Egnp.exe',
  });
  expect((await visitor()(CONTACT, form)).status).toBe(200);
  await expect.poll(() => server.received.length).toBe(1);
  const [mail] = server.received;
  expect(mail?.envelope.to).toEqual(["hello@wanderpaw.example"]);
  expect([...(mail?.headers.keys() ?? [])]).not.toContain("bcc");
  const html = mail?.parts.get("text/html") ?? "";
  const text = mail?.parts.get("text/plain") ?? "";
  expect(html).not.toMatch(/<script|<b>|<a href="https:\/\/evil/);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  for (const part of [html, text]) {
    expect(part).not.toMatch(/https?:\/\/evil|www\.evil|evil\.example|everybody@mail\.example/);
    expect(part).not.toContain("\u202E");
    expect(part.replaceAll("\u2060", "")).toContain("www.evil.example");
    expect(part).toContain("The end");
  }
});

test.each([
  ["Hebrew", "נועה לב", "שלום, האם התיק מתאים?\nתודה"],
  ["emoji", "Noa 👩‍👧", "It fits! 🐶👨‍👩‍👧 ﷽"],
  ["characters outside of the basic plane", "𝒩𝑜𝒶", "𠮷 is a character"],
  ["what databases stumble over", "Robert'); drop table messages; --", "\\x00 ' \" $1 %s {}"],
])("FORM-12 %s is stored as it was typed", async (_what, name, message) => {
  const { server } = await startPost(database);
  const form = contact({ name, message });
  expect((await visitor()(CONTACT, form)).status).toBe(200);
  expect(await stored(form.email)).toMatchObject([{ name, message }]);
  await expect.poll(() => server.received.length).toBe(1);
  const text = server.received[0]?.parts.get("text/plain")?.replaceAll("\r\n", "\n");
  expect(text).toContain(message);
});

test("FORM-11 a request that no form of the shop sends is rejected, and nothing is stored", async () => {
  const before = await count();
  const send = visitor();
  const form = contact();
  const encoded = new URLSearchParams({ name: "Noa", email: form.email, message: "Hi" }).toString();
  const type = (value: string) => ({ "content-type": value });
  const answers = await Promise.all([
    send(CONTACT, encoded, type("application/x-www-form-urlencoded")),
    send(CONTACT, JSON.stringify(form), type("text/plain")),
    send(CONTACT, '{"name":'),
    send(CONTACT, "[]"),
    send(CONTACT, { ...form, name: ["Noa"] }),
    send(CONTACT, { ...form, message: { toString: "x" } }),
    send(CONTACT, { ...form, submission_key: "1" }),
    send(CONTACT, { ...form, elapsed_ms: -1 }),
    send(DEALER, dealer({ website: "x".repeat(501) })),
    send(CONTACT, form, { origin: "https://evil.example" }),
    send(CONTACT, form, { "sec-fetch-site": "cross-site" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    415, 415, 400, 422, 422, 422, 422, 422, 422, 403, 403,
  ]);
  expect((await fetch(shop.url + CONTACT)).status).toBe(405);
  const large = JSON.stringify({ ...form, message: "x".repeat(1_048_576) });
  const headers = ["content-type: application/json", `content-length: ${large.length}`];
  const request = rawRequest(CONTACT, { method: "POST", headers }) + large;
  expect(getStatuses(await sendRaw(shop.port, request))).toEqual([413]);
  expect(await count()).toBe(before);
});
