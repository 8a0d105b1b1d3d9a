import { z } from "zod";
import { formatDecimal, toMinorUnits } from "#shared/money.ts";
import { PaymentRefused } from "../../payments.ts";
import { paypal } from "./record.ts";

const currencySchema = z.enum(paypal.currencies);

/** PayPal's form of an amount, as `amountSchema` reads it: "74.99", or "7499" in yen. */
export type PaypalAmount = { readonly currency_code: string; readonly value: string };

/** Throws `PaymentRefused` for a currency that PayPal does not take. */
export function toPaypalAmount(amountMinor: number, currency: string): PaypalAmount {
  const taken = currencySchema.safeParse(currency);
  if (!taken.success) throw new PaymentRefused(`PayPal takes no payments in ${currency}`);
  return { currency_code: taken.data, value: formatDecimal({ amountMinor, currency: taken.data }) };
}

/** Reads an amount into minor units; the one that leaves the account is negative in its list. */
export const amountSchema = z
  .object({
    currency_code: currencySchema,
    value: z.string().regex(/^-?\d{1,12}(?:\.\d{1,3})?$/),
  })
  .transform(({ currency_code: currency, value }) => toMinorUnits(Number(value), currency));
