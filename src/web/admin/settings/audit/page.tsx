import { audit as text } from "#i18n/he/audit.ts";
import type { auditEndpoints } from "#modules/audit/contract.ts";
import { useApi } from "../../api/use-api.ts";
import { EmptyList, ListFrame } from "../../kit/list-frame.tsx";
import { Pager } from "../../kit/pager.tsx";
import { Panel } from "../../kit/panel.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { EntryGroup } from "./entry-group.tsx";
import { groupsOf } from "./entry-words.ts";
import { useAuditFilter } from "./use-audit-filter.ts";

/** Who changed what in the back office, the newest first. */
export default function AuditPage() {
  const filtering = useAuditFilter();
  const read = useApi<typeof auditEndpoints.listAuditEntries>("/api/admin/audit", {
    query: filtering.query,
  });
  const { isFiltered, clear } = filtering;
  return (
    <Panel title={text.title} note={text.note} className="overflow-hidden">
      <AuditFilters {...filtering} />
      <ListFrame
        read={read}
        failed={text.failed}
        isEmpty={({ entries }) => entries.length === 0}
        empty={
          <EmptyList
            none={text.empty}
            filtered={text.filtered}
            isFiltered={isFiltered}
            onClear={clear}
          />
        }
      >
        {({ entries, names, nextCursor }) => (
          <>
            <ol
              aria-label={text.title}
              aria-busy={read.isPlaceholderData}
              className="border-t border-line"
            >
              {groupsOf(entries).map((group) => (
                <EntryGroup key={group[0].id} entries={group} names={names} />
              ))}
            </ol>
            <div className="px-5 py-4 empty:hidden">
              <Pager nextCursor={nextCursor} />
            </div>
          </>
        )}
      </ListFrame>
    </Panel>
  );
}
