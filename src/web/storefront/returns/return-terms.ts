// Terms that the page tells before anything is sent: what will happen, until when, and what it
// costs.
import { returnForm as text } from "#i18n/en/return-form.ts";
import { formatDateTime, formatMoney } from "#i18n/format.ts";
import type { Content } from "#modules/content/documents.ts";
import type { ReturnKind } from "#modules/orders/kinds.ts";
import { findWithdrawalRule } from "#modules/returns/return-rights.ts";
import type { OwnRight } from "#modules/returns/read-own-returns.ts";

type Policies = Pick<
  Content["policies"],
  "cancelWithinHours" | "claimWithinHours" | "replyWithinHours" | "warrantyMonths" | "withdrawal"
>;

export type ReturnTerms = {
  readonly happens: string;
  readonly ends: readonly string[];
  readonly costs: readonly string[];
};

/** By the present rules of a country, for a request whose order is not known yet. */
export function openTerms(
  kind: ReturnKind,
  { country, today }: { readonly country: string; readonly today: string },
  policies: Policies,
): ReturnTerms {
  const { outcome, ends, cost } = text;
  switch (kind) {
    case "cancel":
      return {
        happens: outcome.cancelOpen(policies.cancelWithinHours),
        ends: [ends.cancel],
        costs: [cost.nothing],
      };
    case "withdraw": {
      const rule = findWithdrawalRule(policies.withdrawal, { country, orderedOn: today });
      if (rule === undefined)
        return { happens: outcome.noWithdrawal, ends: [ends.cancel], costs: [cost.nothing] };
      const { withinDays, groupMonths, feePercent, feeAtMostIls } = rule;
      return {
        happens: outcome.withdrawOpen,
        ends: [
          ends.withdraw(withinDays),
          ...(groupMonths > 0 ? [ends.withdrawGroup(groupMonths)] : []),
        ],
        costs: [
          feePercent > 0 ? cost.feeOpen(feePercent, feeAtMostIls) : cost.nothing,
          cost.sendingBack,
        ],
      };
    }
    case "claim":
    case "warranty":
      return getClaimTerms(kind, policies);
  }
}

/** Of an order that is known: with its own moments and amounts. */
export function getOwnTerms(right: OwnRight, policies: Policies): ReturnTerms {
  const { outcome, cost } = text;
  const { kind, until, isImmediate, comesBack, fee } = right;
  if (kind === "claim" || kind === "warranty") {
    const terms = getClaimTerms(kind, policies);
    return until === null ? terms : { ...terms, ends: [formatEnd(right)] };
  }
  if (kind === "cancel")
    return {
      happens: isImmediate ? outcome.cancelNow : outcome.cancelRequested,
      ends: [formatEnd(right)],
      costs: [cost.comesBack(formatMoney(comesBack))],
    };
  return {
    happens: outcome.withdraw,
    ends: [formatEnd(right)],
    costs: [
      fee.amountMinor > 0
        ? cost.fee(formatMoney(fee), formatMoney(comesBack))
        : cost.comesBack(formatMoney(comesBack)),
      cost.sendingBack,
    ],
  };
}

/** The last moment of a right, in words. */
export function formatEnd({ kind, until }: Pick<OwnRight, "kind" | "until">): string {
  if (until !== null) return text.until(formatDateTime(new Date(until)));
  return kind === "cancel" ? text.untilShipped : text.notBegun;
}

function getClaimTerms(kind: "claim" | "warranty", policies: Policies): ReturnTerms {
  const { ends, outcome, cost } = text;
  return {
    happens: outcome.claim(policies.replyWithinHours),
    ends: [
      kind === "claim"
        ? ends.claim(policies.claimWithinHours)
        : ends.warranty(policies.warrantyMonths),
    ],
    costs: [cost.nothing],
  };
}
