import { LOCALE } from "#i18n/language.ts";
import { compareText, formatCountry } from "#i18n/format-country.ts";
import { countries } from "#modules/checkout/countries.ts";

type Choice = { readonly code: string; readonly name: string };

let choices: readonly Choice[] | undefined;

/**
 * Named and sorted when a form first asks for them: hundreds of names, which most screens do
 * without.
 */
function listCountryChoices(): readonly Choice[] {
  choices ??= countries
    .map(([code]) => ({ code, name: formatCountry(code, LOCALE) }))
    .toSorted((a, b) => compareText(a.name, b.name, LOCALE));
  return choices;
}

type CountryOptionsProps = { /** Those that are chosen already. */ without?: readonly string[] };

/** Every country to choose from, by its Hebrew name. */
export function CountryOptions({ without = [] }: CountryOptionsProps) {
  return listCountryChoices()
    .filter(({ code }) => !without.includes(code))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
}
