import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { payments, refunds } from "./tables.ts";
import type { PaymentRow } from "./payment-rows.ts";

/** A payment through a service, and what the refunds so far have left of it. */
export type Source = {
  readonly payment: PaymentRow;
  readonly leftMinor: number;
  /** The same in the currency that was charged; null where that is the order's. */
  readonly chargedLeftMinor: number | null;
};

type Sources = {
  /** The payment that each refund is taken from; none for a refund without one. */
  readonly paidBy: ReadonlyMap<string, PaymentRow>;
  /** The payments with what is left of each, the oldest first. */
  readonly left: readonly Source[];
};

/**
 * Assigns each refund through a service to one of the order's payments there. A customer may have
 * paid twice: each refund is taken from the first payment with enough left after the earlier
 * refunds, so that every attempt finds the same. Of refunds made at once the largest comes first,
 * because a smaller one might otherwise use up part of the payment that it needs.
 */
export async function readSourcesOfRefunds(db: Context["db"], orderId: string): Promise<Sources> {
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), ne(payments.method, "manual")))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const given = await db
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.orderId, orderId), ne(refunds.method, "manual"), ne(refunds.state, "failed")),
    )
    .orderBy(asc(refunds.createdAt), desc(refunds.amountMinor), asc(refunds.id));
  const left = paid.map((payment) => ({
    payment,
    leftMinor: payment.amountMinor,
    chargedLeftMinor: payment.chargedMinor,
  }));
  const paidBy = new Map<string, PaymentRow>();
  for (const { id, amountMinor, chargedMinor, method } of given) {
    const source = left.find(
      ({ payment, leftMinor }) => payment.method === method && leftMinor >= amountMinor,
    );
    if (source === undefined) continue;
    source.leftMinor -= amountMinor;
    if (source.chargedLeftMinor !== null) source.chargedLeftMinor -= chargedMinor ?? 0;
    paidBy.set(id, source.payment);
  }
  return { paidBy, left };
}
