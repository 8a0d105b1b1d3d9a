import { X } from "lucide-react";
import { useContext, useState } from "react";
import { compareText, formatCountry } from "#i18n/format-country.ts";
import { contentEditor } from "#i18n/he/content-editor.ts";
import { joinPath, type FieldPath } from "#modules/content/fields.ts";
import { DataText } from "#ui/data-text.tsx";
import { CountryOptions } from "../../kit/country-options.tsx";
import { SelectInput } from "../../kit/fields.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { describeFinding, FieldsContext, useField } from "./fields-context.ts";

const text = contentEditor.countries;

type CountriesFieldProps = { path: FieldPath; value: unknown };

/** A list of countries as one field: their names, and one more to choose. */
export function CountriesField({ path, value }: CountriesFieldProps) {
  const { name, label, error, isReadOnly, change } = useField(path);
  const { problems } = useContext(FieldsContext);
  const wrong = problems.find(({ field }) => field.startsWith(joinPath(path, "")));
  const [news, setNews] = useState("");
  const codes: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const named = codes
    .map((code) => ({ code, country: formatCountry(code, "he-IL") }))
    .toSorted((a, b) => compareText(a.country, b.country, "he-IL"));
  return (
    <div className="grid gap-2">
      {!isReadOnly && (
        <SelectInput
          name={name}
          label={label}
          error={error ?? (wrong && describeFinding(wrong))}
          value=""
          onChange={({ target }) => {
            const added = target.value;
            if (added === "" || codes.includes(added)) return;
            change([...codes, added]);
            setNews(text.added(formatCountry(added, "he-IL")));
          }}
        >
          <option value="">{text.add}</option>
          <CountryOptions without={codes} />
        </SelectInput>
      )}
      {named.length === 0 && <p className="text-xs text-faint">{contentEditor.list.empty}</p>}
      <ul aria-label={label} className="flex flex-wrap gap-1.5">
        {named.map(({ code, country }) => (
          <li
            key={code}
            className="flex items-center rounded-full border border-line bg-surface ps-3 text-xs"
          >
            <DataText className={isReadOnly ? "py-1 pe-3" : undefined}>{country}</DataText>
            {!isReadOnly && (
              <ToolButton
                label={contentEditor.list.remove(country)}
                onClick={() => {
                  change(codes.filter((each) => each !== code));
                  setNews(contentEditor.list.removed(country));
                }}
              >
                <X aria-hidden className="size-3.5" />
              </ToolButton>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
