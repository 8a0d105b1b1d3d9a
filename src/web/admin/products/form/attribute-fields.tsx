import { admin } from "#i18n/he/admin.ts";
import { attribute } from "#modules/catalog/product.ts";
import type { Draft } from "#shared/records/record.ts";
import { EntriesField } from "../../kit/entries-field.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import type { ProductForm } from "./product-draft.ts";

type AttributeDraft = Draft<typeof attribute.fields>;

/**
 * Facts about a product in the order in which they are shown: a name, a value, and what kind of
 * value it is.
 */
export function AttributeFields({ form }: { form: ProductForm }) {
  return (
    <EntriesField
      form={form}
      name="attributes"
      isTitled
      isSorted
      type={attribute}
      columns="grid-cols-2 sm:grid-cols-[1fr_1.5fr_8rem]"
    >
      {(each) => (
        <>
          <RecordField form={each} name="name" className="max-sm:col-span-2" />
          <RecordField form={each} name="value">
            {each.draft.type === "boolean" ? (
              <>
                <option value="true">{admin.yes}</option>
                <option value="false">{admin.no}</option>
              </>
            ) : undefined}
          </RecordField>
          <RecordField
            form={{ ...each, change: (changes) => each.change(addFlag(each.draft, changes)) }}
            name="type"
          />
        </>
      )}
    </EntriesField>
  );
}

/** The value of an attribute that becomes a yes or no is one of them. */
function addFlag({ value }: AttributeDraft, changes: Partial<AttributeDraft>) {
  const isFlag = value === "true" || value === "false";
  return changes.type === "boolean" && !isFlag ? { ...changes, value: "true" } : changes;
}
