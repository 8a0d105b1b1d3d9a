import type { Money } from "#shared/money.ts";

/** An amount that was typed, and the usual one in the same currency. */
export type ComparedAmount = { readonly amount: Money; readonly usual: Money };

const FAR = 10;

/** Whether an amount is ten times the usual one or more, or a tenth of it or less. */
export const isFarOff = ({ amount, usual }: ComparedAmount): boolean =>
  usual.amountMinor > 0 &&
  (amount.amountMinor >= usual.amountMinor * FAR || amount.amountMinor * FAR <= usual.amountMinor);
