import { shopSecurity } from "#i18n/he/shop-security.ts";
import type { ListedSecurityAlert, securityEndpoints } from "#modules/security/contract.ts";
import { useApi } from "../../api/use-api.ts";
import { DataTable } from "../../kit/data-table.tsx";
import { EmptyList, ListFrame } from "../../kit/list-frame.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Pager } from "../../kit/pager.tsx";
import { Panel } from "../../kit/panel.tsx";
import { eventColumns } from "./event-columns.tsx";
import { SecurityFilter, useSecurityFilter } from "./security-filter.tsx";
import { SeverityTag } from "./severity-tag.tsx";

const text = shopSecurity.alerts;

/** Patterns that somebody should look at, each with the events behind it. */
export function AlertList() {
  const filtering = useSecurityFilter();
  const read = useApi<typeof securityEndpoints.listSecurityAlerts>("/api/admin/security/alerts", {
    query: filtering.query,
  });
  const { isFiltered, clear } = filtering;
  return (
    <Panel
      title={text.title}
      note={read.data && text.total(read.data.total)}
      className="overflow-hidden"
    >
      <SecurityFilter {...filtering} />
      <ListFrame
        read={read}
        failed={text.failed}
        isEmpty={({ alerts }) => alerts.length === 0}
        empty={
          <EmptyList
            none={text.empty}
            filtered={shopSecurity.filtered}
            isFiltered={isFiltered}
            onClear={clear}
          />
        }
      >
        {({ alerts, nextCursor }) => (
          <>
            <ul className="divide-y divide-line border-t border-line">
              {alerts.map((alert) => (
                <Alert key={alert.id} alert={alert} />
              ))}
            </ul>
            <div className="px-5 py-4 empty:hidden">
              <Pager nextCursor={nextCursor} />
            </div>
          </>
        )}
      </ListFrame>
    </Panel>
  );
}

function Alert({ alert }: { alert: ListedSecurityAlert }) {
  const { pattern, severity, timestamp, events } = alert;
  const [first] = events;
  return (
    <li className="grid gap-2 px-5 py-3.5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <SeverityTag severity={severity} />
        <strong className="font-medium">{shopSecurity.types[pattern]}</strong>
        <bdi className="num">{first?.ip ?? shopSecurity.unknown}</bdi>
        <span className="ms-auto text-xs text-faint">
          <Moment at={timestamp} />
        </span>
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer lg:min-h-0 text-xs text-soft">
          {text.show} ({text.events(events.length)})
        </summary>
        <DataTable
          label={text.events(events.length)}
          columns={eventColumns}
          // They have no ids of their own: an alert keeps them as they were.
          rows={events.map((event, place) => ({ ...event, place }))}
          idOf={({ place }) => String(place)}
          nameOf={({ type }) => shopSecurity.types[type]}
        />
      </details>
    </li>
  );
}
