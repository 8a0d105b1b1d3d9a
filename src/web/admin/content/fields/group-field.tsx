import { type Field, type FieldPath, joinPath } from "#modules/content/fields.ts";
import { isRecord } from "#shared/json.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { getAt } from "../editor/data.ts";
import { NestedField } from "./nested-field.tsx";
import { getFieldId, useField } from "./fields-context.ts";

type Group = Extract<Field, { readonly kind: "group" }>;
type GroupProps = { field: Group; path: FieldPath; value: unknown };

/** Fields that belong together, under their name. */
export function GroupField({ field, path, value }: GroupProps) {
  const { label } = useField(path);
  return (
    <fieldset id={getFieldId(path)} className="min-w-0 rounded-sm border border-line p-3">
      <legend className="px-1 text-sm font-medium">{label}</legend>
      <GroupFields field={field} path={path} value={value} />
    </fieldset>
  );
}

/** The fields of a group alone; both languages of a text stand side by side. */
export function GroupFields({ field, path, value }: GroupProps) {
  const entries = Object.entries(field.fields);
  const isTwoLanguages = "en" in field.fields && "he" in field.fields && entries.length === 2;
  const isShort = entries.length > 1 && entries.every(([, { kind }]) => kind === "number");
  return (
    <div
      className={joinClassNames(
        "grid gap-4",
        isTwoLanguages && "md:grid-cols-2",
        isShort && "grid-cols-2",
      )}
    >
      {entries.map(([name, each]) => (
        <NestedField
          key={name}
          field={each}
          path={joinPath(path, name)}
          value={isRecord(value) ? getAt(value, name) : undefined}
        />
      ))}
    </div>
  );
}
