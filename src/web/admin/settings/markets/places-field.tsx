import { useState } from "react";
import { marketFields } from "#i18n/he/market-fields.ts";
import type { market } from "#modules/markets/market.ts";
import { isWholeCountry } from "#modules/markets/whole-country.ts";
import { CountriesInput } from "../../kit/countries-input.tsx";
import { TextAreaInput } from "../../kit/fields.tsx";
import { Clash, getShell } from "../../kit/record-field.tsx";
import type { FieldsForm } from "../../kit/record-form.ts";

const { parts: partsText } = marketFields.places;

/** The countries of a market, and parts of other ones. */
export function PlacesField({ form }: { form: FieldsForm<typeof market.fields> }) {
  const { name, label, help, error } = getShell(form, "places");
  // On the way to "GB:BT" the line is "GB", which is no country of the market.
  const [countries, setCountries] = useState(() => form.draft.places.filter(isWholeCountry));
  const [parts, setParts] = useState(() =>
    form.draft.places.filter((place) => !isWholeCountry(place)),
  );
  const [problem, place = ""] = form.problems["places"] ?? [];
  const isOfParts = problem === "malformed" || parts.includes(place);
  return (
    <>
      <div className="grid content-start gap-2 sm:col-span-2">
        <CountriesInput
          {...{ name, label, help }}
          error={isOfParts ? undefined : error}
          value={countries}
          onChange={(changed) => {
            setCountries(changed);
            form.change({ places: [...changed, ...parts] });
          }}
        />
        <Clash form={form} name="places" />
      </div>
      <TextAreaInput
        name={`${name}-parts`}
        {...partsText}
        error={isOfParts ? error : undefined}
        isLatin
        rows={3}
        className="sm:col-span-2"
        value={parts.join("\n")}
        onChange={({ target }) => {
          const typed = target.value.split("\n");
          setParts(typed);
          form.change({ places: [...countries, ...typed] });
        }}
      />
    </>
  );
}
