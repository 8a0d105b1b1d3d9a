import { X } from "lucide-react";
import { formatCountry } from "#i18n/format-country.ts";
import { carriers as text } from "#i18n/he/carriers.ts";
import type { carrier } from "#modules/orders/carrier.ts";
import { CountryOptions } from "../../kit/country-options.tsx";
import { SelectInput } from "../../kit/fields.tsx";
import { Clash, getShell } from "../../kit/record-field.tsx";
import type { FieldsForm } from "../../kit/record-form.ts";

/** The countries for which a carrier is suggested: chosen from a list, one by one. */
export function CountriesField({ form }: { form: FieldsForm<typeof carrier.fields> }) {
  const { countries } = form.draft;
  const setCountries = (chosen: string[]) => form.change({ countries: chosen });
  const { name, label, help, error } = getShell(form, "countries");
  return (
    <div className="grid content-start gap-2">
      <SelectInput
        {...{ name, label, help, error }}
        value=""
        onChange={({ target }) =>
          target.value !== "" && setCountries([...new Set([...countries, target.value])])
        }
      >
        <option value="">{text.addCountry}</option>
        <CountryOptions />
      </SelectInput>
      {countries.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {countries.map((country) => {
            const countryName = formatCountry(country, "he-IL");
            return (
              <li key={country}>
                <button
                  type="button"
                  aria-label={text.removeCountry(countryName)}
                  onClick={() => setCountries(countries.filter((other) => other !== country))}
                  className="flex min-h-11 items-center gap-1.5 rounded-sm border border-line px-3 text-xs hover:bg-surface-hover lg:min-h-9"
                >
                  {countryName}
                  <X aria-hidden className="size-3.5" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Clash form={form} name="countries" />
    </div>
  );
}
