import { inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { lockVariants } from "#modules/inventory/lock-variants.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { AppError, MOST_FIELDS } from "#shared/errors.ts";
import type { RequestedShipment } from "./bulk-contract.ts";
import { lockOrders } from "../processing/find-order.ts";
import { checkShipments } from "./check-shipments.ts";
import { addShipment } from "./ship-order.ts";
import { isShipmentProblem, type ShipmentProblem } from "./shipment-verdicts.ts";

/**
 * Ships many orders, each with its number, all of them or none, and tells their customers. A
 * shipment that exists already changes nothing, so the request can be repeated. Returns how many
 * were shipped now. Throws `conflict` when some cannot be shipped: `fields` says why, by order.
 */
export async function shipOrders(
  ctx: Context,
  {
    rows,
    notifyCustomer,
  }: { readonly rows: readonly RequestedShipment[]; readonly notifyCustomer: boolean },
): Promise<{ shipped: number }> {
  const ids = rows.map((row) => row.orderId);
  const locked = await lockOrders(ctx, ids);
  const verdicts = await checkShipments(ctx, rows);
  const problems = rows.flatMap(({ orderId }, at) => {
    const verdict = verdicts[at];
    return verdict !== undefined && isShipmentProblem(verdict) ? [[orderId, verdict] as const] : [];
  });
  if (problems.length > 0) throw toConflict(problems);
  await lockUnits(ctx, ids);
  let shipped = 0;
  for (const [at, { orderId, withoutAddress = false, ...row }] of rows.entries()) {
    const order = locked.get(orderId);
    if (order === undefined || verdicts[at] !== "ships") continue;
    const shipment = { ...row, withoutAddress, trackingUrl: null, notifyCustomer };
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
    await addShipment(ctx, order, shipment).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "out_of_stock") throw error;
      throw toConflict([[orderId, "out_of_stock"]], error);
    });
    shipped += 1;
  }
  return { shipped };
}

/** Sorted, because two requests with the same items in another order could deadlock. */
async function lockUnits(ctx: Context, orderIds: readonly string[]): Promise<void> {
  const lines = await ctx.db
    .selectDistinct({ variantId: orderItems.variantId })
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]));
  await lockVariants(
    ctx,
    lines.flatMap(({ variantId }) => variantId ?? []),
  );
}

function toConflict(
  problems: readonly (readonly [orderId: string, problem: ShipmentProblem])[],
  cause?: unknown,
): AppError {
  return new AppError("conflict", `orders cannot be shipped: ${problems.join("; ")}`, {
    fields: Object.fromEntries(
      problems.slice(0, MOST_FIELDS).map(([orderId, problem]) => [orderId, [problem]]),
    ),
    cause,
  });
}
