import { X } from "lucide-react";
import { useState } from "react";
import { LOCALE } from "#i18n/language.ts";
import { compareText, formatCountry } from "#i18n/format-country.ts";
import { countries as text } from "#i18n/he/countries.ts";
import { DataText } from "#ui/data-text.tsx";
import type { FieldShell } from "#ui/field.tsx";
import { CountryOptions } from "./country-options.tsx";
import { SelectInput } from "./fields.tsx";
import { ToolButton } from "./tool-button.tsx";

type CountriesInputProps = Pick<FieldShell, "name" | "help" | "error"> & {
  label: string;
  isReadOnly?: boolean;
  /** Their two-letter codes. */
  value: readonly string[];
  onChange: (codes: string[]) => void;
};

/** Several countries as one field: their names, and one more to choose. */
export function CountriesInput({
  isReadOnly = false,
  value,
  onChange,
  ...shell
}: CountriesInputProps) {
  const [news, setNews] = useState("");
  const named = value
    .map((code) => ({ code, country: formatCountry(code, LOCALE) }))
    .toSorted((a, b) => compareText(a.country, b.country, LOCALE));
  function add(code: string) {
    if (code === "" || value.includes(code)) return;
    onChange([...value, code]);
    setNews(text.added(formatCountry(code, LOCALE)));
  }
  function remove(code: string, country: string) {
    onChange(value.filter((other) => other !== code));
    setNews(text.removed(country));
  }
  return (
    <div className="grid content-start gap-2">
      {!isReadOnly && (
        <SelectInput {...shell} value="" onChange={({ target }) => add(target.value)}>
          <option value="">{text.add}</option>
          <CountryOptions without={value} />
        </SelectInput>
      )}
      {named.length > 0 && (
        <ul aria-label={shell.label} className="flex flex-wrap gap-1.5">
          {named.map(({ code, country }) => (
            <li
              key={code}
              className="flex items-center rounded-full border border-line bg-surface ps-3 text-xs"
            >
              <DataText className={isReadOnly ? "py-1 pe-3" : undefined}>{country}</DataText>
              {!isReadOnly && (
                <ToolButton label={text.remove(country)} onClick={() => remove(code, country)}>
                  <X aria-hidden className="size-3.5" />
                </ToolButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
