import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { mailKinds } from "#modules/mail/mail-kinds.ts";
import { mailTexts } from "#content/mails.ts";
import { publishWords } from "../../support/publish-words.ts";
import { startInboxShop } from "../inbox/inbox-shop.ts";

const { database, shop, asAdmin, asModerator } = await startInboxShop();
beforeEach(async () => {
  await database.asOwner("delete from content_documents");
  await database.asOwner("delete from content_drafts");
});

const previewSchema = z.strictObject({ subject: z.string(), html: z.string(), text: z.string() });
const path = "/api/admin/content/mail-preview";
const frame = "/api/admin/content/mail-frame";
async function preview(key: string, data: unknown) {
  const { status, text } = await asAdmin("POST", path, { key, data });
  expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
  return previewSchema.parse(JSON.parse(text));
}

test.each(mailKinds)("WORDS-83 the %s mail is shown with the given texts", async (kind) => {
  const { html, text } = await preview(`mail/${kind}`, mailTexts[kind]);
  expect(html).toMatch(/^<!DOCTYPE html/);
  expect(html + text).not.toMatch(/undefined|\[object|\{(name|hours|number|shop)\}/);
});

test("WORDS-83 draft texts replace the whole published document, and no other one", async () => {
  await publishWords(database, "mail/password-changed", { subject: "Published", button: "Go" });
  await publishWords(database, "brand", { name: "Pawtrail" });
  const shown = await preview("mail/password-changed", { subject: "{brand.name} wrote" });
  expect(shown.subject).toBe("Pawtrail wrote");
  expect(shown.text).toContain(`${mailTexts["password-changed"].button}:`);
  const common = await preview("mail/common", { greeting: "Dear {name}!" });
  expect(common.text).toContain("Dear Noa Lev!");
  const payment = await preview("payment-instructions", { heading: "Pay like this" });
  expect(payment.text).toContain("Pay like this");
});

test("WORDS-83 markup in texts stays text, and no mail is sent", async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror="x">';
  const { html } = await preview("mail/password-changed", { heading: hostile, text: [hostile] });
  expect(html).not.toMatch(/<(script|img)\b/);
  expect(await database.asOwner("select from mails")).toEqual([]);
});

describe("refuses", () => {
  test.each([["home"], ["brand"], ["mail/nothing"]])(
    "WORDS-83 %s, which no mail shows",
    async (key) => {
      expect((await asAdmin("POST", path, { key, data: {} })).status).toBe(404);
    },
  );

  test.each([
    ["mail/test-mail", "text"],
    ["mail/test-mail", ["list"]],
    ["Mail/../x", {}],
  ])("WORDS-83 an invalid document: %s with %j", async (key, data) => {
    expect((await asAdmin("POST", path, { key, data })).status).toBe(422);
  });

  test("WORDS-83 users without the right to read texts", async () => {
    const body = { key: "mail/test-mail", data: {} };
    const without = await asModerator(["messages.read"]);
    expect((await without("POST", path, body)).status).toBe(403);
    expect((await without("POST", frame, { key: "mail/test-mail" })).status).toBe(403);
    const reader = await asModerator(["content.read"]);
    expect((await reader("POST", path, body)).status).toBe(200);
  });
});

test("WORDS-83 a frame shows the mail with the texts of the draft, without scripts", async () => {
  await publishWords(database, "mail/test-mail", { heading: "Published" });
  const framed = async () => {
    const { text } = await asAdmin("POST", frame, { key: "mail/test-mail" });
    const at = z.object({ path: z.string() }).parse(JSON.parse(text)).path;
    return fetch(shop.url + at);
  };
  expect(await (await framed()).text()).toContain("Published");
  await database.asOwner("insert into content_drafts (key, data) values ($1, $2)", [
    "mail/test-mail",
    { heading: "Being written" },
  ]);
  const answer = await framed();
  expect(await answer.text()).toContain("Being written");
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("sandbox");
  expect(policy).toContain("frame-ancestors 'self'");
});
