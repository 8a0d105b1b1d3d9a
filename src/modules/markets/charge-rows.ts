import { fillText } from "#shared/fill-text.ts";
import type { Money } from "#shared/money.ts";
import type { Charges } from "./charges.ts";

/** Labels of the rows, with placeholders: "Includes {name} ({rates})". */
export type ChargeWords = Readonly<
  Record<
    | "shipping"
    | "shippingBy"
    | "free"
    | "tax"
    | "taxIncluded"
    | "taxNumber"
    | "duty"
    | "atDoor"
    | "aboutDuty"
    | "unknownDuty",
    string
  >
>;

type Row = { readonly label: string; readonly text: string };

export type ChargeRows = {
  /** They are parts of the total. */
  readonly above: readonly (Row & { readonly amount: Money })[];
  readonly below: readonly Row[];
};

/** The rows of an order's charges, above its total and below. */
export function listChargeRows(
  { shipping, shippingMethod, tax, duty, atDoor }: Charges,
  words: ChargeWords,
  format: (amount: Money) => string,
): ChargeRows {
  const toRow = (label: string, amount: Money) => ({ label, text: format(amount), amount });
  const taxRow =
    tax &&
    toRow(
      fillText(tax.isIncluded ? words.taxIncluded : words.tax, {
        name: tax.name,
        rates: tax.ratesBp.map((rateBp) => `${rateBp / 100}%`).join(", "),
      }),
      tax.amount,
    );
  const way =
    shippingMethod === null
      ? words.shipping
      : fillText(words.shippingBy, { method: shippingMethod });
  return {
    above: [
      { ...toRow(way, shipping), ...(shipping.amountMinor === 0 && { text: words.free }) },
      ...(taxRow && !tax.isIncluded ? [taxRow] : []),
      ...(duty.amountMinor > 0 ? [toRow(words.duty, duty)] : []),
    ],
    below: [
      ...(taxRow && tax.isIncluded ? [taxRow] : []),
      ...(tax?.number
        ? [{ label: fillText(words.taxNumber, { name: tax.name }), text: tax.number }]
        : []),
      ...(atDoor ? [{ label: words.atDoor, text: toDoorText(atDoor.duty, words, format) }] : []),
    ],
  };
}

const toDoorText = (duty: Money | null, words: ChargeWords, format: (amount: Money) => string) =>
  duty === null ? words.unknownDuty : fillText(words.aboutDuty, { amount: format(duty) });
