import { expect, test } from "vitest";
import { z } from "zod";
import { renderDelivered } from "../../support/delivered-mail.ts";
import { deleteBinned } from "#modules/catalog/admin/delete-binned.ts";
import { placedOrderSchema } from "#modules/orders/processing/contract.ts";
import { readConfirmedOrder, readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { myOrderSchema } from "#modules/orders/contract.ts";
import { silentLog } from "#platform/log.ts";
import { details, orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import type { Answer } from "../http/timed-shop.ts";
import { startHoldingShop } from "./holding.ts";

const shop = await startHoldingShop();
const { asAdmin, database, newEmail, passTime, now, publicAddress, request, send } = shop;
const LARGE = 2_000;

/** Contents of a successful answer. Throws for any other. */
function readIn<Schema extends z.ZodType>(schema: Schema, answer: Answer): z.output<Schema> {
  if (answer.status >= 300) throw new Error(`refused: ${answer.text}`);
  return schema.parse(JSON.parse(answer.text));
}
const idIn = (answer: Answer) => readIn(z.object({ id: z.uuid() }), answer).id;

/** A bowl of one color in two sizes, ten of each: no carrier, and dearer when it is large. */
async function addBowl(slug: string) {
  const name = "Folding Bowl";
  const productId = idIn(
    await asAdmin("POST", "/api/admin/products", {
      name,
      description: "It folds flat.",
      basePriceMinor: 1_500,
    }),
  );
  // Without an image it would be a draft.
  await database.asOwner(
    "insert into product_images (product_id, image_url) values ($1, '/media/detail/mesh')",
    [productId],
  );
  const ids: string[] = [];
  for (const [size, priceMinor] of [
    ["Small", 1_500],
    ["Large", LARGE],
  ] as const) {
    const itsSlug = `${slug}-${size.toLowerCase()}`;
    const variant = { variantName: "Sand", slug: itsSlug, sku: itsSlug, priceMinor, stock: 10 };
    const path = `/api/admin/products/${productId}/variants`;
    // oxlint-disable-next-line no-await-in-loop -- two, in their order
    const id = idIn(await asAdmin("POST", path, variant));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await database.asOwner("update product_variants set size = $2 where id = $1", [id, size]);
    ids.push(id);
  }
  return { productId, largeId: ids[1] ?? "" };
}

const makeBody = (lines: Readonly<Record<string, number>>, amountMinor: number, more = {}) => ({
  ...orderBody(lines),
  expectedTotal: { amountMinor, currency: "USD" },
  ...more,
  details: { ...details, email: newEmail() },
});
const order = async (body: ReturnType<typeof makeBody>) =>
  readIn(placedOrderSchema, await send("/api/orders", body));

const readStock = (slug: string) =>
  database.asOwner(
    "select stock_quantity, reserved_quantity from product_variants where slug = $1",
    [slug],
  );

async function mailTo(email: string): Promise<string> {
  const [mail] = await database.asOwner(
    "select content from mails where kind = 'order-confirmation' and recipient = $1",
    [email],
  );
  const { text } = renderDelivered({
    kind: "order-confirmation",
    content: mail?.["content"],
    secret: undefined,
    publicUrl: "https://shop.example",
  });
  return text;
}

test("ORD-32 an order of two products with one coupon is priced, reserved, mailed and exported with names and sizes", async () => {
  await addBowl("two");
  const subtotal = UNIT_PRICE + 2 * LARGE;
  const body = makeBody({ olive: 1, "two-large": 2 }, subtotal, { couponCode: "SAVE10" });
  const token = await shop.signInAsCustomer();
  const answer = await request("/api/orders", body, { token });
  const placed = readIn(placedOrderSchema, answer);
  expect(placed.total.amountMinor).toBe(subtotal - Math.round(subtotal / 10));
  expect(await readStock("two-large")).toEqual([{ stock_quantity: 8, reserved_quantity: 2 }]);
  expect(await readStock("two-small")).toEqual([{ stock_quantity: 10, reserved_quantity: 0 }]);

  const mail = await mailTo(body.details.email);
  expect(mail).toMatch(/Wanderpaw Backpack[\s\S]*Olive Green & Cream × 1/);
  expect(mail).toMatch(/Folding Bowl[\s\S]*Sand, Large × 2/);
  expect(mail).toContain("SAVE10");

  const ctx = shop.checkoutContext();
  const claim = { confirmationId: placed.orderId, accessKey: placed.accessKey };
  const lines = [
    {
      name: "Wanderpaw Backpack",
      variant: "Olive Green & Cream",
      slug: "olive",
      carriesPets: true,
    },
    { name: "Folding Bowl", variant: "Sand, Large", slug: "two-large", carriesPets: false },
  ];
  expect(await readConfirmedOrder(ctx, claim)).toMatchObject({ lines, slug: "olive", quantity: 3 });

  const mine = await fetch(`${shop.shop.url}/api/orders`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { orders } = z.object({ orders: z.array(myOrderSchema) }).parse(await mine.json());
  expect(orders[0]?.items).toMatchObject([
    { productName: "Wanderpaw Backpack", variantName: "Olive Green & Cream" },
    { productName: "Folding Bowl", variantName: "Sand, Large" },
  ]);

  const { path } = readIn(
    z.object({ path: z.string() }),
    await asAdmin("POST", "/api/admin/downloads", { kind: "orders", filter: {} }),
  );
  const csv = await (await fetch(shop.shop.url + path)).text();
  expect(csv).toContain(
    "1 × Wanderpaw Backpack, Olive Green & Cream; 2 × Folding Bowl, Sand, Large",
  );
});

test("ORD-33 an order keeps the product as ordered when the product is deleted later", async () => {
  const { productId } = await addBowl("deleted");
  const body = makeBody({ "deleted-large": 1 }, LARGE);
  const placed = await order(body);
  const id = await shop.getId({ status: 200, text: JSON.stringify(placed) } as Answer);
  const page = () => readOrderPage(shop.checkoutContext(), placed.accessKey);
  const [before, inOffice] = [await page(), await shop.read(id)];

  expect((await asAdmin("DELETE", `/api/admin/products/${productId}`)).status).toBe(204);
  expect(await page()).toEqual(before);
  expect(await shop.read(id)).toEqual(inOffice);
  expect(inOffice.lines).toMatchObject([
    { productName: "Folding Bowl", variantName: "Sand, Large" },
  ]);
  // Nobody can order it any more, and what was ordered keeps it in the bin for good.
  expect(await send("/api/orders", makeBody({ "deleted-large": 1 }, LARGE))).toMatchObject({
    code: "out_of_stock",
    fields: { "lines.deleted-large": ["0"] },
  });
  passTime(60 * 86_400);
  await deleteBinned({ database, clock: now, log: silentLog });
  expect((await page())?.lines).toEqual(before?.lines);
  expect((await shop.payByHand(id)).status).toBe(204);
  expect(await mailTo(body.details.email)).toContain("Sand, Large × 1");
});

test("ORD-34 a variant renamed while the page was open is ordered by its old slug, which errors name", async () => {
  const { largeId } = await addBowl("old");
  const rename = await asAdmin("PATCH", `/api/admin/variants/${largeId}`, { slug: "new-large" });
  expect(rename.status).toBeLessThan(300);
  const { accessKey } = await order(makeBody({ "old-large": 1 }, LARGE));
  expect(await readOrderPage(shop.checkoutContext(), accessKey)).toMatchObject({
    lines: [{ slug: "new-large", variant: "Sand, Large" }],
  });
  const readError = (lines: Readonly<Record<string, number>>) =>
    request("/api/orders", makeBody(lines, 100 * LARGE), { address: publicAddress() });
  expect(await readError({ "old-large": 5 })).toMatchObject({
    code: "hold_limit",
    fields: { "lines.old-large": ["3"] },
  });
  expect(await readError({ "old-large": 50 })).toMatchObject({
    code: "out_of_stock",
    fields: { "lines.old-large": ["9"] },
  });
});

test("ORD-35 SALE-48 lines with the old and the new slug of a variant become one line of the order", async () => {
  const { largeId } = await addBowl("former");
  await asAdmin("PATCH", `/api/admin/variants/${largeId}`, { slug: "latter-large" });
  const both = { "former-large": 1, "latter-large": 2 };
  const body = makeBody(both, 3 * LARGE);
  const { accessKey } = await order(body);
  const page = await readOrderPage(shop.checkoutContext(), accessKey);
  expect(page?.lines.map((line) => line.quantity)).toEqual([3]);
  expect(await order(body)).toMatchObject({ accessKey, earlier: null });
  const many = { "former-large": 5, "latter-large": 5 };
  expect(await send("/api/orders", makeBody(many, 10 * LARGE))).toMatchObject({
    code: "out_of_stock",
    fields: { "lines.former-large": ["7"], "lines.latter-large": ["7"] },
  });
});

test("ORD-36 a page of the previous version, which sends colour, can still order; a line without a variant is refused", async () => {
  const body = makeBody({}, UNIT_PRICE);
  const answer = await send("/api/orders", { ...body, lines: [{ colour: "blue", quantity: 1 }] });
  expect(answer.status).toBe(200);
  expect(
    await send("/api/orders", { ...makeBody({}, UNIT_PRICE), lines: [{ quantity: 1 }] }),
  ).toMatchObject({
    status: 422,
    code: "invalid_fields",
    fields: { "lines.0.slug": ["required"] },
  });
});
