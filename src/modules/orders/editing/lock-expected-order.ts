import { assertVersion } from "#modules/audit/assert-version.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { getLines, lockOrder, type OrderRow } from "../processing/find-order.ts";

/**
 * Throws `conflict` when a locked order has changed since the staff member saw it, with what an
 * edit could lose. An order changes without staff as well: when it is paid, or its hold ends.
 */
export async function assertOrderVersion(
  ctx: Pick<Context, "db">,
  order: OrderRow,
  expected: string | undefined,
): Promise<void> {
  const version = toVersion(order.updatedAt);
  if (expected === undefined || expected === version) return;
  const { id, updatedAt, status, billingAddress, shippingAddress } = order;
  const { customerName: name, customerEmail: email, customerPhone: phone } = order;
  const lines = await getLines(ctx, id);
  await assertVersion(
    ctx,
    { entity: "orders", id, updatedAt },
    {
      version,
      status,
      contact: { name, email, phone },
      billingAddress,
      shippingAddress,
      lines: lines.map((line) => ({ lineId: line.id, quantity: line.quantity })),
    },
    { version: expected },
  );
}

/**
 * An order, locked until the transaction ends, for a change by a staff member who saw it at this
 * version. Throws `not_found`, and `conflict` when it has changed since.
 */
export async function lockExpectedOrder(
  ctx: Pick<Context, "db">,
  id: string,
  expected: string | undefined,
): Promise<OrderRow> {
  const order = await lockOrder(ctx, id);
  await assertOrderVersion(ctx, order, expected);
  return order;
}
