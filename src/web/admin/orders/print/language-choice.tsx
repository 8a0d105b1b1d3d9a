import { print } from "#i18n/he/print.ts";
import { documentLanguages, type DocumentLanguage } from "#modules/orders/document-language.ts";
import { Options } from "#ui/options.tsx";
import { BareSelect } from "../../kit/bare-select.tsx";

const text = print.language;

/** A language that an address names; empty for each customer's own. */
export function toChoice(value: string | null): DocumentLanguage | "" {
  return documentLanguages.find((language) => language === value) ?? "";
}

type LanguageChoiceProps = {
  value: DocumentLanguage | "";
  onChange: (value: DocumentLanguage | "") => void;
};

/** The language of the documents, if not each customer's own. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  return (
    <BareSelect
      name="language"
      aria-label={text.label}
      value={value}
      onChange={({ target }) => onChange(toChoice(target.value))}
      className="border-line-strong"
    >
      <option value="">{text.byCustomer}</option>
      <Options values={documentLanguages} labels={text} />
    </BareSelect>
  );
}
