import { contentEditor } from "#i18n/he/content-editor.ts";
import { CatalogImage } from "#ui/image.tsx";
import { TextInput } from "../../kit/fields.tsx";
import type { FieldPath } from "../editor/data.ts";
import { useField } from "./fields-context.ts";

const text = contentEditor.field;

/** A picture by its stored address, with a look at it. */
export function ImageControl({ path, value }: { path: FieldPath; value: string }) {
  const { name, label, error, isReadOnly, change } = useField(path);
  return (
    <div className="flex items-start gap-3">
      <span className="mt-6.5 grid aspect-4/3 w-16 flex-none place-items-center overflow-hidden rounded-sm border border-line bg-surface-2 text-xs text-faint">
        {value.startsWith("/") ? (
          <CatalogImage imageUrl={value} sizes="64px" className="size-full object-cover" />
        ) : (
          text.noPicture
        )}
      </span>
      <TextInput
        name={name}
        label={label}
        error={error}
        help={text.pictureHelp}
        className="min-w-0 grow"
        lang="en"
        readOnly={isReadOnly}
        maxLength={300}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}
