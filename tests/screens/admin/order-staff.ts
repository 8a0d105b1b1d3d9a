// A member of staff who works on single orders, and what a colleague does to them meanwhile.
import { randomUUID } from "node:crypto";
import { screen, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { order } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import type { ScreenShop } from "../screen-shop.ts";
import { getButton } from "./staff.ts";

export const getNumber = (id: string) => id.slice(-8).toUpperCase();

export function createOrderStaff({ call }: ScreenShop) {
  const readOrder = (id: string) => call<OrderDetails>("admin", `GET /api/admin/orders/${id}`);

  /** Enters an order by hand, for bags that have just come in, and returns its id. */
  async function enterOrder(bags = 1, more: Record<string, unknown> = {}): Promise<string> {
    const { variants } = await call<{ variants: VariantStock[] }>("admin", "GET /api/admin/stock");
    const variantId = variants.find(({ slug }) => slug === "blue")?.id;
    const receipt = { kind: "receipt", quantity: bags, note: "A delivery" };
    await call("admin", `POST /api/admin/variants/${variantId}/movements`, receipt);
    const { id } = await call<{ id: string }>("admin", "POST /api/admin/orders", {
      idempotencyKey: randomUUID(),
      customer: { name: "Tamar Gal", email: "tamar@people.example", phone: "+972 52-555-0142" },
      lines: [{ variantId, quantity: bags }],
      billingAddress: { line1: "14 Alder Lane", city: "Haifa", country: "IL" },
      notifyCustomer: false,
      ...more,
    });
    return id;
  }
  return { readOrder, enterOrder };
}

/** The order beside the list, or over it where there is no room. */
export function findPanel(id: string): Promise<HTMLElement> {
  return screen.findByRole("complementary", { name: new RegExp(getNumber(id)) });
}

export async function chooseStatus(
  user: UserEvent,
  panel: HTMLElement,
  status: OrderStatus,
): Promise<void> {
  await user.click(getButton(orderActions.status.menu, panel));
  const name = orderLabels.statuses[status];
  await user.click(await screen.findByRole("menuitemradio", { name }));
}

/** The events in the order's timeline, the newest last. */
export const getEvents = (panel: HTMLElement): HTMLElement[] =>
  within(within(panel).getByRole("list", { name: order.timeline.title })).getAllByRole("listitem");
