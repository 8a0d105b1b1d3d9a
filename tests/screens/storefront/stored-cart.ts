// A browser with a cart and a filled-in checkout, and the parts of the pages that show them.
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { cart } from "#i18n/en/cart.ts";
import { checkout, type FirstStep } from "#i18n/en/checkout.ts";
import { checkoutFields } from "#i18n/en/checkout-fields.ts";
import { ordering } from "#i18n/en/ordering.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { prefixes } from "#content/prefixes.ts";
import type { DetailField } from "#modules/checkout/details.ts";
import type { CheckoutStep } from "#modules/checkout/steps.ts";
import { CART_KEY, COUPON_KEY } from "#web/storefront/cart/cart-store.ts";
import { CONSENT_KEY, createConsentRecord } from "#web/consent/stored-consent.ts";
import { paths } from "#web/paths.ts";
import { details } from "../../support/sample-order.ts";
import { fill, untilAt } from "../admin/staff.ts";
import type { ScreenShop } from "../screen-shop.ts";

/** A stored line as pages write it; what it says of name and price is not to be believed. */
export const storedLine = (id: string, quantity: number) => ({
  id,
  color: id,
  name: "Old name",
  colorName: "Old",
  price: 1,
  quantity,
  image: "",
});

/** For `open`: a browser with these units, by color, and perhaps a coupon. */
export function storeCart(quantities: Readonly<Record<string, number>>, code?: string) {
  const lines = Object.entries(quantities).map(([id, quantity]) => storedLine(id, quantity));
  return {
    [CART_KEY]: JSON.stringify(lines),
    ...(code !== undefined && { [COUPON_KEY]: code }),
  };
}

/** For `open`: a tab in which the details step was filled in. Orders are limited by the address. */
export const storeDetails = (email: string, changes: Partial<typeof details> = {}) => ({
  [`${prefixes.storage}-checkout`]: JSON.stringify({ ...details, email, ...changes }),
});

/** For `open`: everything that the notice asks for was allowed. */
export const storeConsent = () => ({
  [CONSENT_KEY]: JSON.stringify(
    createConsentRecord({ analytics: true, marketing: true, functional: true }, new Date()),
  ),
});

/**
 * Opens the payment step of an order of these units, whose `button` places it. The service that is
 * told of the order, so that it asks for a review, is there.
 */
export async function openPaymentStep(
  shop: ScreenShop,
  units: Readonly<Record<string, number>>,
  options: {
    code?: string;
    as?: string;
    email?: string;
    button?: string;
    changes?: Partial<typeof details>;
  } = {},
): Promise<UserEvent> {
  const { email = shop.newEmail(), button = ordering.pay.manual.button, changes } = options;
  window.reviewService = { createInvitation: () => undefined };
  const [first = ""] = Object.keys(units);
  const user = await shop.open(paths.order(first, "payment"), {
    ...(options.as !== undefined && { as: options.as }),
    stored: { ...storeCart(units, options.code), ...storeConsent() },
    storedInTab: storeDetails(email, changes),
  });
  await screen.findByRole("button", { name: button });
  return user;
}

/** The button that places the order. */
export const getPlaceOrder = (): HTMLElement =>
  screen.getByRole("button", { name: ordering.pay.manual.button });

/** Waits for the page of the confirmation. */
export async function expectConfirmed(): Promise<void> {
  await untilAt(/^\/order-success\?/);
  await screen.findByRole("heading", { name: orderSuccess.title });
}

/** The stored lines, as "olive 2". */
export function readCart(): string[] {
  // Our own cart, written by the page.
  const items = JSON.parse(localStorage.getItem(CART_KEY) ?? "[]") as {
    id: string;
    quantity: number;
  }[];
  return items.map(({ id, quantity }) => `${id} ${quantity}`);
}

export const getSummary = (): HTMLElement =>
  screen.getByRole("complementary", { name: cart.summary.title });

/** Waits until the sums beside the page say this. */
export const expectInSummary = (text: string): Promise<void> =>
  waitFor(() => expect(getSummary()).toHaveTextContent(text));

export const getItems = (): HTMLElement[] =>
  within(screen.getByRole("list", { name: cart.items })).getAllByRole("listitem");

/** The heading of a step of the checkout, once that is shown. */
export const findStep = (step: CheckoutStep, first: FirstStep = "colour"): Promise<HTMLElement> =>
  screen.findByRole("heading", {
    level: 1,
    name: new RegExp(checkout.heading(step, first).replace("?", "\\?")),
  });

/** The way from one step of the checkout to the next, once it is there. */
export const findContinue = (step: keyof typeof checkout.continueTo): Promise<HTMLElement> =>
  within(screen.getByRole("main")).findByText(checkout.continueTo[step]);

/** The field of the details step with this label. */
export const getDetail = (field: DetailField): HTMLElement =>
  within(screen.getByRole("main")).getByLabelText(checkoutFields.names[field]);

/** Fills in what is required for an order to one address. */
export async function fillDetails(user: UserEvent): Promise<void> {
  await within(screen.getByRole("main")).findByLabelText(checkoutFields.names.fullName);
  await user.selectOptions(getDetail("country"), details.country);
  for (const field of [
    "fullName",
    "email",
    "phoneNumber",
    "addressLine1",
    "city",
    "postalCode",
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- as somebody does, one after the other
    await fill(user, getDetail(field), details[field]);
}
