import { admin } from "#i18n/he/admin.ts";
import { returns } from "#i18n/he/returns.ts";
import { MAX_RETURN_NOTE } from "#modules/returns/kinds.ts";
import { TextAreaInput } from "../../kit/fields.tsx";

const text = returns.steps;

type NoteFieldProps = {
  value: string;
  onChange: (note: string) => void;
  /** Of a note that must be there. */
  error?: string | undefined;
  isRequired?: boolean;
};

/** Note to the customer that goes along with a step. */
export function NoteField({ value, onChange, error, isRequired = false }: NoteFieldProps) {
  return (
    <TextAreaInput
      name="return-note"
      label={isRequired ? text.reason : text.note}
      optionalHint={isRequired ? undefined : admin.dialog.optional}
      help={text.noteHelp}
      dir="auto"
      rows={3}
      maxLength={MAX_RETURN_NOTE}
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
