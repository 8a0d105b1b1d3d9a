// A member of staff who works on single orders, and what a colleague does to them meanwhile.
import { randomUUID } from "node:crypto";
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { admin } from "#i18n/he/admin.ts";
import { order } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { orders } from "#i18n/he/orders.ts";
import { expect } from "vitest";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import { createVariants } from "../../support/variants.ts";
import type { ScreenShop } from "../screen-shop.ts";
import { findDialog, getButton, getRows } from "./staff.ts";

export const getNumber = (id: string) => id.slice(-8).toUpperCase();

export function createOrderStaff(shop: ScreenShop) {
  const { call, send } = shop;
  const variants = createVariants(shop);
  const readOrder = (id: string) => call<OrderDetails>("admin", `GET /api/admin/orders/${id}`);

  /** Enters an order by hand, for blue backpacks that have just come in, and returns its id. */
  async function enterOrder(quantity = 1, more: Record<string, unknown> = {}): Promise<string> {
    const variantId = await variants.receiveUnits("blue", quantity);
    const { id } = await call<{ id: string }>("admin", "POST /api/admin/orders", {
      idempotencyKey: randomUUID(),
      customer: { name: "Tamar Gal", email: "tamar@people.example", phone: "+972 52-555-0142" },
      lines: [{ variantId, quantity }],
      billingAddress: { line1: "14 Alder Lane", city: "Haifa", country: "IL" },
      notifyCustomer: false,
      ...more,
    });
    return id;
  }
  /** New orders of one name, alone in the list; `find` asks the shop for them. */
  async function openLot(size: number, more: Record<string, unknown> = {}) {
    const name = `Lot ${randomUUID().slice(0, 8)}`;
    const ids: string[] = [];
    for (let place = 1; place <= size; place += 1)
      ids.push(
        await enterOrder(1, {
          customer: { name: `${name} ${place}`, email: "lot@people.example", phone: "" },
          status: "pending",
          ...more,
        }),
      );
    const path = `/admin/orders?q=${encodeURIComponent(name)}`;
    const user = await shop.open(path, { as: "admin" });
    await waitFor(() => expect(getRows()).toHaveLength(size));
    return { user, name, ids, find: () => findOrders(name) };
  }
  /** The orders that the list finds by these words. */
  async function findOrders(words: string): Promise<OrderRow[]> {
    const path = `/api/admin/orders?q=${encodeURIComponent(words)}`;
    return (await call<{ orders: OrderRow[] }>("admin", `GET ${path}`)).orders;
  }
  /** A guest's order of a blue backpack that has just come in. */
  async function receiveOrder(): Promise<{ id: string; accessKey: string; number: string }> {
    await variants.receiveUnits("blue", 1);
    const { accessKey, number } = await variants.orderElsewhere("blue", 1);
    const [found] = await findOrders(number);
    return { id: found?.id ?? "", accessKey, number };
  }
  /** A guest's order that they have cancelled after having paid it; returns its id. */
  async function receiveCancelled(): Promise<string> {
    const { id, accessKey } = await receiveOrder();
    await call("admin", `POST /api/admin/orders/${id}/payments`, { notifyCustomer: false });
    const cancelled = await send("/api/orders/cancel", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ accessKey }),
    });
    if (!cancelled.ok) throw new Error(await cancelled.text());
    return id;
  }
  /** Opens an order in its panel, and waits until it is there. */
  async function openOrder(id: string): Promise<{ user: UserEvent; panel: HTMLElement }> {
    const user = await shop.open(`/admin/orders/${id}`, { as: "admin" });
    const panel = await findPanel(id);
    await within(panel).findByRole("button", { name: orderActions.status.menu });
    await within(panel).findByLabelText(orderActions.note.label);
    return { user, panel };
  }
  return {
    ...variants,
    openLot,
    openOrder,
    readOrder,
    enterOrder,
    findOrders,
    receiveOrder,
    receiveCancelled,
  };
}

/** The order beside the list, or over it where there is no room. */
export function findPanel(id: string): Promise<HTMLElement> {
  return screen.findByRole("complementary", { name: new RegExp(getNumber(id)) });
}

/** The link of an order's row in the list. */
export const findRowLink = (id: string): Promise<HTMLElement> =>
  waitFor(() => {
    const link = document.querySelector<HTMLElement>(`[data-row-link="${id}"]`);
    if (!link) throw new Error("the list does not show the order");
    return link;
  });

/** The box that selects all orders of the page; a phone has another one above its cards. */
export const getSelectAll = (): HTMLElement =>
  within(screen.getByRole("table")).getByRole("checkbox", { name: admin.list.selectAll });

/** Selects all orders of the page; returns the bar of what can be done with them. */
export async function selectAll(user: UserEvent): Promise<HTMLElement> {
  await user.click(getSelectAll());
  return screen.findByRole("region", { name: orders.bulk.region });
}

/** Opens one of the order's forms by its button. */
export async function openForm(
  user: UserEvent,
  panel: HTMLElement,
  { button, title = button }: { button: string; title?: string },
): Promise<HTMLElement> {
  await user.click(await within(panel).findByRole("button", { name: button }));
  return findDialog(title);
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
