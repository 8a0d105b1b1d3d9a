import { shopSecurity as text } from "#i18n/he/shop-security.ts";
import type { ListedSecurityEvent, securityEndpoints } from "#modules/security/contract.ts";
import { useApi } from "../../api/use-api.ts";
import { DataTable } from "../../kit/data-table.tsx";
import { EmptyList, ListFrame } from "../../kit/list-frame.tsx";
import { Pager } from "../../kit/pager.tsx";
import { Panel } from "../../kit/panel.tsx";
import { eventColumns } from "./event-columns.tsx";
import { SecurityFilter, useSecurityFilter } from "./security-filter.tsx";

/** What happened at the doors of the shop, the newest first. */
export function EventList() {
  const filtering = useSecurityFilter();
  const read = useApi<typeof securityEndpoints.listSecurityEvents>("/api/admin/security/events", {
    query: filtering.query,
  });
  const { isFiltered, clear } = filtering;
  return (
    <Panel title={text.events.title} className="overflow-hidden">
      <SecurityFilter {...filtering} />
      <ListFrame
        read={read}
        failed={text.events.failed}
        isEmpty={({ events }) => events.length === 0}
        empty={
          <EmptyList
            none={text.events.empty}
            filtered={text.filtered}
            isFiltered={isFiltered}
            onClear={clear}
          />
        }
      >
        {({ events, nextCursor }) => (
          <>
            <DataTable<ListedSecurityEvent>
              label={text.events.title}
              columns={eventColumns}
              rows={events}
              idOf={({ id }) => id}
              nameOf={({ type }) => text.types[type]}
              isStale={read.isPlaceholderData}
            />
            <div className="px-5 py-4 empty:hidden">
              <Pager nextCursor={nextCursor} />
            </div>
          </>
        )}
      </ListFrame>
    </Panel>
  );
}
