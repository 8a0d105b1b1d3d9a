import { expect, test } from "vitest";
import { confirmOrder } from "#modules/orders/placing/confirm-order.ts";
import { readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { HOUR } from "./money-shop.ts";
import { startHoldingShop } from "./holding.ts";

const shop = await startHoldingShop();
const { orderFrom, publicAddress, getId, getLink, confirm, standing, events, passTime, stock } =
  shop;
const expire = () => shop.runTask("expire-reservations");
await shop.receive("olive", 40);
await shop.receive("blue", 10);

const page = async (id: string) => readOrderPage(shop.checkoutContext(), await shop.getKey(id));
const order = async (units?: Record<string, number>, email?: string) =>
  getId(await orderFrom(publicAddress(), units, email));

test("SALE-40 a guest's items are reserved for two hours, and for three days once confirmed behind the mail's link", async () => {
  const [silent, confirmed] = [await order(), await order()];
  // Looking at the page, with the key alone or by the mail's link, is not enough.
  expect(await page(confirmed)).toMatchObject({ canConfirm: true });
  await confirm(confirmed);
  await confirm(confirmed);
  expect(await events(confirmed)).toMatchObject([{ kind: "confirmed", visible: true }]);
  expect(await page(confirmed)).toMatchObject({ canConfirm: false });
  passTime(2 * HOUR + 1);
  await expire();
  expect(await standing(silent)).toMatchObject({ status: "pending", stock_state: "released" });
  expect(await standing(confirmed)).toMatchObject({ stock_state: "held", is_reserved: true });
  passTime(70 * HOUR);
  await expire();
  expect(await standing(confirmed)).toMatchObject({ stock_state: "released" });
  // Its time is over for good.
  await expect(confirm(silent)).rejects.toMatchObject({ code: "nothing_held" });
});

test("SALE-40 the order's key in the browser that placed it confirms nothing without the mail", async () => {
  const id = await order();
  const { accessKey, code } = await getLink(id);
  const other = await getLink(await order());
  for (const wrong of ["", "0".repeat(32), other.code, code.toUpperCase()])
    // oxlint-disable-next-line no-await-in-loop -- a few
    await expect(
      confirmOrder(shop.checkoutContext(), { accessKey, code: wrong }),
    ).rejects.toMatchObject({ code: "not_found" });
  await expect(
    confirmOrder(shop.checkoutContext(), { accessKey: "0".repeat(64), code }),
  ).rejects.toMatchObject({ code: "not_found" });
  expect(await page(id)).toMatchObject({ canConfirm: true });
  const { text } = await shop.asAdmin("GET", `/api/admin/orders/${id}`);
  expect(text).not.toContain(code);
  expect(JSON.stringify(await page(id))).not.toContain(code);
});

test("SALE-41 a late confirmation reserves the items again while stock lasts", async () => {
  const [late, tooLate] = [await order({ blue: 3 }), await order({ blue: 3 })];
  passTime(8 * HOUR);
  await expire();
  const before = await stock("blue");
  await confirm(late);
  expect(await standing(late)).toMatchObject({ stock_state: "held", is_reserved: true });
  expect(await stock("blue")).toEqual({
    available: before.available - 3,
    reserved: before.reserved + 3,
  });
  await shop.database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, -stock_quantity, 'adjustment' from product_variants where slug = 'blue'`,
  );
  await expect(confirm(tooLate)).rejects.toMatchObject({ code: "out_of_stock" });
  expect(await page(tooLate)).toMatchObject({ canConfirm: true, heldUntil: null });
});

test("SALE-41 an order that is cancelled, paid or changed by staff can no longer be confirmed", async () => {
  const [cancelled, paid, taken] = [await order(), await order(), await order()];
  await shop.send("/api/orders/cancel", { accessKey: await shop.getKey(cancelled) });
  await shop.payByHand(paid);
  await shop.asAdmin("POST", `/api/admin/orders/${taken}/status`, { status: "processing" });
  for (const id of [cancelled, paid, taken]) {
    // oxlint-disable-next-line no-await-in-loop -- three
    await expect(confirm(id)).rejects.toMatchObject({ code: "nothing_held" });
    // oxlint-disable-next-line no-await-in-loop
    expect(await page(id)).toMatchObject({ canConfirm: false });
  }
});

test("SALE-42 one mailbox, in any spelling, confirms no more unpaid items than one guest may reserve, even at once", async () => {
  const email = shop.newEmail();
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- each from a network of its own
    ids.push(await order({ olive: 6 }, email.replace("@", `+${count}@`)));
  const answers = await Promise.allSettled(ids.map(confirm));
  const held = answers.filter(({ status }) => status === "fulfilled");
  expect(held).toHaveLength(1);
  const [first] = ids.filter((_, place) => answers[place]?.status === "fulfilled");
  const [second] = ids.filter((_, place) => answers[place]?.status === "rejected");
  await expect(confirm(second ?? "")).rejects.toMatchObject({ code: "hold_limit" });
  await shop.payByHand(first ?? "");
  await confirm(second ?? "");
  expect(await standing(second ?? "")).toMatchObject({ stock_state: "held" });
});
