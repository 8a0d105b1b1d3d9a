import { policies as delivered } from "#content/policies.ts";
import { lawAreas, type LawArea } from "#shared/law-areas.ts";

type Policies = {
  readonly withdrawal: readonly {
    readonly from: string;
    readonly countries: readonly string[];
    readonly withinDays: number;
    readonly feePercent: number;
    readonly feeAtMostIls: number;
    readonly groupMonths: number;
  }[];
};

/**
 * Days in which a law lets customers withdraw, shortest first, by the newest row of each country;
 * those of a new shop where the owner has no rows.
 */
export function listWithdrawalDays(policies: Policies): number[] {
  const rows = [...getNewestRows(policies).values()];
  return [...new Set(rows.map(({ withinDays }) => withinDays))].toSorted((a, b) => a - b);
}

/**
 * The values that texts of a law area quote, such as its days. Those that it does not have are
 * empty, so that sentences about them are left out.
 */
export function getWithdrawalValues(policies: Policies): Record<LawArea, WithdrawalValues> {
  const newest = getNewestRows(policies);
  const getValues = (area: LawArea): WithdrawalValues => {
    const row = newest.get(lawAreas[area].country);
    return {
      days: toQuoted(row?.withinDays),
      feePercent: toQuoted(row?.feePercent),
      feeAtMostIls: toQuoted(row?.feeAtMostIls),
      groupMonths: toQuoted(row?.groupMonths),
    };
  };
  return { il: getValues("il"), eu: getValues("eu"), uk: getValues("uk"), us: getValues("us") };
}

type WithdrawalValues = Readonly<
  Record<"days" | "feePercent" | "feeAtMostIls" | "groupMonths", string>
>;

const toQuoted = (value = 0): string => (value === 0 ? "" : String(value));

/** The newest row of each country. */
function getNewestRows({ withdrawal }: Policies) {
  const rows = withdrawal.length > 0 ? withdrawal : delivered.withdrawal;
  const newestLast = rows.toSorted((a, b) => a.from.localeCompare(b.from));
  return new Map(newestLast.flatMap((row) => row.countries.map((code) => [code, row] as const)));
}
