// Allowed values for the numbers of the policies, so that the shop promises nothing impossible.
import { isRecord } from "#shared/json.ts";

/** The problem of a number, by its path: "shippingDays.standard.to". */
export type PolicyProblem = {
  readonly field: string;
  readonly code: "out_of_bounds" | "ends_before_it_begins";
  /** Allowed range in figures: "1–720"; null where the code says it. */
  readonly detail: string | null;
};

type Bounds = { readonly from: number; readonly to: number };

const hours: Bounds = { from: 1, to: 720 };
const days: Bounds = { from: 0, to: 365 };
const months: Bounds = { from: 0, to: 120 };

/** By how a name begins or ends; the first that fits. */
const boundsByName: readonly (readonly [RegExp, Bounds])[] = [
  [/Hours$/, hours],
  [/Days$/, days],
  [/Months$/, months],
  [/Years$/, { from: 1, to: 20 }],
  [/Age$/, { from: 0, to: 120 }],
  [/Usd$/, { from: 0, to: 1_000_000 }],
  [/Percent$/, { from: 0, to: 100 }],
  [/Ils$/, { from: 0, to: 1_000_000 }],
];
/** Problems that keep these policies from being published; empty when all is well. */
export const checkPolicies = (data: Readonly<Record<string, unknown>>): readonly PolicyProblem[] =>
  checkNumbers(data, "");

function checkNumbers(
  group: Readonly<Record<string, unknown>>,
  place: string,
  inherited?: Bounds,
): readonly PolicyProblem[] {
  const problems = Object.entries(group).flatMap(([name, value]): readonly PolicyProblem[] => {
    const field = place + name;
    const bounds = boundsByName.find(([pattern]) => pattern.test(name))?.[1] ?? inherited;
    if (isRecord(value)) return checkNumbers(value, `${field}.`, bounds);
    if (Array.isArray(value))
      return checkNumbers(Object.fromEntries(value.entries()), `${field}.`, bounds);
    if (typeof value !== "number" || bounds === undefined) return [];
    if (value >= bounds.from && value <= bounds.to) return [];
    return [{ field, code: "out_of_bounds", detail: `${bounds.from}–${bounds.to}` }];
  });
  const { from, to } = group;
  if (typeof from !== "number" || typeof to !== "number" || from <= to) return problems;
  return [...problems, { field: `${place}to`, code: "ends_before_it_begins", detail: `${from}` }];
}
