import { convertMoney, type Money } from "#shared/money.ts";

/**
 * What an amount of an order is in shekels by the rate that the order froze, rounded half up to the
 * agora: the same figure as in the database. Null where no rate was known.
 */
export function toShekels(amount: Money, ilsRate: { readonly rate: string } | null): Money | null {
  return ilsRate === null ? null : convertMoney(amount, ilsRate.rate, "ILS");
}

/** The rate that a row of the orders has frozen; null where none was known. */
export function frozenRate({ ilsRate }: { readonly ilsRate: string | null }): {
  readonly rate: string;
} | null {
  return ilsRate === null ? null : { rate: ilsRate };
}
