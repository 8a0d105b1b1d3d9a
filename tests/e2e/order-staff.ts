// A staff member who works on single orders, and what a colleague does to the same order meanwhile.
import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { VariantStock } from "#modules/inventory/contract.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { button, signInAsStaff } from "./staff.ts";
import { receiveUnits } from "./ordering.ts";

/** Signs the page in as an administrator, with orders of blue backpacks to work on. */
export async function signInAsOrderStaff(page: Page) {
  const { call } = await signInAsStaff(page);
  const read = (id: string) => call<OrderDetails>("GET", `/api/admin/orders/${id}`);

  /** Enters an order by hand, for units that have just come in, and returns its id. */
  async function enter(units = 1, more: Record<string, unknown> = {}): Promise<string> {
    await receiveUnits(page.request, "blue", units);
    const stock = await call<{ variants: VariantStock[] }>("GET", "/api/admin/stock");
    const variantId = stock.variants.find(({ slug }) => slug === "blue")?.id;
    const { id } = await call<{ id: string }>("POST", "/api/admin/orders", {
      idempotencyKey: randomUUID(),
      customer: { name: "Tamar Gal", email: "tamar@people.example", phone: "+972 52-555-0142" },
      lines: [{ variantId, quantity: units }],
      billingAddress: { line1: "14 Alder Lane", city: "Haifa", country: "IL" },
      notifyCustomer: false,
      ...more,
    });
    return id;
  }
  return { call, read, enter };
}

export const getNumber = (id: string) => id.slice(-8).toUpperCase();

/** The order beside the list, or over it where there is no room. */
export function getPanel(page: Page, id: string): Locator {
  const name = new RegExp(getNumber(id));
  return page.getByRole("complementary", { name }).or(page.getByRole("dialog", { name })).first();
}

/** The link of an order's row, as this screen shows it. */
export const createRow = (page: Page, id: string) =>
  page.locator(`[data-row-link="${id}"]`).filter({ visible: true });

/** Opens an order by its row. */
export async function openOrder(page: Page, id: string): Promise<Locator> {
  await createRow(page, id).click();
  const panel = getPanel(page, id);
  await expect(panel).toBeVisible();
  return panel;
}

/** Opens one of the order's forms by its button. */
export async function openForm(
  page: Page,
  panel: Locator,
  { button: name, title = name }: { button: string; title?: string },
): Promise<Locator> {
  await button(panel, name).click();
  return page.getByRole("dialog", { name: title });
}
