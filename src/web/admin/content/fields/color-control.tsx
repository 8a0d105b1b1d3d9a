import { contentEditor } from "#i18n/he/content-editor.ts";
import type { FieldPath } from "#modules/content/fields.ts";
import { TextInput } from "../../kit/fields.tsx";
import { useField } from "./fields-context.ts";

const text = contentEditor.field;

/** Value of the browser's own color picker while no color is chosen. */
const NO_COLOR = "#000000"; // raw color: the picker reads no tokens

/** A color as its six digits, beside the browser's own choice of colors. */
export function ColorControl({ path, value }: { path: FieldPath; value: string }) {
  const { name, label, error, isReadOnly, change } = useField(path);
  const isColor = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <div className="flex items-end gap-2">
      <TextInput
        name={name}
        label={label}
        error={error}
        help={text.colorHelp}
        className="grow"
        lang="en"
        readOnly={isReadOnly}
        maxLength={7}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
      <input
        type="color"
        aria-label={`${text.chooseColor}: ${label}`}
        disabled={isReadOnly}
        value={isColor ? value.toLowerCase() : NO_COLOR}
        onChange={({ target }) => change(target.value)}
        className="mb-5.5 size-11 flex-none cursor-pointer rounded-sm border border-line-strong bg-surface p-1 lg:size-10"
      />
    </div>
  );
}
