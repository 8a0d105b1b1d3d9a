// The confirmation in a shop that takes no orders: the page of what its address tells.
import { within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { backpackColors } from "#content/backpack-colors.ts";
import { policies } from "#content/policies.ts";
import { itemsInWords } from "#i18n/en/cart.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { paths } from "#web/paths.ts";
import { createVariants } from "../../support/variants.ts";
import { getAttribute, readText, startPageShop } from "./page-shop.ts";

const shop = await startPageShop({ payments: "off" });
const { readCost } = createVariants(shop);

const read = (query: Readonly<Record<string, string>> = {}) =>
  shop.read(`${paths.orderSuccess}?${new URLSearchParams(query).toString()}`);
const oneOlive = `${backpackColors.olive.name}, ${itemsInWords(1)}`;

test("DONE-10 the page repeats the order and its total and says what happens next", async () => {
  const { main } = await read({ orderId: "ORDER_17", color: "blue", quantity: "2" });
  within(main).getByRole("heading", { name: orderSuccess.title });
  within(main).getByRole("heading", { name: orderSuccess.next });
  for (const part of [
    "ORDER_17",
    `${backpackColors.blue.name}, ${itemsInWords(2)}`,
    (await readCost({ blue: 2 })).total,
    orderSuccess.confirmationEmail(undefined),
    orderSuccess.processing(policies.processingBusinessDays),
    orderSuccess.shipping(policies.shippingDays.worldwideFree),
    orderSuccess.review,
  ])
    expect(readText(main)).toContain(part);
  const getAddress = (name: string) =>
    within(main).getByRole("link", { name }).getAttribute("href");
  expect(getAddress(orderSuccess.continueShopping)).toBe("/");
  expect(getAddress(orderSuccess.allOrders)).toBe(paths.orders);
});

test("DONE-11 without a query it shows one olive backpack with an id made from the time", async () => {
  const { main } = await read();
  expect(readText(main)).toMatch(/ORDER_\d{13}/);
  expect(readText(main)).toContain(oneOlive);
  expect(readText(main)).toContain((await readCost({ olive: 1 })).total);
});

test("DONE-12 values from the query are shown as text, and only if they are plausible", async () => {
  const name = "<img src=x onerror=alert(1)>";
  const { main } = await read({ orderId: "<b>1</b>", name, quantity: "1e9", color: "red" });
  expect(readText(main)).toContain(orderSuccess.thanks(name));
  expect(main.querySelector("img[src=x]")).toBeNull();
  expect(readText(main)).toMatch(/ORDER_\d{13}/);
  expect(readText(main)).toContain(oneOlive);
});

test("DONE-16 the page is not indexed", async () => {
  const { document, headers } = await read();
  expect(getAttribute(document, "meta[name=robots]", "content")).toBe("noindex");
  expect(headers.get("cache-control")).toContain("no-store");
});
