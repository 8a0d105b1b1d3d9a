import { audit } from "#i18n/he/audit.ts";
import { listFileColumns } from "#i18n/he/list-file-columns.ts";
import { listFiles } from "#i18n/he/list-files.ts";
import type { AuditEntry } from "#modules/audit/contract.ts";
import { auditEndpoints } from "#modules/audit/endpoints.ts";
import { defineListFile, createMomentCell } from "./define-list-file.ts";

type Labels = Readonly<Record<string, string>>;

const { columns: others } = listFileColumns;

/** The log of changes, with the values as the database has them. */
export const changesFile = defineListFile(auditEndpoints.listAuditEntries, ({ entries, names }) =>
  entries.map((entry) => ({ ...entry, name: getName(entry, names) })),
)({
  export: "customers.export",
  heads: others,
  columns: {
    createdAt: createMomentCell(({ at }) => at),
    person: ({ actorEmail }) => actorEmail ?? audit.nobody,
    action: ({ action }) => audit.actions[action],
    entity: ({ entity }) => getLabel(audit.entities, entity),
    name: "text",
    id: ({ entityId }) => entityId,
    before: ({ before }) => formatValues(before),
    after: ({ after }) => formatValues(after),
  },
});

const getLabel = (labels: Labels, name: string) => labels[name] ?? name;

function getName({ entity, entityId, subject }: AuditEntry, names: Labels): string | null {
  const own = entity === "files" ? getLabel(listFiles.names, entityId) : names[entityId];
  return own ?? names[subject?.id ?? ""] ?? null;
}

/** "state: active; note: a few words" */
function formatValues(values: AuditEntry["before"]): string | null {
  if (values === null) return null;
  return Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([column, value]) => {
      const shown = typeof value === "string" ? value : JSON.stringify(value);
      return `${getLabel(audit.fields, column)}: ${shown}`;
    })
    .join("; ");
}
