import type { ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { products } from "#i18n/he/products.ts";
import { TextInput } from "../../kit/fields.tsx";
import { getProblemText, type Problems } from "./problems.ts";
import type { DraftField, ProductDraft } from "./product-draft.ts";

const text = products.form;
const lengths = ["height", "width", "depth"] as const;

type MeasureFieldsProps = {
  draft: ProductDraft;
  problems: Problems;
  getNote: (field: DraftField) => ReactNode;
  onChange: (changes: Partial<ProductDraft>) => void;
};

/** Fields for the size of a product, and for the heaviest pet that it carries. */
export function MeasureFields({ draft, problems, getNote, onChange }: MeasureFieldsProps) {
  return (
    <fieldset className="grid items-start gap-x-4 gap-y-5 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-3 font-strong">{text.size}</legend>
      <div className="grid grid-cols-3 items-start gap-3">
        {lengths.map((length) => (
          <div key={length} className="grid gap-2">
            <TextInput
              name={`product-${length}`}
              label={text[length]}
              error={getProblemText(problems[length])}
              isLatin
              inputMode="decimal"
              value={draft[length]}
              maxLength={10}
              onChange={({ target }) => onChange({ [length]: target.value })}
            />
            {getNote(length)}
          </div>
        ))}
      </div>
      <div className="grid gap-2">
        <TextInput
          name="product-max-pet"
          label={text.maxPet}
          optionalHint={admin.dialog.optional}
          help={text.maxPetHelp}
          error={getProblemText(problems["maxPet"])}
          isLatin
          inputMode="decimal"
          value={draft.maxPet}
          maxLength={10}
          onChange={({ target }) => onChange({ maxPet: target.value })}
        />
        {getNote("maxPet")}
      </div>
    </fieldset>
  );
}
