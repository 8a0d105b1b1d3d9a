// The page of an order and the page that confirms it, as they are sent to a guest.
import { within } from "@testing-library/dom";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { backpackColors } from "#content/backpack-colors.ts";
import { policies } from "#content/policies.ts";
import { itemsInWords } from "#i18n/en/cart.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { orders } from "#i18n/en/orders.ts";
import type { PlacedOrder } from "#modules/orders/processing/contract.ts";
import { paths } from "#web/paths.ts";
import { createVariants } from "../../support/variants.ts";
import { details } from "../../support/sample-order.ts";
import { getAttribute, readText, startPageShop, type SentPage } from "./page-shop.ts";

const shop = await startPageShop();
const variants = createVariants(shop);

let placed: PlacedOrder;
beforeAll(() =>
  shop.database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason, note)
     select id, sku, 50, 'receipt', 'A delivery' from product_variants where slug = 'olive'`,
  ),
);
beforeEach(async () => {
  placed = await variants.orderElsewhere("olive", 1);
});

const confirm = (claims: Readonly<Record<string, string>> = {}) => {
  const { orderId, accessKey: key } = placed;
  const query = new URLSearchParams({ orderId, key, ...claims });
  return shop.read(`${paths.orderSuccess}?${query.toString()}`);
};
const read = (key = placed.accessKey) => shop.read(paths.orderStatus(encodeURIComponent(key)));
const getHeading = ({ main }: SentPage) =>
  readText(within(main).getByRole("heading", { level: 1 }));
const oneOlive = `${backpackColors.olive.name}, ${itemsInWords(1)}`;

test("DONE-20 the confirmation shows the order as stored, whatever its address claims", async () => {
  const { main } = await confirm({ quantity: "9", name: "Somebody Else", color: "blue" });
  expect(readText(main)).toContain(oneOlive);
  expect(readText(main)).not.toContain("Somebody Else");
});

test("DONE-21 an unknown order is not confirmed", async () => {
  const { main } = await confirm({ orderId: "ORDER_1700000000000" });
  expect(readText(main)).toContain(orderSuccess.unknown.title);
  expect(readText(main)).not.toContain(oneOlive);
});

test("DONE-21 DONE-32 DONE-33 the confirmation shows one number and leads a guest to the unpaid order", async () => {
  const { main } = await confirm();
  within(main).getByText(placed.number, { exact: true });
  expect(readText(main)).not.toContain("ORDER_");
  expect(readText(main)).toContain(
    orderSuccess.processingOncePaid(policies.processingBusinessDays),
  );
  const link = within(main).getByRole("link", { name: orderSuccess.guestOrder });
  expect(link.getAttribute("href")).toMatch(/^\/order-status\/[\da-f]{64}$/);
  const page = await shop.read(link.getAttribute("href") ?? "");
  expect(getHeading(page)).toBe(orderStatus.title(placed.number));
});

test("DONE-23 the confirmation of a cancelled order redirects to the order's page", async () => {
  await shop.post("/api/orders/cancel", { accessKey: placed.accessKey });
  const { status, headers } = await confirm();
  expect(status).toBe(302);
  expect(headers.get("location")).toBe(paths.orderStatus(placed.accessKey));
});

test("ORD-21 an order's page shows status, address, amount and payment", async () => {
  const page = await read();
  expect(getHeading(page)).toBe(orderStatus.title(placed.number));
  const { total } = await variants.readCost({ olive: 1 });
  for (const part of [
    orders.statuses.pending,
    details.addressLine1,
    `${orderStatus.total}${total}`,
    orderStatus.payment.asAgreed,
  ])
    expect(readText(page.main)).toContain(part);
});

test("ORD-23 without scripts an order is cancelled by its button", async () => {
  const { main } = await read();
  const button = within(main).getByRole("button", {
    name: orderStatus.cancel.confirm,
    hidden: true,
  });
  // The second look before it.
  expect(button.closest("details")?.querySelector("summary")?.textContent).toBe(
    orderStatus.cancel.open,
  );
  expect(button.closest("details")?.open).toBe(false);
  const form = button.closest("form");
  if (form === null) throw new Error("the button sends nothing");
  const answer = await shop.submit(form, {
    [button.getAttribute("name") ?? ""]: button.getAttribute("value") ?? "",
  });
  expect(answer.status).toBeLessThan(400);
  const { main: after } = await read();
  expect(readText(after)).toContain(orders.statuses.cancelled);
  expect(readText(after)).toContain(orderStatus.payment.nothing);
  expect(readText(after)).not.toContain(orderStatus.cancel.open);
});

test("ORD-25 the page of an order is not cached and not indexed", async () => {
  const { headers, document } = await read();
  expect(headers.get("cache-control")).toContain("no-store");
  expect(getAttribute(document, "meta[name=robots]", "content")).toBe("noindex");
  expect(getAttribute(document, "meta[name=referrer]", "content")).toBe("strict-origin");
});

test.each([
  ["zeros", () => "0".repeat(64)],
  ["a letter", () => "x"],
  ["markup", () => "<script>"],
  ["a part of a statement", () => "' or true --"],
  ["a part of a key", () => placed.accessKey.slice(1)],
])("ORD-25 an invalid key leads to the “not found” page: %s", async (_, getKey) => {
  const page = await read(getKey());
  expect(page.status).toBe(404);
  expect(getHeading(page)).toBe(orderStatus.unknown.title);
  const { status } = await shop.send(paths.orderStatus(encodeURIComponent(getKey())), {
    method: "POST",
    body: new URLSearchParams({ intent: "cancel" }),
  });
  expect(status).toBe(404);
});

test("REF-31 a form of an order without a known action changes nothing", async () => {
  const address = paths.orderStatus(placed.accessKey);
  for (const sent of ["", "intent=", "intent=Cancel", "intent=other"]) {
    const body = new URLSearchParams(sent);
    expect((await shop.send(address, { method: "POST", body })).status).toBe(400);
  }
  expect(readText((await read()).main)).toContain(orders.statuses.pending);
});
