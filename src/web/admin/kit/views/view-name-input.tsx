import { views as text } from "#i18n/he/views.ts";
import { MAX_NAME } from "#modules/saved-views/limits.ts";
import { TextInput } from "../fields.tsx";

type ViewNameInputProps = {
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
};

/** Field for the name of a saved view. */
export function ViewNameInput({ value, error, onChange }: ViewNameInputProps) {
  return (
    <TextInput
      name="view-name"
      label={text.name}
      value={value}
      maxLength={MAX_NAME}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
