import { DAY_MS } from "#shared/durations.ts";
import type { PaymentRow } from "./payment-rows.ts";
import type { Source } from "./refund-sources.ts";
import { findServiceRecord } from "./services/records.ts";
import { computeChargedPart } from "./ways/charge.ts";

/** Why a part of a payment cannot go back the way it came. */
export type RefundLimit = "too_old" | "whole_only";

/** Undefined when the service of a payment gives this part of it back. */
export function findRefundLimit(
  payment: Pick<PaymentRow, "method" | "means" | "amountMinor" | "createdAt">,
  amountMinor: number,
  now: Date,
): RefundLimit | undefined {
  const record = findServiceRecord(payment.method);
  if (record === undefined) return undefined;
  const { days, wholeOnly } = record.refunds;
  const { means } = payment;
  if (days !== null && now.getTime() - payment.createdAt.getTime() > days * DAY_MS)
    return "too_old";
  const isWhole = amountMinor === payment.amountMinor;
  return means !== null && wholeOnly.includes(means) && !isWhole ? "whole_only" : undefined;
}

type Part = { readonly source: Source; readonly minor: number };

/**
 * The parts of an amount to refund through services, each from one payment: from a single payment
 * if one has enough left, else from the oldest ones. What no service gives back is not among them:
 * staff transfer it.
 */
export function pickRefundParts(amountMinor: number, left: readonly Source[], now: Date): Part[] {
  const canGive = ({ payment }: Source, minor: number) =>
    findRefundLimit(payment, minor, now) === undefined;
  const single = left.find(
    (source) => source.leftMinor >= amountMinor && canGive(source, amountMinor),
  );
  if (single) return [{ source: single, minor: amountMinor }];
  const parts: Part[] = [];
  let rest = amountMinor;
  for (const source of left) {
    const minor = Math.min(source.leftMinor, rest);
    if (minor <= 0 || !canGive(source, minor)) continue;
    parts.push({ source, minor });
    rest -= minor;
  }
  return parts;
}

/**
 * What the service gives back for this part, where it charged another currency: by what is left of
 * both, so that all parts together are what was charged, whoever gave them back.
 */
export function getChargedPart(
  { payment: { chargedCurrency }, leftMinor, chargedLeftMinor }: Source,
  part: number,
): Pick<PaymentRow, "chargedMinor" | "chargedCurrency"> {
  if (chargedLeftMinor === null) return { chargedMinor: null, chargedCurrency: null };
  const left = { amountMinor: leftMinor, chargedMinor: chargedLeftMinor };
  return { chargedMinor: computeChargedPart(left, part), chargedCurrency };
}
