import type { Caller, Runners } from "../api/mount-endpoints.ts";
import { assertAdmitted } from "#modules/downloads/assert-admitted.ts";
import type { Tickets } from "#modules/downloads/tickets.ts";
import type { Payments } from "#modules/payments/payments.ts";
import { previewOrderPage, type OrderPage } from "#modules/orders/order-page/order-page.ts";

/**
 * Returns a function that reads an order's page for staff with a ticket. Undefined for an order
 * that is hidden or gone; throws as `admit` does.
 */
export function createOrderPreview(options: {
  runners: Runners;
  tickets: Tickets;
  payments: Payments;
}): (caller: Caller, ticket: string) => Promise<OrderPage | undefined> {
  const { runners, tickets, payments } = options;
  return async (caller, ticket) => {
    const { member, download } = await runners.identity(caller, (ctx) =>
      assertAdmitted(ctx, tickets, ticket, ["order-page"]),
    );
    return runners.caller({ ...caller, actor: member }, (ctx) =>
      previewOrderPage(ctx, download.id, payments),
    );
  };
}
