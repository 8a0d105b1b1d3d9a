import type { ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { variants } from "#i18n/he/variants.ts";
import { MAX_CUSTOMS_DESCRIPTION } from "#modules/catalog/admin-names.ts";
import { CountryOptions } from "../../../kit/country-options.tsx";
import { SelectInput, TextInput } from "../../../kit/fields.tsx";
import { getProblemText, type Problems } from "../../form/problems.ts";
import type { VariantDraft, VariantField } from "./variant-draft.ts";

const text = variants.form;

type CustomsFieldsProps = {
  draft: VariantDraft;
  problems: Problems;
  getNote: (field: VariantField) => ReactNode;
  onChange: (changes: Partial<VariantDraft>) => void;
};

/** Fields for the customs declaration of a variant. */
export function CustomsFields({ draft, problems, getNote, onChange }: CustomsFieldsProps) {
  return (
    <fieldset
      aria-describedby="variant-customs-help"
      className="grid items-start gap-x-4 gap-y-5 sm:col-span-2 sm:grid-cols-2"
    >
      <legend className="mb-1 font-strong">{text.customs}</legend>
      <p id="variant-customs-help" className="text-xs text-soft sm:col-span-2">
        {text.customsHelp}
      </p>
      <div className="grid gap-2">
        <TextInput
          name="variant-tariff-code"
          label={text.tariffCode}
          optionalHint={admin.dialog.optional}
          help={text.tariffCodeHelp}
          isLatin
          inputMode="decimal"
          error={getProblemText(problems["tariffCode"])}
          value={draft.tariffCode}
          maxLength={20}
          onChange={({ target }) => onChange({ tariffCode: target.value })}
        />
        {getNote("tariffCode")}
      </div>
      <div className="grid gap-2">
        <SelectInput
          name="variant-origin-country"
          label={text.originCountry}
          error={getProblemText(problems["originCountry"])}
          value={draft.originCountry}
          onChange={({ target }) => onChange({ originCountry: target.value })}
        >
          <option value="">{text.noCountry}</option>
          <CountryOptions />
        </SelectInput>
        {getNote("originCountry")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="variant-weight"
          label={text.weight}
          optionalHint={admin.dialog.optional}
          help={text.weightHelp}
          isLatin
          inputMode="numeric"
          error={getProblemText(problems["weight"])}
          value={draft.weight}
          maxLength={9}
          onChange={({ target }) => onChange({ weight: target.value })}
        />
        {getNote("weight")}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="variant-customs-description"
          label={text.customsDescription}
          optionalHint={admin.dialog.optional}
          help={text.customsDescriptionHelp}
          isLatin
          error={getProblemText(problems["customsDescription"])}
          value={draft.customsDescription}
          maxLength={MAX_CUSTOMS_DESCRIPTION}
          onChange={({ target }) => onChange({ customsDescription: target.value })}
        />
        {getNote("customsDescription")}
      </div>
    </fieldset>
  );
}
