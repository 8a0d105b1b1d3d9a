import { policies as delivered } from "#content/policies.ts";

type Policies = {
  readonly withdrawal: readonly {
    readonly from: string;
    readonly countries: readonly string[];
    readonly withinDays: number;
  }[];
};

/**
 * Days in which a law lets customers withdraw, shortest first, by the newest row of each country;
 * those of a new shop where the owner has no rows.
 */
export function listWithdrawalDays({ withdrawal }: Policies): number[] {
  const rows = withdrawal.length > 0 ? withdrawal : delivered.withdrawal;
  const newestLast = rows.toSorted((a, b) => a.from.localeCompare(b.from));
  const byCountry = new Map(
    newestLast.flatMap(({ countries, withinDays }) => countries.map((code) => [code, withinDays])),
  );
  return [...new Set(byCountry.values())].toSorted((a, b) => a - b);
}
