import { audit as text } from "#i18n/he/audit.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { EntryGroup } from "./entry-group.tsx";
import { getGroups } from "./entry-labels.ts";

type AuditEntriesProps = Pick<CallOutput<"GET /api/admin/audit">, "entries" | "names"> & {
  /** Another answer is on its way. */
  isStale: boolean;
};

/** Changes in the words of every screen, which weigh more than all else here. */
export function AuditEntries({ entries, names, isStale }: AuditEntriesProps) {
  return (
    <ol aria-label={text.title} aria-busy={isStale} className="border-t border-line">
      {getGroups(entries).map((group) => (
        <EntryGroup key={group[0].id} entries={group} names={names} />
      ))}
    </ol>
  );
}
