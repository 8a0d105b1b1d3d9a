import { money, subtractMoney } from "#shared/money.ts";
import { toMinor } from "#shared/records/typed-amount.ts";
import type { ComparedAmount } from "../far-off.ts";
import { getListPrice, type Sum } from "./draft-sum.ts";
import type { OrderDraft } from "./draft.ts";

/** The amounts of a new order that were typed, beside the usual ones. */
export function compareAmounts(
  { lines, agreedTotal, payments, currency }: OrderDraft,
  sum: Pick<Sum, "subtotal" | "discount" | "total">,
  rate: string | null,
): ComparedAmount[] {
  const compare = (typed: string | undefined, usual: ComparedAmount["usual"]) => {
    const minor = typed === undefined ? undefined : toMinor(typed, currency);
    return minor === undefined ? [] : [{ amount: money(minor, currency), usual }];
  };
  let due = sum.total;
  const ofPayments = payments.flatMap(({ amountMinor }) => {
    const compared = compare(amountMinor, due);
    due = subtractMoney(due, money(toMinor(amountMinor, currency) ?? 0, currency));
    return compared;
  });
  return [
    ...lines.flatMap((line) => compare(line.agreed?.price, getListPrice(line, { currency, rate }))),
    ...compare(agreedTotal?.price, subtractMoney(sum.subtotal, sum.discount)),
    ...ofPayments,
  ];
}
