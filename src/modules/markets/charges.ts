// The costs of an order beside its goods, for those who read them.
import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import { money, type Currency, type Money } from "#shared/money.ts";
import type { DutyTerms } from "./kinds.ts";

export const chargesSchema = z.object({
  shipping: moneySchema,
  /** The way to ship; null where the shop names none. */
  shippingMethod: z.string().nullable(),
  tax: z
    .object({
      name: z.string(),
      /** In basis points, the highest first. */
      ratesBp: z.array(z.int()).readonly(),
      isIncluded: z.boolean(),
      amount: moneySchema,
      /** The number under which the shop pays it. */
      number: z.string().nullable(),
    })
    .meta({ id: "ChargedTax", description: "The tax of an order" })
    .nullable()
    .describe("Null where the shop collects none"),
  duty: moneySchema.describe("Customs duty that is part of the total"),
  atDoor: z
    .object({ duty: moneySchema.nullable().describe("Null where it is not known") })
    .nullable()
    .describe("What the customer pays when the parcel arrives; null for nothing"),
});
export type Charges = z.output<typeof chargesSchema>;

type Priced = {
  readonly currency: Currency;
  readonly shippingMinor: number;
  readonly shippingMethod: string | null;
  readonly shippingTaxMinor: number;
  readonly shippingRateBp: number;
  readonly taxName: string | null;
  readonly taxNumber: string | null;
  readonly taxMinor: number;
  readonly isTaxIncluded: boolean;
  /** It always contains the tax. */
  readonly agreedTotalMinor?: number | null;
  readonly dutyMinor: number;
  readonly dutyTerms: DutyTerms;
  readonly doorDutyMinor: number;
};

/** The tax of a line, and its rate in basis points. */
type TaxedLine = { readonly taxRateBp: number; readonly taxMinor: number };

/** The charges of an order from what is stored of it. */
export function toCharges(order: Priced, lines: readonly TaxedLine[]): Charges {
  const { currency, taxName: name, taxMinor, agreedTotalMinor = null } = order;
  const shipping = { taxRateBp: order.shippingRateBp, taxMinor: order.shippingTaxMinor };
  const rates = [...lines, shipping].flatMap((each) => (each.taxMinor > 0 ? each.taxRateBp : []));
  return {
    shipping: money(order.shippingMinor, currency),
    shippingMethod: order.shippingMethod,
    tax:
      name === null || taxMinor === 0
        ? null
        : {
            name,
            ratesBp: [...new Set(rates)].toSorted((a, b) => b - a),
            isIncluded: order.isTaxIncluded || agreedTotalMinor !== null,
            amount: money(taxMinor, currency),
            number: order.taxNumber,
          },
    duty: money(order.dutyMinor, currency),
    atDoor: toDoor(order.dutyTerms, money(order.doorDutyMinor, currency)),
  };
}

function toDoor(terms: DutyTerms, duty: Money): Charges["atDoor"] {
  if (terms !== "at_door" && terms !== "unknown") return null;
  return { duty: terms === "at_door" && duty.amountMinor > 0 ? duty : null };
}

/** True when an order has a shipping method, tax or duty to show. */
export const hasCharges = ({ shipping, shippingMethod, tax, duty, atDoor }: Charges): boolean =>
  shippingMethod !== null ||
  tax !== null ||
  atDoor !== null ||
  shipping.amountMinor + duty.amountMinor > 0;
