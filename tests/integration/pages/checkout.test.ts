// Cart and checkout as they are sent: to search engines, and to browsers without scripts.
import { expect, test } from "vitest";
import { backpackColors } from "#content/backpack-colors.ts";
import { cart } from "#i18n/en/cart.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { paths } from "#web/paths.ts";
import { getAttribute, readText, startPageShop } from "./page-shop.ts";

const shop = await startPageShop();

const getCanonical = (document: Document) =>
  new URL(getAttribute(document, "link[rel=canonical]", "href") ?? "").pathname;

test("CART-39 the cart is not indexed, and tells visitors without scripts that it needs them", async () => {
  const { document } = await shop.read(paths.cart);
  expect(getAttribute(document, "meta[name=robots]", "content")).toBe("noindex");
  expect(getCanonical(document)).toBe(paths.cart);
  expect(document.querySelector("main noscript")?.textContent).toContain(cart.noScript);
});

test.each([
  ["purple", "olive"],
  ["olive", "olive"],
  ["%20OLIVE", "olive"],
  ["Caramel", "caramel"],
])("CHECK-43 /order/%s orders %s: status 200, and the address says so", async (slug, ordered) => {
  const answer = await shop.read(`/order/${slug}`);
  // Another spelling leads to the usual one first.
  const { status, document } = answer.status === 301 ? await shop.follow(answer) : answer;
  expect(status).toBe(200);
  expect(getCanonical(document)).toBe(paths.order(ordered));
});

test("CHECK-54 without scripts the checkout shows the color and says that it needs them", async () => {
  const { document, main } = await shop.read(paths.order("olive"));
  expect(main.querySelector("noscript")?.textContent).toContain(checkout.noScript);
  expect(readText(main)).toContain(backpackColors.olive.name);
  expect(document.querySelector("main noscript a[href^='mailto:']")).not.toBeNull();
});

test("PAY-52 an invalid payment link says that it has ended", async () => {
  const { main, document } = await shop.read("/order-status/pay/none");
  expect(main.querySelector("h1")?.textContent).toBe(orderStatus.link.ended.title);
  expect(document.querySelector("main form")).toBeNull();
});
