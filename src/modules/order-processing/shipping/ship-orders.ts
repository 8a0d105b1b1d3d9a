import { inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { lockVariants } from "#modules/inventory/lock-variants.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { AppError, MOST_FIELDS } from "#shared/errors.ts";
import type { WantedShipment } from "../bulk-contract.ts";
import { lockOrders } from "../find-order.ts";
import { judgeShipments } from "./judge-shipments.ts";
import { addShipment } from "./ship-order.ts";
import { isFault, type ShipmentFault } from "./shipment-verdicts.ts";

/**
 * Ships many orders, each with its number, all of them or none, and tells their customers. A
 * shipment that is written down already changes nothing, so the same can be sent twice. Returns how
 * many have left now. Throws `conflict` when some cannot be shipped: `fields` says why, by order.
 */
export async function shipOrders(
  ctx: Context,
  {
    rows,
    notifyCustomer,
  }: { readonly rows: readonly WantedShipment[]; readonly notifyCustomer: boolean },
): Promise<{ shipped: number }> {
  const ids = rows.map((row) => row.orderId);
  const locked = await lockOrders(ctx, ids);
  const verdicts = await judgeShipments(ctx, rows);
  const faults = rows.flatMap(({ orderId }, at) => {
    const verdict = verdicts[at];
    return verdict !== undefined && isFault(verdict) ? [[orderId, verdict] as const] : [];
  });
  if (faults.length > 0) throw refusal(faults);
  await lockBags(ctx, ids);
  let shipped = 0;
  for (const [at, { orderId, ...shipment }] of rows.entries()) {
    const order = locked.get(orderId);
    if (order === undefined || verdicts[at] !== "ships") continue;
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
    await addShipment(ctx, order, { ...shipment, notifyCustomer }).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "out_of_stock") throw error;
      throw refusal([[orderId, "out_of_stock"]], error);
    });
    shipped += 1;
  }
  return { shipped };
}

/** Two lots with the same bags in another order would wait for each other. */
async function lockBags(ctx: Context, orderIds: readonly string[]): Promise<void> {
  const lines = await ctx.db
    .selectDistinct({ variantId: orderItems.variantId })
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]));
  await lockVariants(
    ctx,
    lines.flatMap(({ variantId }) => variantId ?? []),
  );
}

function refusal(
  faults: readonly (readonly [orderId: string, fault: ShipmentFault])[],
  cause?: unknown,
): AppError {
  return new AppError("conflict", `orders cannot be shipped: ${faults.join("; ")}`, {
    fields: Object.fromEntries(
      faults.slice(0, MOST_FIELDS).map(([orderId, fault]) => [orderId, [fault]]),
    ),
    cause,
  });
}
