import { and, asc, eq, isNull, lt, sql, type SQL } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import type { Content } from "#modules/content/documents.ts";
import { readContent } from "#modules/content/read-content.ts";
import { orders } from "#modules/orders/tables.ts";
import { shipments } from "#modules/orders/timeline-tables.ts";
import { toMidnight } from "#platform/db/jerusalem-days.ts";
import { runForEachItem } from "#platform/jobs/for-each-item.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { homeCountry } from "#shared/home-country.ts";
import {
  getLastOverdueDeparture,
  getLatestArrival,
  getLongestTravel,
} from "../placing/longest-travel.ts";
import type { ShipmentRow } from "./order-arrival.ts";
import { writeArrival } from "./write-arrival.ts";

/** The rest follow an hour later. */
const MAX_ESTIMATES = 500;

/** Null for an unknown country, as of an order without an address. */
const country = sql<string | null>`
  coalesce(${orders.shippingAddress}, ${orders.billingAddress}) ->> 'country'`;

/**
 * Writes the latest plausible day of arrival for shipments without a known one, once that day is
 * over. Each has a transaction of its own; one whose order is locked at this moment, or that fails,
 * is tried again the next time.
 */
export async function estimateArrivals(parts: TaskParts): Promise<void> {
  const { database, clock, log } = parts;
  const { found, shippingDays } = await database.runInTransaction(system, async (db) => {
    const { policies } = await readContent({ db }, ["policies"]);
    const overdue = await db
      .select({ id: shipments.id, orderId: shipments.orderId })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(isOverdue(toDay(clock()), policies.shippingDays))
      .orderBy(asc(shipments.createdAt), asc(shipments.id))
      .limit(MAX_ESTIMATES);
    return { found: overdue, shippingDays: policies.shippingDays };
  });
  const estimated = await runForEachItem(
    found,
    (shipment) => estimate(parts, shipment, shippingDays),
    (err, { orderId }) =>
      log.error({ err, orderId }, "the arrival of a shipment could not be written"),
  );
  if (estimated > 0) log.info({ shipments: estimated }, "shipments count as arrived");
}

type ShippingDays = Content["policies"]["shippingDays"];

function isOverdue(today: string, shippingDays: ShippingDays): SQL | undefined {
  const getDayOfLeaving = (where: "home" | "abroad") =>
    getLastOverdueDeparture(today, getLongestTravel(shippingDays, where));
  return and(
    isNull(shipments.arrivedOn),
    eq(orders.stockState, "shipped"),
    isNull(orders.deletedAt),
    lt(
      shipments.createdAt,
      toMidnight(sql`((
        case when ${country} = ${homeCountry} then ${getDayOfLeaving("home")} else ${getDayOfLeaving("abroad")} end
      )::date + 1)`),
    ),
  );
}

async function estimate(
  { database, clock, log }: TaskParts,
  { id, orderId }: Pick<ShipmentRow, "id" | "orderId">,
  shippingDays: ShippingDays,
): Promise<boolean> {
  return database.runInTransaction(system, async (db) => {
    const [order] = await db
      .select({ id: orders.id, country })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.stockState, "shipped")))
      .for("update", { skipLocked: true });
    if (order === undefined) return false;
    const [shipment] = await db
      .select()
      .from(shipments)
      .where(and(eq(shipments.id, id), isNull(shipments.arrivedOn)));
    if (shipment === undefined) return false;
    const travel = getLongestTravel(
      shippingDays,
      order.country === homeCountry ? "home" : "abroad",
    );
    await writeArrival({ db, actor: system, clock, log }, shipment, {
      day: getLatestArrival(toDay(shipment.createdAt), travel),
      knownBy: "estimated",
    });
    return true;
  });
}
