import { countries, type Country } from "./countries.ts";

/** The country that a dialing code several countries share stands for when no country is named. */
const mainCountry: Readonly<Record<string, string>> = {
  "1": "US",
  "7": "RU",
  "39": "IT",
  "44": "GB",
  "47": "NO",
  "61": "AU",
  "212": "MA",
  "262": "RE",
  "290": "SH",
  "358": "FI",
  "590": "GP",
  "599": "CW",
};

export type DialingCode = {
  /** Value that the form stores: "+1", or "+1 CA" for the other countries that share a code. */
  readonly value: string;
  readonly country: string;
  /** "+1 United States" */
  readonly label: string;
};

/** One choice for each country, by the country's name. */
export const dialingCodes: readonly DialingCode[] = countries.map(
  ([country, name, code]: Country) => ({
    value: (mainCountry[code] ?? country) === country ? `+${code}` : `+${code} ${country}`,
    country,
    label: `+${code} ${name}`,
  }),
);

const values: ReadonlySet<string> = new Set(dialingCodes.map(({ value }) => value));

/** The choice for a country; undefined for a country that is not listed. */
export function getDialingCode(country: string): string | undefined {
  return dialingCodes.find((code) => code.country === country)?.value;
}

export function isDialingCode(value: string): boolean {
  return values.has(value);
}
