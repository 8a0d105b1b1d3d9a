import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { payments, refunds } from "./tables.ts";

type Sources = {
  /**
   * The payment that each refund is taken from, by the service's name for it; none for one that
   * found none.
   */
  readonly paidBy: ReadonlyMap<string, string>;
  /** The amount left of each payment after these refunds, the oldest payment first. */
  readonly left: readonly { readonly amountMinor: number }[];
};

/**
 * Which of an order's payments through the service each of its refunds there is taken from. A
 * customer may have paid twice: each refund goes to the first payment that the refunds before it
 * have left enough of, so that every attempt finds the same. Of those made at once the largest
 * comes first, or the rest of a payment would keep it from its place.
 */
export async function sourcesOfRefunds(db: Context["db"], orderId: string): Promise<Sources> {
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.method, "stripe")))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const given = await db
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.orderId, orderId), eq(refunds.method, "stripe"), ne(refunds.state, "failed")),
    )
    .orderBy(asc(refunds.createdAt), desc(refunds.amountMinor), asc(refunds.id));
  const left = paid.map(({ reference, amountMinor }) => ({ reference, amountMinor }));
  const paidBy = new Map<string, string>();
  for (const { id, amountMinor } of given) {
    const source = left.find((payment) => payment.amountMinor >= amountMinor);
    if (source === undefined) continue;
    source.amountMinor -= amountMinor;
    if (source.reference !== null) paidBy.set(id, source.reference);
  }
  return { paidBy, left };
}
