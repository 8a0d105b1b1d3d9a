import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isUnpaidHold } from "./unpaid-hold.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { isPrivateAddress } from "#platform/http/private-address.ts";
import { limitKey } from "#platform/rate-limit/limit-key.ts";
import { isMember } from "#shared/actor.ts";
import type { CheckoutContext } from "../context.ts";

/** The holder of unpaid orders, for whom they are counted together. */
export type Holder =
  | { readonly kind: "member"; readonly id: string }
  /**
   * A guest. The network is the one that limits count by; null when the address does not identify
   * the visitor.
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
 * The bags of each variant that unpaid orders hold (`o`, with the hold `h` of a guest) that match
 * `which`.
 */
export async function countBagsHeld(
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
 * Locks the holder, so that only one of their orders at a time counts the held bags; others wait
 * until its transaction ends.
 */
export async function lockHolder({ db }: Pick<Context, "db">, holder: string): Promise<void> {
  await lockName(db, "unpaidHolds", holder);
}
