import { expect, test } from "vitest";
import { z } from "zod";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startHoldingShop } from "./holding.ts";

const shop = await startHoldingShop();
const { asAdmin, database, events, getId, getKey, order, publicAddress, request, standing } = shop;
await shop.receive("olive", 40);

const cancel = async (id: string, caller: Parameters<typeof request>[2]) =>
  request("/api/orders/cancel", { accessKey: await getKey(id) }, caller);
const lastFacts = async (id: string) => (await events(id)).at(-1)?.facts;

test("LIFE-40 a cancellation records whether it used only the link or an account, and its kind of address", async () => {
  const byLink = await order();
  expect((await cancel(byLink.id, { address: publicAddress() })).status).toBe(204);
  expect(await events(byLink.id)).toMatchObject([
    { note: orderNotes.cancelledByCustomer, facts: { via: "link", from: "public" }, actor: null },
  ]);

  const token = await shop.signInAsCustomer();
  const own = await getId(await request("/api/orders", orderBody(), { token }));
  expect((await cancel(own, { token, address: "10.9.9.9" })).status).toBe(204);
  expect(await lastFacts(own)).toEqual({ via: "account", from: "private" });

  const others = await order();
  expect((await cancel(others.id, { token, address: publicAddress() })).status).toBe(204);
  expect(await lastFacts(others.id)).toEqual({ via: "other_account", from: "public" });
});

test("LIFE-43 staff cannot cancel and refund another person's order through its link", async () => {
  const { id } = await order();
  await shop.payByHand(id);
  for (const who of ["moderator", "admin"]) {
    // oxlint-disable-next-line no-await-in-loop -- two
    const token = await shop.signIn(`${who}@wanderpaw.example`);
    // oxlint-disable-next-line no-await-in-loop
    expect(await cancel(id, { token })).toMatchObject({ status: 403, code: "forbidden" });
    // oxlint-disable-next-line no-await-in-loop -- what they ordered for themselves is theirs
    const own = await getId(await request("/api/orders", orderBody(), { token }));
    // oxlint-disable-next-line no-await-in-loop
    expect((await cancel(own, { token })).status).toBe(204);
  }
  expect(await standing(id)).toMatchObject({ status: "pending", refunded: 0 });
});

test("LIFE-41 no response of the back office contains the key of an order", async () => {
  const { id, email } = await order();
  await asAdmin("PATCH", `/api/admin/orders/${id}`, {
    version: (await shop.read(id)).version,
    contact: { name: "Maya", email },
  });
  const key = await getKey(id);
  const [customer] = await database.asOwner("select id from customers where email = $1", [email]);
  const [mail] = await database.asOwner(
    "select id from mails where recipient = $1 and kind = 'order-confirmation'",
    [email],
  );
  const { code } = await shop.getLink(id);
  for (const path of [
    `orders/${id}`,
    `orders?q=${email}`,
    `orders/${id}/customer`,
    `customers/${String(customer?.["id"])}`,
    `customers/${String(customer?.["id"])}/orders`,
    `customers/${String(customer?.["id"])}/timeline`,
    `mails/${String(mail?.["id"])}`,
    "audit",
    "notifications",
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- a few
    const { status, text } = await asAdmin("GET", `/api/admin/${path}`);
    expect([path, status]).toEqual([path, 200]);
    expect([path, text.includes(key), text.includes(code)]).toEqual([path, false, false]);
  }
});

test("LIFE-41 a ticket for the customer's page downloads no file", async () => {
  const { id } = await order();
  const { text } = await asAdmin("POST", `/api/admin/orders/${id}/preview`);
  const { path } = z.object({ path: z.string() }).parse(JSON.parse(text));
  expect(path).toMatch(/^\/order-status\/preview\/[\w.-]+$/);
  const ticket = path.split("/").at(-1) ?? "";
  const answer = await fetch(`${shop.shop.url}/api/admin/downloads/${ticket}`);
  expect(answer.status).toBe(410);
});

test("LIFE-42 a customer who lost the mail receives it again, and the back office never sees its link", async () => {
  const { id, email } = await order();
  expect((await asAdmin("POST", `/api/admin/orders/${id}/link`)).status).toBe(204);
  expect(await shop.mailsTo(email)).toEqual(["order-confirmation", "order-confirmation"]);
  expect((await events(id)).at(-1)).toMatchObject({
    note: orderNotes.linkSentAgain,
    visible: false,
  });
  await asAdmin("POST", `/api/admin/orders/${id}/status`, { status: "cancelled" });
  expect(await asAdmin("POST", `/api/admin/orders/${id}/link`)).toMatchObject({
    status: 409,
    code: "conflict",
  });
  const unpaid = await shop.orderOnline();
  expect((await asAdmin("POST", `/api/admin/orders/${unpaid.id}/link`)).status).toBe(409);
});
