// The form that the post takes for a parcel abroad: CN22 on a label, or CN23 on a sheet of its own.
import { sumMoney, toMajorUnits, type Currency, type Money } from "#shared/money.ts";
import type { DeclaredLine } from "./missing-data.ts";

export type CustomsRow = {
  readonly key: string;
  readonly quantity: number;
  readonly description: string;
  readonly grams: number;
  readonly value: Money | null;
  readonly tariffCode: string;
  readonly originCountry: string;
};

/** Names and addresses, line by line. */
export type CustomsParties = { readonly from: readonly string[]; readonly to: readonly string[] };

export type CustomsForm = CustomsParties & {
  readonly name: "CN22" | "CN23";
  readonly rows: readonly CustomsRow[];
  /** Null where no line states a value. */
  readonly total: { readonly grams: number; readonly value: Money } | null;
};

/** 300 special drawing rights on the safe side; letter post is no heavier than two kilograms. */
const most = {
  worth: {
    USD: 400,
    ILS: 1_300,
    EUR: 320,
    GBP: 280,
    JPY: 55_000,
    CAD: 520,
    AUD: 560,
    CHF: 300,
    SEK: 3_500,
    DKK: 2_400,
    NOK: 3_800,
    PLN: 1_300,
    CZK: 7_500,
  } satisfies Record<Currency, number>,
  grams: 2_000,
};

/** Lines for the contents and the longer address on a label, and the characters in each. */
const room = { lines: 14, contents: 25, address: 25 } as const;

/**
 * The short form, with one row for each tariff code and origin; or the long one, with a row for
 * each description, where the parcel is too valuable or too heavy for the short one, or the label
 * has no room for its rows or for an address.
 */
export function createCustomsForm(
  lines: readonly DeclaredLine[],
  parties: CustomsParties,
): CustomsForm {
  const total = sumUp(lines);
  const rows = sumRows(lines, ({ tariffCode, originCountry }) => [tariffCode, originCountry]);
  const addresses = [parties.from, parties.to].map((party) => countLines(party, room.address));
  const contents = countLines(rows.map(toContents), room.contents);
  const fits = contents + Math.max(...addresses) <= room.lines;
  if (fits && !isBeyondCn22(total)) return { name: "CN22", rows, total, ...parties };
  const long = sumRows(lines, ({ tariffCode, originCountry, description }) => [
    tariffCode,
    originCountry,
    description,
  ]);
  return { name: "CN23", rows: long, total, ...parties };
}

/** "2 × Pet carrier", as forms state what is in a parcel. */
export function toContents({ quantity, description }: CustomsRow): string {
  return `${quantity} × ${description}`;
}

function isBeyondCn22(total: CustomsForm["total"]): boolean {
  if (total === null) return false;
  return total.grams > most.grams || toMajorUnits(total.value) > most.worth[total.value.currency];
}

const countLines = (texts: readonly string[], width: number) =>
  texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / width)), 0);

/** One row for all lines of which `name` says the same. */
function sumRows(
  lines: readonly DeclaredLine[],
  name: (line: DeclaredLine) => readonly (string | null)[],
): CustomsRow[] {
  return [...Map.groupBy(lines, (line) => JSON.stringify(name(line)))].map(([key, same]) => {
    const [first] = same;
    const { grams = 0, value = null } = sumUp(same) ?? {};
    return {
      key,
      quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
      description: [...new Set(same.flatMap((line) => line.description ?? []))].join("; "),
      grams,
      value,
      tariffCode: first?.tariffCode ?? "",
      originCountry: first?.originCountry ?? "",
    };
  });
}

/** Totals of all lines on a customs form; null where no line states a value. */
function sumUp(lines: readonly DeclaredLine[]): CustomsForm["total"] {
  const values = lines.flatMap(({ value }) => value ?? []);
  const [first] = values;
  if (first === undefined) return null;
  return {
    grams: lines.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), 0),
    value: sumMoney(values, first.currency),
  };
}
