import { audit as text } from "#i18n/he/audit.ts";
import { useApi } from "../../api/use-api.ts";
import { ListFileButton } from "../../kit/files/list-file-button.tsx";
import { ListScreen } from "../../kit/list-screen.tsx";
import { useList } from "../../kit/use-list.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { auditList } from "./audit-list.ts";
import { EntryGroup } from "./entry-group.tsx";
import { getGroups } from "./entry-labels.ts";

/** Changes in the back office with their authors, the newest first. */
export default function AuditPage() {
  const list = useList(auditList);
  const read = useApi("GET /api/admin/audit", { query: list.query });
  return (
    <ListScreen
      list={list}
      read={read}
      rows={read.data?.entries}
      failed={text.failed}
      none={text.empty}
      filtered={text.filtered}
      panel={{ title: text.title, note: text.note }}
      file={<ListFileButton list="changes" filter={list.query} />}
      filters={<AuditFilters list={list} />}
    >
      {({ entries, names }) => (
        <ol
          aria-label={text.title}
          aria-busy={read.isPlaceholderData}
          className="border-t border-line"
        >
          {getGroups(entries).map((group) => (
            <EntryGroup key={group[0].id} entries={group} names={names} />
          ))}
        </ol>
      )}
    </ListScreen>
  );
}
