// The rights that a customer is told of with the confirmation of an order, and what follows where
// nobody told them.
import { expect, test } from "vitest";
import { z } from "zod";
import { eu } from "#content/rights/eu.ts";
import { readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { readOwnReturns } from "#modules/returns/read-own-returns.ts";
import { orderMailContent } from "#modules/mail/templates/order-mail.ts";
import { publishWords } from "../../support/publish-words.ts";
import { putMarketsInEffect } from "../../support/markets-in-effect.ts";
import { details, orderBody } from "../../support/sample-order.ts";
import { DAY, startReturnShop } from "../returns/return-shop.ts";

const shop = await startReturnShop();
const { database } = shop;

const german = { country: "DE", state: "", city: "Berlin", postalCode: "10115" };

async function order(place: Partial<typeof details> = german) {
  const email = shop.newEmail();
  const body = orderBody({ olive: 1 });
  const id = await shop.place({ ...body, details: { ...details, email, ...place } });
  return { id, email, key: await shop.getKey(id) };
}
const rowSchema = z.object({ rights_notice: z.unknown(), content: orderMailContent });
async function readNotice(id: string) {
  const rows = await database.asOwner(
    `select o.rights_notice, m.content from orders o
     join mails m on m.kind = 'order-confirmation' and m.content ->> 'orderId' = o.id::text
     where o.id = $1 order by m.created_at desc, m.id limit 1`,
    [id],
  );
  const { rights_notice: notice, content } = rowSchema.parse(rows[0]);
  return { notice, headings: content.rights?.map(({ heading }) => heading) };
}
const readLaw = async (key: string) => (await readOrderPage(shop.checkoutContext(), key))?.law;
const today = () => shop.now().toISOString().slice(0, 10);

test("LAW-05 the confirmation has the rights of the order's country, and the order records whose, which and when", async () => {
  await putMarketsInEffect(database, ["eu", "il"]);
  const placed = await order();
  expect(await readNotice(placed.id)).toEqual({
    notice: { area: "eu", version: "delivered", day: today() },
    headings: [eu.withdrawal.heading, eu.cancelling.heading, eu.guarantee.heading, eu.form.heading],
  });
  expect(await readLaw(placed.key)).toMatchObject({ area: "eu", name: "European Union" });

  await publishWords(database, "rights/eu", { ...eu, withdrawal: { heading: "New", text: ["!"] } });
  const later = await order();
  const { notice, headings } = await readNotice(later.id);
  expect(notice).toMatchObject({
    area: "eu",
    version: expect.stringMatching(/^\d{4}-.*Z$/) as string,
  });
  expect(headings?.[0]).toBe("New");
});

test("LAW-01 an order to a place whose law is not in effect is confirmed as before", async () => {
  await putMarketsInEffect(database, ["eu"]);
  const abroad = await order({});
  await putMarketsInEffect(database, []);
  const without = await order();
  await putMarketsInEffect(database, ["eu"], "2099-01-01");
  const before = await order();
  for (const { id, key } of [abroad, without, before]) {
    expect(await readNotice(id)).toEqual({ notice: null, headings: undefined });
    expect(await readLaw(key)).toBeUndefined();
  }
});

test("LAW-06 whoever was not told may withdraw for a year longer, until the confirmation is sent again", async () => {
  await putMarketsInEffect(database, ["eu"]);
  const [told, untold] = [await shop.deliver({ olive: 1 }), await shop.deliver({ olive: 1 })];
  // Both were ordered to another country, where nobody is told anything.
  await database.asOwner("update orders set rights_notice = $2 where id = $1", [
    told.id,
    { area: "eu", version: "delivered", day: today() },
  ]);
  const canWithdraw = async (key: string) =>
    (await readOwnReturns(shop.returnContext(), key))?.rights.some(
      ({ kind }) => kind === "withdraw",
    );
  shop.passTime(30 * DAY);
  expect(await canWithdraw(told.key)).toBe(false);
  expect(await canWithdraw(untold.key)).toBe(true);
  await shop.asAdmin("POST", `/api/admin/orders/${untold.id}/link`);
  expect(await readNotice(untold.id)).toMatchObject({ notice: { area: "eu", day: today() } });
  shop.passTime(10 * DAY);
  expect(await canWithdraw(untold.key)).toBe(true);
  shop.passTime(10 * DAY);
  expect(await canWithdraw(untold.key)).toBe(false);
});
