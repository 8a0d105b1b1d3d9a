import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { payments, refunds } from "./tables.ts";

type Sources = {
  /**
   * The payment that each refund is taken from, by the service's id; none for a refund without one.
   */
  readonly paidBy: ReadonlyMap<string, string>;
  /** The amount left of each payment after these refunds, the oldest payment first. */
  readonly left: readonly { readonly amountMinor: number }[];
};

/**
 * Assigns each refund through the service to one of the order's payments there. A customer may have
 * paid twice: each refund is taken from the first payment with enough left after the earlier
 * refunds, so that every attempt finds the same. Of refunds made at once the largest comes first,
 * because a smaller one might otherwise use up part of the payment that it needs.
 */
export async function readSourcesOfRefunds(db: Context["db"], orderId: string): Promise<Sources> {
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
