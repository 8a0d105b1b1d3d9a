import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isUnpaidHold } from "./unpaid-hold.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { isPrivateAddress } from "#platform/http/private-address.ts";
import { limitKey } from "#platform/rate-limit/limit-key.ts";
import { isMember } from "#shared/actor.ts";
import type { CheckoutContext } from "../context.ts";

/** Those whose unpaid orders are looked at together. */
export type Holder =
  | { readonly kind: "member"; readonly id: string }
  /**
   * Nobody is signed in. The network is as limits count it; null when the address says nothing of
   * who orders.
   */
  | { readonly kind: "guest"; readonly network: string | null };

/** The holder of the bags in an order of this caller. */
export function getHolder({
  actor,
  visitor: { address },
}: Pick<CheckoutContext, "actor" | "visitor">): Holder {
  if (isMember(actor)) return { kind: "member", id: actor.id };
  const isPublicAddress = address !== undefined && !isPrivateAddress(address);
  return { kind: "guest", network: isPublicAddress ? limitKey(address) : null };
}

/**
 * The condition that an order, called `o`, with the hold `h` of a guest, is one of the holder's.
 */
export function isHeldBy(holder: Holder): SQL {
  if (holder.kind === "member") return sql`o.customer_id = ${holder.id} and o.source = 'checkout'`;
  return holder.network === null ? sql`false` : sql`h.network = ${holder.network}`;
}

/**
 * How many bags of each variant the unpaid orders (`o`, with the hold `h` of a guest) that `which`
 * describes hold.
 */
export async function bagsHeld(
  { db }: Pick<Context, "db">,
  which: SQL,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ variant_id: string; bags: number }>(sql`
    select i.variant_id, sum(i.quantity - i.restocked_quantity)::integer as bags
    from orders o
    join order_items i on i.order_id = o.id
    left join guest_holds h on h.order_id = o.id
    where ${isUnpaidHold} and ${which} and i.variant_id is not null
    group by i.variant_id`);
  return new Map(rows.map((row) => [row.variant_id, row.bags]));
}

/**
 * Of orders of the same holder, one at a time counts what is held; the others wait until its
 * transaction ends.
 */
export async function lockHolder({ db }: Pick<Context, "db">, holder: string): Promise<void> {
  await lockName(db, "unpaidHolds", holder);
}
