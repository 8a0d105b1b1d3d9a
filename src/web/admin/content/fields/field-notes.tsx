import { TriangleAlert } from "lucide-react";
import { useContext } from "react";
import type { Field, FieldPath } from "#modules/content/fields.ts";
import { ClashNote } from "../../kit/clash-note.tsx";
import { toReadableText } from "../history/readable-text.ts";
import { FieldsContext, getFieldName, describeFinding } from "./fields-context.ts";

/** Kinds whose control shows what is wrong itself. */
const bare: readonly Field["kind"][] = ["group", "list", "richText", "switch"];

/** Warnings about a field, and the value that another user has saved meanwhile. */
export function FieldNotes({ field, path }: { field: Field; path: FieldPath }) {
  const { documentKey, problems, warnings, clashes, saved, resolveClash } =
    useContext(FieldsContext);
  const isHere = (it: { readonly field: string }) => it.field === path;
  const own = bare.includes(field.kind) ? problems.filter(isHere) : [];
  return (
    <>
      {own.map((problem) => (
        <p key={problem.code} className="text-xs font-medium text-danger-fg">
          {describeFinding(problem)}
        </p>
      ))}
      {warnings.filter(isHere).map((warning) => (
        <p key={warning.code} className="flex gap-1.5 text-xs text-warn-fg">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 flex-none" />
          {describeFinding(warning)}
        </p>
      ))}
      {clashes.includes(path) && (
        <ClashNote
          label={getFieldName(documentKey, path)}
          saved={toReadableText(field, saved[path])}
          onTake={() => resolveClash(path, "theirs")}
          onKeep={() => resolveClash(path, "mine")}
        />
      )}
    </>
  );
}
