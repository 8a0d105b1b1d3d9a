// Ordering in a shop that takes orders: the way of a customer, and short cuts for what a test is
// not about.
import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { checkout } from "#i18n/en/checkout.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import type { PlacedOrder } from "#modules/orders/processing/contract.ts";
import { emptyDetails } from "#modules/checkout/details.ts";
import { toHeaders, startSession } from "./accounts.ts";
import { createGuestOrder } from "../support/variants.ts";
import { findVariant } from "./catalog.ts";
import { newAddress } from "./forms.ts";
import { storeCart } from "./stored-cart.ts";

/** A customer but for the address, by which orders are limited: each order has a new one. */
const maya = {
  fullName: "Maya Brenner",
  phoneNumber: "503 555 0100",
  country: "US",
  addressLine1: "14 Alder Lane",
  city: "Portland",
  postalCode: "97205",
} as const;

const plainCoupon = {
  kind: "percent",
  itemVariantId: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxUsesPerAddress: null,
  firstOrderOnly: false,
  minimumMinor: 0,
  productIds: [],
  variantIds: [],
  isActive: true,
  isPublic: false,
  note: null,
} as const;

/**
 * Puts units into the stored cart, fills in the details and opens the payment step of the cart's
 * order.
 */
export async function openPaymentStep(
  page: Page,
  cart: Readonly<Record<string, number>>,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [first = ""] = Object.keys(cart);
  await storeCart(page, cart);
  await page.evaluate(
    (detailsText) => sessionStorage.setItem("shop-checkout", detailsText),
    JSON.stringify({
      ...emptyDetails,
      ...maya,
      email: newAddress(),
      ...details,
      sameAsShipping: true,
    }),
  );
  await page.goto(`/order/${first}?step=payment`);
  await expect(
    page.getByRole("heading", { level: 1, name: checkout.heading("payment", "items") }),
  ).toBeVisible();
}

/** Fills in the details step that is open, and opens the payment step. */
export async function fillDetails(page: Page, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...maya, email })) {
    const field = page.locator(`[name="${name}"]`);
    if (name === "country") await field.selectOption(value);
    else await field.fill(value);
  }
  await page.getByRole("button", { name: checkout.continueTo.payment }).click();
}

/** An order through the API: a guest's, or with the `headers` of a session its customer's. */
export async function orderElsewhere(
  request: APIRequestContext,
  slug: string,
  quantity: number,
  headers: Record<string, string> = {},
  email = newAddress(),
): Promise<PlacedOrder> {
  const variant = await findVariant(request, slug);
  const answer = await request.post("/api/orders", {
    headers,
    data: createGuestOrder(variant, quantity, email),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  // Our own API answers in the shape of its contract.
  return (await answer.json()) as PlacedOrder;
}

/** A delivery: more units of a color to sell. */
export function receiveUnits(
  request: APIRequestContext,
  slug: string,
  quantity: number,
): Promise<void> {
  return moveUnits(request, slug, { kind: "receipt", quantity, note: "A delivery" });
}

/** Units of a color are sold somewhere else, as many as no guest may order. */
export function sellUnits(
  request: APIRequestContext,
  slug: string,
  quantity: number,
): Promise<void> {
  return moveUnits(request, slug, { kind: "adjustment", quantity: -quantity, note: "A market" });
}

async function moveUnits(
  request: APIRequestContext,
  slug: string,
  movement: { kind: "receipt" | "adjustment"; quantity: number; note: string },
): Promise<void> {
  const headers = toHeaders(await startSession(request, "admin@wanderpaw.example"));
  const stock = await request.get("/api/admin/stock", { headers });
  const { variants } = (await stock.json()) as { variants: VariantStock[] };
  const id = variants.find((variant) => variant.slug === slug)?.id;
  const answer = await request.post(`/api/admin/variants/${id}/movements`, {
    data: movement,
    headers,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A new code for so many percents that pages do not bring along. */
export async function createCoupon(request: APIRequestContext, value: number): Promise<string> {
  const code = `U${randomUUID().replaceAll("-", "").slice(0, 10).toUpperCase()}`;
  const answer = await request.post("/api/admin/coupons", {
    data: { ...plainCoupon, code, value },
    headers: toHeaders(await startSession(request, "admin@wanderpaw.example")),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return code;
}

/** An order of one olive backpack that has just come in, so that no other test misses it. */
export async function orderOlive(
  request: APIRequestContext,
  headers: Record<string, string> = {},
): Promise<PlacedOrder> {
  await receiveUnits(request, "olive", 1);
  return orderElsewhere(request, "olive", 1, headers);
}
