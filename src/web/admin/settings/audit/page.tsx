import { audit as text } from "#i18n/he/audit.ts";
import { useListApi } from "../../api/use-list-api.ts";
import { ListFileButton } from "../../kit/files/list-file-button.tsx";
import { ListScreen } from "../../kit/list-screen.tsx";
import { useList } from "../../kit/use-list.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { auditList } from "./audit-list.ts";
import { loadBeside } from "../../kit/load-later.tsx";

const AuditEntries = loadBeside(async () => (await import("./audit-entries.tsx")).AuditEntries);

/** Changes in the back office with their authors, the newest first. */
export default function AuditPage() {
  const list = useList(auditList);
  const read = useListApi("GET /api/admin/audit", list, ({ query }) => ({ query }));
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
      {(answer) => <AuditEntries {...answer} isStale={read.isPlaceholderData} />}
    </ListScreen>
  );
}
