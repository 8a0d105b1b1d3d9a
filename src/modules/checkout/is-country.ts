import { countries } from "./countries.ts";

const codes: ReadonlySet<string> = new Set(countries.map(([code]) => code));

/** Whether this is the two-letter code of a country of the checkout. */
export const isCountry = (code: string): boolean => codes.has(code);
