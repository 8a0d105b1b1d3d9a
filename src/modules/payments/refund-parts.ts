import { DAY_MS } from "#shared/durations.ts";
import type { PaymentRow } from "./payment-rows.ts";
import { findServiceRecord } from "./services/records.ts";
import { computeChargedPart } from "./ways/charge.ts";

/** Why a part of a payment cannot go back the way it came. */
export const refundLimits = ["too_old", "whole_only", "not_connected"] as const;
export type RefundLimit = (typeof refundLimits)[number];

type Limited = Pick<PaymentRow, "method" | "means" | "amountMinor" | "createdAt">;
/** A payment through a service, and what the refunds so far have left of it, in minor units. */
type Left = { readonly payment: Limited; readonly leftMinor: number };

/** Facts that the answer depends on beside the payments. */
export type RefundTerms = {
  readonly now: Date;
  readonly isConnected: (method: Limited["method"]) => boolean;
};

/** Undefined when the service of a payment gives this part of it back. */
function findRefundLimit(
  payment: Limited,
  amountMinor: number,
  { now, isConnected }: RefundTerms,
): RefundLimit | undefined {
  const record = findServiceRecord(payment.method);
  if (record === undefined || !isConnected(payment.method)) return "not_connected";
  const { days, wholeOnly } = record.refunds;
  const { means } = payment;
  if (days !== null && now.getTime() - payment.createdAt.getTime() > days * DAY_MS)
    return "too_old";
  const isWhole = amountMinor === payment.amountMinor;
  return means !== null && wholeOnly.includes(means) && !isWhole ? "whole_only" : undefined;
}

type Part<S extends Left> = { readonly source: S; readonly minor: number };

/** How an amount goes back. All of it is in the three together. */
export type RefundPreview<S extends Left> = {
  /** Through services, each from one payment. */
  readonly parts: readonly Part<S>[];
  /** Came through a service that does not give it back: staff transfer it. */
  readonly transfers: readonly (Part<S> & { readonly limit: RefundLimit })[];
  /** Came by hand, and goes back by hand. */
  readonly byHandMinor: number;
};

/**
 * How an amount would go back: from a single payment if one has enough left, else from the oldest
 * ones. Both the refund itself and the question before it go by this.
 */
export function previewRefund<S extends Left>(
  amountMinor: number,
  left: readonly S[],
  terms: RefundTerms,
): RefundPreview<S> {
  const findLimit = ({ payment }: S, minor: number) => findRefundLimit(payment, minor, terms);
  const single = left.find(
    (source) => source.leftMinor >= amountMinor && findLimit(source, amountMinor) === undefined,
  );
  if (single)
    return { parts: [{ source: single, minor: amountMinor }], transfers: [], byHandMinor: 0 };
  const parts: Part<S>[] = [];
  let rest = amountMinor;
  for (const source of left) {
    const minor = Math.min(source.leftMinor, rest);
    if (minor <= 0 || findLimit(source, minor) !== undefined) continue;
    parts.push({ source, minor });
    rest -= minor;
  }
  const transfers: (Part<S> & { limit: RefundLimit })[] = [];
  for (const source of left) {
    const minor = Math.min(source.leftMinor, rest);
    const limit = minor > 0 ? findLimit(source, minor) : undefined;
    if (limit === undefined) continue;
    transfers.push({ source, minor, limit });
    rest -= minor;
  }
  return { parts, transfers, byHandMinor: rest };
}

/** The rest of a payment, also in the currency that was charged where that is another one. */
type ChargedLeft = {
  readonly payment: Pick<PaymentRow, "chargedCurrency">;
  readonly leftMinor: number;
  readonly chargedLeftMinor: number | null;
};

/**
 * What the service gives back for this part, where it charged another currency: by what is left of
 * both, so that all parts together are what was charged, whoever gave them back.
 */
export function getChargedPart(
  { payment: { chargedCurrency }, leftMinor, chargedLeftMinor }: ChargedLeft,
  part: number,
): Pick<PaymentRow, "chargedMinor" | "chargedCurrency"> {
  if (chargedLeftMinor === null) return { chargedMinor: null, chargedCurrency: null };
  const left = { amountMinor: leftMinor, chargedMinor: chargedLeftMinor };
  return { chargedMinor: computeChargedPart(left, part), chargedCurrency };
}
