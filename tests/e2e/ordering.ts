// Ordering in a shop that takes orders: the way of a customer, and short cuts for what a test is not about.
import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { checkout } from "#i18n/en/checkout.ts";
import type { CatalogueColour } from "#modules/catalog/contract.ts";
import type { Session } from "#modules/identity/contract.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import type { PlacedOrder } from "#modules/sales/contract.ts";
import { emptyDetails } from "#modules/checkout/details.ts";
import { demoPassword } from "./accounts.ts";

const maya = {
  fullName: "Maya Brenner",
  email: "maya@example.com",
  phoneNumber: "503 555 0100",
  country: "US",
  addressLine1: "14 Alder Lane",
  city: "Portland",
  postalCode: "97205",
} as const;

/** Puts bags into the stored cart, fills in the details and opens the payment step of the cart's order. */
export async function openPaymentStep(
  page: Page,
  cart: Readonly<Record<string, number>>,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [first = ""] = Object.keys(cart);
  const lines = Object.entries(cart).map(([id, quantity]) => ({
    id,
    color: id,
    quantity,
    name: "",
    colorName: "",
    price: 1,
    image: "",
  }));
  await page.goto("/favicon.svg");
  await page.evaluate(
    ([cartText, detailsText]) => {
      localStorage.setItem("wanderpaw-cart", cartText);
      sessionStorage.setItem("wanderpaw-checkout", detailsText);
    },
    [
      JSON.stringify(lines),
      JSON.stringify({ ...emptyDetails, ...maya, ...details, sameAsShipping: true }),
    ] as const,
  );
  await page.goto(`/order/${first}?step=payment`);
  await expect(
    page.getByRole("heading", { level: 1, name: checkout.headings.payment }),
  ).toBeVisible();
}

/** Somebody else's order, through the API. */
export async function orderElsewhere(
  request: APIRequestContext,
  colour: string,
  quantity: number,
): Promise<PlacedOrder> {
  const bag = await bagOf(request, colour);
  const answer = await request.post("/api/orders", {
    data: {
      idempotencyKey: randomUUID(),
      lines: [{ colour, quantity }],
      expectedTotal: {
        amountMinor: bag.price.amountMinor * quantity,
        currency: bag.price.currency,
      },
      details: { ...emptyDetails, ...maya, email: "another@example.com" },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  // Our own API answers in the shape of its contract.
  return (await answer.json()) as PlacedOrder;
}

/** A colour as the catalogue has it now. */
export async function bagOf(request: APIRequestContext, colour: string): Promise<CatalogueColour> {
  const answer = await request.get("/api/catalog/colours");
  // Our own API answers in the shape of its contract.
  const { colours } = (await answer.json()) as { colours: CatalogueColour[] };
  const bag = colours.find((each) => each.colour === colour);
  if (!bag) throw new Error(`${colour} is not sold`);
  return bag;
}

/** A delivery: more bags of a colour to sell. */
export async function receiveBags(
  request: APIRequestContext,
  colour: string,
  quantity: number,
): Promise<void> {
  const signIn = await request.post("/api/auth/sign-in", {
    data: { email: "admin@wanderpaw.example", password: demoPassword },
  });
  const { access_token } = (await signIn.json()) as Session;
  const headers = { authorization: `Bearer ${access_token}` };
  const stock = await request.get("/api/admin/stock", { headers });
  const { variants } = (await stock.json()) as { variants: VariantStock[] };
  const id = variants.find((variant) => variant.colour === colour)?.id;
  const answer = await request.post(`/api/admin/variants/${id}/movements`, {
    data: { kind: "receipt", quantity, note: "A delivery" },
    headers,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
