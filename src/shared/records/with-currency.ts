import type { Currency } from "../money.ts";
import type { Fields, RecordType } from "./record.ts";

/** The same record with its prices in this currency, for a form, and those in its lists. */
export function withCurrency<F extends Fields>(
  type: RecordType<F>,
  currency: Currency,
): RecordType<F> {
  // The same fields, each with a currency.
  return { ...type, fields: addCurrency(type.fields, currency) as F };
}

const addCurrency = (fields: Fields, currency: Currency): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { entry, ...field }]) => [
      name,
      {
        ...field,
        currency,
        ...(entry && { entry: { ...entry, fields: addCurrency(entry.fields, currency) } }),
      },
    ]),
  );
