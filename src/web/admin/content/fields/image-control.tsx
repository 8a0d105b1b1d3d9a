import type { FieldPath } from "#modules/content/fields.ts";
import { MediaPicker } from "../media/media-picker.tsx";
import { getFieldId, useField } from "./fields-context.ts";

/** An image of the library. */
export function ImageControl({ path, value }: { path: FieldPath; value: string }) {
  const { label, error, change } = useField(path);
  return (
    <div id={getFieldId(path)} className="grid max-w-60 gap-1">
      <MediaPicker label={label} value={value} onChoose={change} />
      {error !== undefined && <p className="text-xs font-medium text-danger-fg">{error}</p>}
    </div>
  );
}
