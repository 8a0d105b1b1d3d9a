import { countries } from "./countries.ts";

const codes: ReadonlySet<string> = new Set(countries.map(([code]) => code));

/** True for the two-letter code of a country that the checkout offers. */
export const isCountry = (code: string): boolean => codes.has(code);
