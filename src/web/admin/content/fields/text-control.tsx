import { useRef } from "react";
import { contentEditor } from "#i18n/he/content-editor.ts";
import type { Field, FieldPath } from "#modules/content/fields.ts";
import { TextAreaInput, TextInput } from "../../kit/fields.tsx";
import { useField } from "./fields-context.ts";
import { PlaceholderMenu } from "./placeholder-menu.tsx";

type Selection = { readonly selectionStart: number | null; readonly selectionEnd: number | null };

/**
 * A text with `before` in place of what is selected, or around it with `behind`, and where the
 * caret stands then.
 */
function insertAt(
  value: string,
  [before, behind]: readonly [before: string, behind?: string | undefined],
  { selectionStart, selectionEnd }: Selection,
): { readonly words: string; readonly caret: number } {
  const from = selectionStart ?? value.length;
  const to = selectionEnd ?? from;
  const inserted = before + (behind === undefined ? "" : value.slice(from, to));
  const words = `${value.slice(0, from)}${inserted}${behind ?? ""}${value.slice(to)}`;
  return { words, caret: from + inserted.length };
}

const text = contentEditor.field;

type Written = Extract<Field, { readonly lang: string }>;
type TextControlProps = { field: Written; path: FieldPath; value: string };

/** A text field in its own direction, with its length and the available placeholders. */
export function TextControl({ field, path, value }: TextControlProps) {
  const { name, label, error, isReadOnly, change } = useField(path);
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  function insertPlaceholder(before: string, behind?: string) {
    if (control.current === null) return;
    const { words, caret } = insertAt(value, [before, behind], control.current);
    change(words);
    // After the menu has given the focus back to its button.
    requestAnimationFrame(() => {
      control.current?.focus();
      control.current?.setSelectionRange(caret, caret);
    });
  }
  const props = {
    ref: control,
    name,
    // Room for the element over its end.
    label: <span className="block pe-28">{label}</span>,
    error,
    lang: field.lang,
    readOnly: isReadOnly,
    maxLength: field.max,
    value,
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
  return (
    <div className="relative">
      {field.kind === "text" ? (
        <TextAreaInput {...props} rows={Math.min(12, Math.max(2, Math.ceil(value.length / 60)))} />
      ) : (
        <TextInput {...props} />
      )}
      <span className="absolute end-0 -top-1 flex items-center gap-1">
        <span className="num text-xs text-faint" title={text.count(value.length, field.max)}>
          <bdi>
            {value.length}/{field.max}
          </bdi>
        </span>
        {!isReadOnly && (
          <PlaceholderMenu label={label} own={field.ownPlaceholders} onInsert={insertPlaceholder} />
        )}
      </span>
    </div>
  );
}
