import { LOCALE } from "#i18n/language.ts";
import { countries as text } from "#i18n/he/countries.ts";
import { formatCountry } from "#i18n/format-country.ts";
import { euCountries } from "#shared/eu-countries.ts";

const MAX_NAMES = 2;

/** Countries in few words: the European Union as one, and of many the first ones. */
export function formatCountries(codes: readonly string[]): string {
  const hasUnion = euCountries.every((code) => codes.includes(code));
  const rest = hasUnion ? codes.filter((code) => !euCountries.includes(code)) : codes;
  const names = [
    ...(hasUnion ? [text.union] : []),
    ...rest.map((code) => formatCountry(code, LOCALE)),
  ];
  const more = names.length - MAX_NAMES;
  const shown = names.slice(0, MAX_NAMES).join(", ");
  return more > 0 ? text.more(shown, more) : shown;
}
