import { useState } from "react";
import { contentEditor } from "#i18n/he/content-editor.ts";
import type { FieldPath } from "#modules/content/fields.ts";
import { TextInput } from "../../kit/fields.tsx";
import { useField } from "./fields-context.ts";

type NumberControlProps = { path: FieldPath; value: unknown; isWhole: boolean };

/**
 * A number field. For text that is no number it shows a message at once, and the last number stays.
 */
export function NumberControl({ path, value, isWhole }: NumberControlProps) {
  const { name, label, error, isReadOnly, change } = useField(path);
  const [typed, setTyped] = useState<string>();
  const problem = typed === undefined ? error : contentEditor.findings.of.not_a_number;
  const shown = typeof value === "number" ? String(value) : "";
  function changeText(words: string) {
    const number = readNumber(words, isWhole);
    setTyped(number === undefined ? words : undefined);
    if (number !== undefined) change(number);
  }
  return (
    <TextInput
      name={name}
      label={label}
      error={problem}
      inputMode={isWhole ? "numeric" : "decimal"}
      lang="en"
      readOnly={isReadOnly}
      maxLength={12}
      value={typed ?? shown}
      onChange={({ target }) => changeText(target.value)}
    />
  );
}

/** A number as people type it; undefined for what is none, or is not finished yet. */
function readNumber(words: string, isWhole: boolean): number | undefined {
  const pattern = isWhole ? /^\d{1,9}$/ : /^\d{1,9}(?:\.\d*[1-9])?$/;
  return pattern.test(words.trim()) ? Number(words) : undefined;
}
