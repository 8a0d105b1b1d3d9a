import { lazy, memo, Suspense } from "react";
import { contentEditor } from "#i18n/he/content-editor.ts";
import { CheckInput, SelectInput, TextInput } from "../../kit/fields.tsx";
import { ColorControl } from "./color-control.tsx";
import { FieldNotes } from "./field-notes.tsx";
import { useField, getFieldId } from "./fields-context.ts";
import { GroupField } from "./group-field.tsx";
import { ListField } from "./list-field.tsx";
import type { FieldEditorProps } from "./nested-field.tsx";
import { NumberControl } from "./number-control.tsx";
import { TextControl } from "./text-control.tsx";
import type { FieldPath } from "#modules/content/fields.ts";
import { MediaPicker } from "../media/media-picker.tsx";

/** The editor of texts is large: it comes when a document has such a field. */
const RichTextField = lazy(() => import("../rich-text/rich-text-field.tsx"));

/** Any field of a document, by its kind, with its notes. */
export const FieldEditor = memo(function FieldEditor({ field, path, value }: FieldEditorProps) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <Control field={field} path={path} value={value} />
      <FieldNotes field={field} path={path} />
    </div>
  );
});

function Control({ field, path, value }: FieldEditorProps) {
  const { name, label, error, isReadOnly, change } = useField(path);
  const text = typeof value === "string" ? value : "";
  const shell = { name, label, error };
  switch (field.kind) {
    case "group":
      return <GroupField field={field} path={path} value={value} />;
    case "list":
      return <ListField field={field} path={path} value={value} />;
    case "richText":
      return (
        <Suspense fallback={<p role="status">{contentEditor.field.loading}</p>}>
          <RichTextField path={path} value={value} />
        </Suspense>
      );
    case "number":
      return <NumberControl path={path} value={value} isWhole={field.isWhole} />;
    case "switch":
      return (
        <CheckInput
          id={name}
          name={name}
          label={label}
          disabled={isReadOnly}
          checked={value === true}
          onChange={({ target }) => change(target.checked)}
        />
      );
    case "choice":
      return (
        <SelectInput
          {...shell}
          isLatin
          disabled={isReadOnly}
          value={text}
          onChange={({ target }) => change(target.value)}
        >
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </SelectInput>
      );
    case "image":
      return <ImageControl path={path} value={text} />;
    case "colour":
      return <ColorControl path={path} value={text} />;
    case "line":
    case "text":
      return <TextControl field={field} path={path} value={text} />;
    case "link":
    case "email":
    case "anchor":
    case "country":
    case "day":
      return (
        <TextInput
          {...shell}
          type={field.kind === "day" ? "date" : field.kind === "email" ? "email" : "text"}
          lang="en"
          readOnly={isReadOnly}
          maxLength={field.max}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      );
  }
}

/** An image of the library. */
function ImageControl({ path, value }: { path: FieldPath; value: string }) {
  const { label, error, change } = useField(path);
  return (
    <div id={getFieldId(path)} className="grid max-w-60 gap-1">
      <MediaPicker label={label} value={value} onChoose={change} />
      {error !== undefined && <p className="text-xs font-medium text-danger-fg">{error}</p>}
    </div>
  );
}
