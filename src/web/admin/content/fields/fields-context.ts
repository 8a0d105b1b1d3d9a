import { createContext, useContext } from "react";
import { contentEditor } from "#i18n/he/content-editor.ts";
import { findFieldName } from "#i18n/he/content-fields.ts";
import type { Finding } from "#modules/content/admin/contract.ts";
import type { FieldPath } from "#modules/content/fields.ts";
import type { Data } from "../editor/data.ts";

type Fields = {
  readonly documentKey: string;
  /** Placeholders that any text may quote, with today's values. */
  readonly placeholders: Readonly<Record<string, string>>;
  readonly problems: readonly Finding[];
  readonly warnings: readonly Finding[];
  /** Fields of the document itself that another user has changed, too, and what is saved now. */
  readonly clashes: readonly string[];
  readonly saved: Data;
  readonly isReadOnly: boolean;
  /** The field to show: closed groups around it open. */
  readonly target: FieldPath | undefined;
  readonly change: (path: FieldPath, value: unknown) => void;
  readonly resolveClash: (field: string, choice: "mine" | "theirs") => void;
};

/** The document whose fields are shown. */
export const FieldsContext = createContext<Fields>({
  documentKey: "",
  placeholders: {},
  problems: [],
  warnings: [],
  clashes: [],
  saved: {},
  isReadOnly: true,
  target: undefined,
  change: () => undefined,
  resolveClash: () => undefined,
});

/** The id of a field's control, and its name. */
export const getFieldId = (path: FieldPath) => `field-${path}`;

/** Properties of a field: its name, its problem, and the way to change it. */
export function useField(path: FieldPath) {
  const fields = useContext(FieldsContext);
  const problem = fields.problems.find(({ field }) => field === path);
  return {
    name: getFieldId(path),
    label: getFieldName(fields.documentKey, path),
    error: problem && describeFinding(problem),
    isReadOnly: fields.isReadOnly,
    change: (value: unknown) => fields.change(path, value),
  };
}

/** Label of a field; a list item is named by its place. */
export function getFieldName(documentKey: string, path: FieldPath): string {
  const name = findFieldName(documentKey, path) ?? path;
  const [, place] = /(?:^|\D)(\d+)$/.exec(path) ?? [];
  return place === undefined ? name : `${name} ${Number(place) + 1}`;
}

/** A finding in words, with what it is about. */
export function describeFinding({ code, detail }: Finding): string {
  const { of, tooLong } = contentEditor.findings;
  const words = of[code];
  const [, length, longest] = /^(\d+) > (\d+)$/.exec(detail ?? "") ?? [];
  if (length !== undefined && longest !== undefined)
    return `${words} ${tooLong(Number(length), Number(longest))}`;
  // The address of a picture does not tell which one it is; its field does.
  return detail === null || code === "missing_alt" ? words : `${words} (${detail})`;
}
