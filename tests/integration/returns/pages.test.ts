// The pages of returns as a browser without scripts meets them.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { privacyNotes } from "#i18n/en/privacy-notes.ts";
import { returnForm as text } from "#i18n/en/return-form.ts";
import { returnPath } from "#modules/orders/order-path.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { paths } from "#web/paths.ts";
import { sampleImage } from "../catalog/sample-images.ts";
import { realPages } from "../storefront/real-pages.tsx";
import { startReturnShop, filledFields } from "./return-shop.ts";

const files = ["cancel", "return", "home"].map((name) => `storefront/pages/${name}.tsx`);
const shop = await startReturnShop({ webBuild: await realPages(files) });
const { asked, readUnits, deliver, newAddress, order } = shop;
const base = shop.shop.url;

const stripScripts = (html: string) => html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, "");
async function look(path: string) {
  const answer = await fetch(base + path);
  return { status: answer.status, shown: stripScripts(await answer.text()) };
}
/** Sends the form as a browser does. */
async function send(path: string, fields: Record<string, string>, photos: Uint8Array[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const bytes of photos) form.append("photos", new Blob([new Uint8Array(bytes)]), "a.jpg");
  const answer = await fetch(base + path, {
    method: "POST",
    body: form,
    redirect: "manual",
    headers: { "x-forwarded-for": newAddress() },
  });
  return {
    status: answer.status,
    location: answer.headers.get("location") ?? "",
    shown: stripScripts(await answer.text()),
  };
}
const toReadable = (escaped: string) =>
  escaped
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
/** Values of the hidden form fields of the second step, by name. */
const hiddenIn = (shown: string) =>
  Object.fromEntries(
    [...shown.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, toReadable(value)],
    ),
  );
const readUnitFields = async (id: string) =>
  Object.fromEntries(
    Object.entries(await readUnits(id)).map(([line, units]) => [`units-${line}`, String(units)]),
  );

test("RETURN-18 with the order's link the first step shows effect, deadline and cost; the second sends the request", async () => {
  const placed = await deliver({ olive: 2 });
  const path = returnPath(placed.key);
  const first = await look(path);
  expect(first.status).toBe(200);
  expect(first.shown).toContain(text.kinds.withdraw);
  expect(first.shown).not.toContain(text.kinds.cancel);
  const fields = { ...filledFields, ...(await readUnitFields(placed.id)) };
  const second = await send(path, { ...fields, intent: "check" });
  expect(second.status).toBe(200);
  expect(second.shown).toContain(text.outcome.withdraw);
  expect(second.shown).toContain(text.cost.comesBack("$149.98"));
  expect(await shop.listReturns(placed.id)).toEqual([]);
  const sent = await send(path, { ...hiddenIn(second.shown), intent: "confirm" });
  expect(sent.status).toBe(303);
  const third = await look(sent.location);
  expect(third.shown).toContain(text.received.title);
  expect(third.shown).toContain(text.requests.states.asked);
  expect(third.shown).toContain(text.nothing);
  expect(await shop.listReturns(placed.id)).toHaveLength(1);
});

test("RETURN-18 problems are reported at their field, and all input is kept", async () => {
  const placed = await deliver({ olive: 1 });
  const path = returnPath(placed.key);
  const claim = {
    ...filledFields,
    kind: "claim",
    cause: "damaged",
    ...(await readUnitFields(placed.id)),
  };
  const refused = await send(path, { ...claim, intent: "check" });
  expect(refused.status).toBe(422);
  expect(refused.shown).toContain(text.problems.message);
  expect(refused.shown).toContain('value="damaged" selected=""');
  const hostile = `<img src=x onerror=alert(1)> "it's torn"`;
  const second = await send(path, { ...claim, message: hostile, intent: "check" });
  expect(second.shown).not.toContain("<img src=x");
  const back = await send(path, { ...hiddenIn(second.shown), intent: "change" });
  expect(back.shown).toContain("&lt;img src=x onerror=alert(1)&gt;");
  const sent = await send(
    path,
    { ...claim, message: hostile, key: randomUUID(), intent: "confirm" },
    [await sampleImage(40, 30), Buffer.from("no picture")],
  );
  expect((await look(sent.location)).shown).toContain(text.received.unusedPhotos(1));
});

test("RETURN-18 an invalid form, or one without key or fields, says so and stores nothing", async () => {
  const placed = await deliver({ olive: 1 });
  const path = returnPath(placed.key);
  for (const fields of [
    { intent: "confirm", ...filledFields },
    { intent: "confirm" },
    { intent: "check" },
  ])
    expect((await send(path, fields)).status).toBeGreaterThanOrEqual(400);
  const answer = await fetch(base + path, { method: "POST", body: "x" });
  expect(answer.status).toBe(415);
  expect(
    (await send(returnPath("f".repeat(64)), { ...filledFields, intent: "check" })).status,
  ).toBe(404);
  expect(await shop.listReturns(placed.id)).toEqual([]);
});

test("RETURN-07 RETURN-18 without a link both steps look the same whether or not the order exists", async () => {
  const placed = await order({ olive: 1 });
  const known = { number: formatOrderNumber(placed), email: placed.email, country: "DE" };
  const unknown = { number: "A1B2C3D4", email: "nobody@mail.example", country: "DE" };
  const plain = (shown: string, { number, email }: typeof known) =>
    shown
      .replaceAll(number, "NUMBER")
      .replaceAll(email, "ADDRESS")
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "KEY")
      .replaceAll(/request [\dA-F]{8}/g, "request");
  const answers = [];
  for (const fields of [known, unknown]) {
    const check = await send(paths.cancel, { ...filledFields, ...fields, intent: "check" });
    expect(check.shown).toContain(text.outcome.withdrawOpen);
    const sent = await send(paths.cancel, { ...hiddenIn(check.shown), intent: "confirm" });
    expect(sent.shown).toContain(text.received.title);
    answers.push([
      check.status,
      sent.status,
      plain(check.shown, fields),
      plain(sent.shown, fields),
    ]);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect((await shop.standing(placed.id)).status).toBe("pending");
});

test("RETURN-27 the page behind the mailed link cancels what was requested without it, and says so", async () => {
  const placed = await order({ olive: 1 });
  const known = { number: formatOrderNumber(placed), email: placed.email, country: "DE" };
  await send(paths.cancel, { ...filledFields, ...known, key: randomUUID(), intent: "confirm" });
  const path = returnPath(await shop.getKey(placed.id));
  expect((await look(path)).shown).toContain(text.unconfirmed.title);
  const confirmed = await send(path, { intent: "cancel-now" });
  expect(confirmed.status).toBe(303);
  const { shown } = await look(confirmed.location);
  expect(shown).not.toContain(text.unconfirmed.title);
  expect(shown).toContain(text.requests.states.cancelled);
  expect((await shop.standing(placed.id)).status).toBe("cancelled");
});

test("RETURN-18 the rules of a country are shown: no right of withdrawal, a fee, more months", async () => {
  const fields = { ...filledFields, number: "A1B2C3D4", email: "x@mail.example", intent: "check" };
  const us = await send(paths.cancel, { ...fields, country: "US" });
  expect(us.shown).toContain(text.outcome.noWithdrawal);
  const il = await send(paths.cancel, { ...fields, country: "IL" });
  expect(il.shown).toContain(text.cost.feeOpen(5, 100));
  expect(il.shown).toContain(text.ends.withdrawGroup(4));
});

test("RETURN-19 the page of an order's returns shows the progress of each and the shop's message", async () => {
  const { key, returnId } = await asked({ olive: 1 });
  await shop.step(returnId, { step: "refuse", note: "It was worn." });
  const { shown } = await look(returnPath(key));
  expect(shown).toContain(text.requests.states.refused);
  expect(shown).toContain("It was worn.");
});

test("RETURN-18 the footer links to the page for customers without a link", async () => {
  expect((await look("/")).shown).toContain(`href="${paths.cancel}"`);
  expect((await look(paths.cancel)).status).toBe(200);
});

test("FORM-67 both forms of returns say what their data is used for", async () => {
  const { key } = await deliver({ olive: 1 });
  for (const path of [paths.cancel, returnPath(key)]) {
    const { shown } = await look(path);
    expect(shown).toContain(privacyNotes.return.text);
    expect(shown).toContain(`href="${paths.privacy}"`);
  }
});
