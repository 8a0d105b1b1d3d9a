import { TriangleAlert } from "lucide-react";
import { useContext } from "react";
import { contentEditor } from "#i18n/he/content-editor.ts";
import type { Field, FieldPath } from "#modules/content/fields.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { toReadableText } from "../history/readable-text.ts";
import { FieldsContext, getFieldName, describeFinding } from "./fields-context.ts";

const text = contentEditor.clash;

/** Kinds whose control shows what is wrong itself. */
const bare: readonly Field["kind"][] = ["group", "list", "richText", "switch"];

/** Warnings about a field, and the value that another user has saved meanwhile. */
export function FieldNotes({ field, path }: { field: Field; path: FieldPath }) {
  const { documentKey, problems, warnings, clashes, resolveClash } = useContext(FieldsContext);
  const isHere = (it: { readonly field: string }) => it.field === path;
  const own = bare.includes(field.kind) ? problems.filter(isHere) : [];
  const clash = clashes.find((it) => it.path === path);
  const label = getFieldName(documentKey, path);
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
      {clash && (
        <div className="grid justify-items-start gap-2 rounded-sm bg-warn-bg px-3 py-2 text-xs text-warn-fg">
          <p className="font-medium">{text.theirs}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {toReadableText(field, clash.theirs) || text.empty}
          </p>
          <span className="flex flex-wrap gap-2">
            <ActionButton
              aria-label={`${text.takeTheirs}: ${label}`}
              onClick={() => resolveClash(path, "theirs")}
            >
              {text.takeTheirs}
            </ActionButton>
            <ActionButton
              aria-label={`${text.keepMine}: ${label}`}
              onClick={() => resolveClash(path, "mine")}
            >
              {text.keepMine}
            </ActionButton>
          </span>
        </div>
      )}
    </>
  );
}
