import { sql, type SQL } from "drizzle-orm";
import { erased } from "#i18n/he/erased.ts";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import { createErasedAddress } from "#shared/erased.ts";

/** Deletes the tags of these orders and returns how many there were. */
export async function eraseTags(db: Db, orderIds: readonly string[]): Promise<number> {
  return countChanged(db.execute(sql`delete from order_tags where ${isIn("order_id", orderIds)}`));
}

/**
 * Removes personal data from these orders, which must be locked, and keeps what accounting needs.
 * Returns how many rows changed. `mark` tells two erased people apart.
 */
export async function anonymizeOrders(
  db: Db,
  orderIds: readonly string[],
  mark: string,
): Promise<{ orderEvents: number; shipments: number; orders: number }> {
  const inOrders = isIn("order_id", orderIds);
  // Counted with their orders. The reason for an agreed price may contain personal data.
  await db.execute(sql`
    update order_items set agreed_reason = ${erased.text} where ${inOrders} and agreed_reason is not null`);
  const orderEvents = await countChanged(
    db.execute(sql`
    update order_events set note = case when note is not null then ${erased.text} end, facts = facts - '{trackingNumber,agreed,changes}'::text[]
    where ${inOrders} and (note is not null or facts ?| '{trackingNumber,agreed,changes}')`),
  );
  const shipments = await countChanged(
    db.execute(sql`
    update shipments set tracking_number = null, tracking_url = null
    where ${inOrders} and (tracking_number is not null or tracking_url is not null)`),
  );
  const orders = await countChanged(
    db.execute(sql`
    update orders set customer_name = ${erased.name}, customer_email = ${createErasedAddress(mark)}, customer_phone = null,
      customer_vat_number = null,
      billing_address = ${getCountry("billing_address")}, shipping_address = ${getCountry("shipping_address")},
      key_hash = null,
      agreed_reason = case when agreed_reason is not null then ${erased.text} end
    where ${isIn("id", orderIds)}`),
  );
  return { orderEvents, shipments, orders };
}

const isIn = (column: "id" | "order_id", ids: readonly string[]): SQL =>
  sql`${sql.identifier(column)} = any (${sql.param([...ids])}::uuid[])`;

/**
 * An address with only the country left; the other parts must exist, so they are filled with a
 * mark.
 */
const getCountry = (column: "billing_address" | "shipping_address"): SQL => {
  const address = sql.identifier(column);
  return sql`case when ${address} is not null
    then jsonb_build_object('line1', '-', 'city', '-', 'country', ${address} ->> 'country') end`;
};
