import { inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { getRules, isOverStatus } from "#modules/orders/status.ts";
import { destinationCountry } from "#modules/orders/order-rows.ts";
import { readCarriers } from "#modules/orders/read-carriers.ts";
import { orders } from "#modules/orders/tables.ts";
import { shipments } from "#modules/orders/timeline-tables.ts";
import type { RequestedShipment } from "./bulk-contract.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { findNumberProblem, type ShipmentVerdict } from "./shipment-verdicts.ts";

type CheckedOrder = Pick<OrderRow, "status" | "deletedAt"> & { readonly country: string | null };
type Written = Pick<typeof shipments.$inferSelect, "orderId" | "carrier" | "trackingNumber">;

/** The verdict on each row, in the order of the rows. Changes nothing. */
export async function checkShipments(
  { db }: Pick<Context, "db">,
  rows: readonly RequestedShipment[],
): Promise<ShipmentVerdict[]> {
  const found = await db
    .select({
      id: orders.id,
      status: orders.status,
      deletedAt: orders.deletedAt,
      country: destinationCountry,
    })
    .from(orders)
    .where(inArray(orders.id, [...new Set(rows.map((row) => row.orderId))]));
  const written = await db
    .select({
      orderId: shipments.orderId,
      carrier: shipments.carrier,
      trackingNumber: shipments.trackingNumber,
    })
    .from(shipments)
    .where(inArray(shipments.trackingNumber, [...new Set(rows.map((row) => row.trackingNumber))]));
  const byId = new Map<string, CheckedOrder>(found.map((order) => [order.id, order]));
  const carriers = await readCarriers({ db });
  return rows.map((row) =>
    checkShipment(row, { rows, order: byId.get(row.orderId), written, carriers }),
  );
}

type Facts = {
  readonly rows: readonly RequestedShipment[];
  readonly order: CheckedOrder | undefined;
  /** Shipments with numbers of these rows. */
  readonly written: readonly Written[];
  readonly carriers: ReadonlyMap<string, unknown>;
};

function checkShipment(
  row: RequestedShipment,
  { rows, order, written, carriers }: Facts,
): ShipmentVerdict {
  const { orderId, carrier, trackingNumber, isConfirmed } = row;
  const others = rows.filter((other) => other !== row);
  const withNumber = written.filter((it) => it.trackingNumber === trackingNumber);
  if (order === undefined) return "unknown_order";
  if (others.some((other) => other.orderId === orderId)) return "order_twice";
  if (withNumber.some((it) => it.orderId === orderId && it.carrier === carrier)) return "known";
  if (order.deletedAt !== null) return "deleted";
  if (isOverStatus(order.status)) return "over";
  if (getRules(order.status).stock === "shipped") return "shipped";
  const problem = findNumberProblem(trackingNumber);
  if (problem !== undefined && !(problem === "rounded" && isConfirmed)) return problem;
  if (others.some((other) => other.trackingNumber === trackingNumber)) return "number_twice";
  if (withNumber.some((it) => it.orderId !== orderId)) return "number_taken";
  if (!carriers.has(carrier)) return "unknown_carrier";
  return order.country === null && row.withoutAddress !== true ? "no_address" : "ships";
}
