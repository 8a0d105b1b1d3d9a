import { useContext } from "react";
import { contentEditor as text } from "#i18n/he/content-editor.ts";
import type { Field } from "#modules/content/fields.ts";
import { Panel } from "../../kit/panel.tsx";
import { FieldEditor } from "../fields/field-editor.tsx";
import { FieldNotes } from "../fields/field-notes.tsx";
import { DocumentSearchPreview } from "../preview/document-search-preview.tsx";
import { FieldsContext, getFieldId, getFieldName } from "../fields/fields-context.ts";
import { GroupFields } from "../fields/group-field.tsx";
import { NestedFieldContext } from "../fields/nested-field.tsx";
import type { Data } from "./data.ts";

type DocumentFormProps = {
  fields: Field;
  data: Data;
  /** Of the page that shows it; null where none does. */
  path: string | null;
};

/** All fields of a document: its groups and lists are sections, one below the other. */
export function DocumentForm({ fields, data, path }: DocumentFormProps) {
  const { documentKey } = useContext(FieldsContext);
  if (fields.kind !== "group") return null;
  const entries = Object.entries(fields.fields);
  const isSection = ({ kind }: Field) => kind === "group" || kind === "list";
  const general = Object.fromEntries(entries.filter(([, field]) => !isSection(field)));
  const sections = entries.filter(([, field]) => isSection(field));
  const hasGeneral = Object.keys(general).length > 0;
  const links = [
    ...(hasGeneral ? [{ id: "section-", name: text.general }] : []),
    ...sections.map(([name]) => ({
      id: `section-${name}`,
      name: getFieldName(documentKey, name),
    })),
  ];
  return (
    <NestedFieldContext value={FieldEditor}>
      {links.length > 2 && (
        <nav aria-label={text.sections} className="flex flex-wrap gap-1">
          {links.map(({ id, name }) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-9 items-center rounded-pill border border-line bg-surface px-3 text-xs text-soft no-underline hover:text-text"
            >
              {name}
            </a>
          ))}
        </nav>
      )}
      {hasGeneral && (
        <div id="section-" className="scroll-mt-4">
          <Panel title={text.general}>
            <div className="grid gap-5 px-5 pb-5">
              <GroupFields field={{ ...fields, fields: general }} path="" value={data} />
              {path !== null && "description" in general && (
                <DocumentSearchPreview path={path} data={data} />
              )}
            </div>
          </Panel>
        </div>
      )}
      {sections.map(([name, field]) => (
        <div key={name} id={`section-${name}`} className="scroll-mt-4">
          <Panel title={getFieldName(documentKey, name)}>
            <div id={field.kind === "group" ? getFieldId(name) : undefined} className="px-5 pb-5">
              {field.kind === "group" ? (
                <div className="grid gap-3">
                  <FieldNotes field={field} path={name} />
                  <GroupFields field={field} path={name} value={data[name]} />
                </div>
              ) : (
                <FieldEditor field={field} path={name} value={data[name]} />
              )}
            </div>
          </Panel>
        </div>
      ))}
    </NestedFieldContext>
  );
}
