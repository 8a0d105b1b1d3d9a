import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isUnpaidHold } from "./unpaid-hold.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { isPrivateAddress } from "#platform/network/private-address.ts";
import { listNetworkKeys } from "#platform/rate-limit/limit-key.ts";
import { isMember } from "#shared/actor.ts";
import type { CheckoutContext } from "../processing/context.ts";

/** The holder of unpaid orders, for whom they are counted together. */
export type Holder =
  | { readonly kind: "member"; readonly id: string }
  /**
   * A guest. The networks are those that limits count by, the narrowest first; none when the
   * address does not identify the visitor.
   */
  | { readonly kind: "guest"; readonly networks: readonly string[] };

/** The holder of the units in an order of this caller. */
export function getHolder({
  actor,
  visitor: { address },
}: Pick<CheckoutContext, "actor" | "visitor">): Holder {
  if (isMember(actor)) return { kind: "member", id: actor.id };
  const isPublicAddress = address !== undefined && !isPrivateAddress(address);
  return { kind: "guest", networks: isPublicAddress ? listNetworkKeys(address) : [] };
}

/** One that units are counted for: its name, and the condition below for its orders. */
type Counted = { readonly name: string; readonly isItsOrder: SQL };

/**
 * All that the units of a holder count for: the account, or the networks around a guest, the
 * narrowest first. Conditions are about an order, called `o`, with the hold `h` of a guest.
 */
export function listCounted(holder: Holder): Counted[] {
  if (holder.kind === "member") {
    const isItsOrder = sql`o.customer_id = ${holder.id} and o.source = 'checkout'`;
    return [{ name: holder.id, isItsOrder }];
  }
  return holder.networks.map((name, width) => ({
    name,
    isItsOrder:
      width === 0 ? sql`h.network = ${name}` : sql`h.wider_networks[${width}::integer] = ${name}`,
  }));
}

/** The condition that an order is one of the holder's own. */
export function isHeldBy(holder: Holder): SQL {
  return listCounted(holder)[0]?.isItsOrder ?? sql`false`;
}

/**
 * The units of each variant that unpaid orders hold (`o`, with the hold `h` of a guest) that match
 * `which`.
 */
export async function countUnpaidUnits(
  { db }: Pick<Context, "db">,
  which: SQL,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ variant_id: string; units: number }>(sql`
    select i.variant_id, sum(i.quantity - i.restocked_quantity)::integer as units
    from orders o
    join order_items i on i.order_id = o.id
    left join guest_holds h on h.order_id = o.id
    where ${isUnpaidHold} and ${which} and i.variant_id is not null
    group by i.variant_id`);
  return new Map(rows.map((row) => [row.variant_id, row.units]));
}

/**
 * Locks all that the holder's units count for, so that only one order at a time counts them; others
 * wait until its transaction ends.
 */
export async function lockHolder(tx: Pick<Context, "db">, holder: Holder): Promise<void> {
  // The widest first: a transaction that waits for it keeps no other one waiting.
  for (const { name } of listCounted(holder).toReversed())
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await lockCounted(tx, name);
}

/** The same for one name. */
export async function lockCounted({ db }: Pick<Context, "db">, name: string): Promise<void> {
  await lockName(db, "unpaidHolds", name);
}
