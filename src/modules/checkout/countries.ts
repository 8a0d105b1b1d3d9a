// The build computes this module once and gives browsers its values
// (scripts/build/tricks/computed-module.ts): neither the library nor the locale's names are shipped
// as code.
import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { compareText, formatCountry } from "#i18n/format-country.ts";

/** Two-letter code, English name, dialing code without "+". */
export type Country = readonly [code: string, name: string, dialingCode: string];

/** Every country that can be called, by name. */
export const countries: readonly Country[] = getCountries()
  .map((code): Country => [code, formatCountry(code), getCountryCallingCode(code)])
  .toSorted(([, a], [, b]) => compareText(a, b));
