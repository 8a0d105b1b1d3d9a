import { shopSecurity } from "#i18n/he/shop-security.ts";
import type { ListedSecurityAlert } from "#modules/security/contract.ts";
import { useListApi } from "../../api/use-list-api.ts";
import { DataTable } from "../../kit/data-table.tsx";
import { ListScreen } from "../../kit/list-screen.tsx";
import { Moment } from "../../kit/moment.tsx";
import { useList } from "../../kit/use-list.ts";
import { eventColumns } from "./event-columns.tsx";
import { SecurityFilters } from "./security-filters.tsx";
import { securityList } from "./security-list.ts";
import { SeverityTag } from "./severity-tag.tsx";

const text = shopSecurity.alerts;

/** Security alerts, each with the events behind it. */
export function AlertList() {
  const list = useList(securityList);
  const read = useListApi("GET /api/admin/security/alerts", list, ({ query }) => ({ query }));
  return (
    <ListScreen
      list={list}
      read={read}
      rows={read.data?.alerts}
      failed={text.failed}
      none={text.empty}
      filtered={shopSecurity.filtered}
      panel={{ title: text.title, note: read.data && text.total(read.data.total) }}
      filters={<SecurityFilters list={list} />}
    >
      {({ alerts }) => (
        <ul className="divide-y divide-line border-t border-line">
          {alerts.map((alert) => (
            <Alert key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </ListScreen>
  );
}

function Alert({ alert }: { alert: ListedSecurityAlert }) {
  const { pattern, severity, timestamp, network, isMany, events } = alert;
  return (
    <li className="grid gap-2 px-5 py-3.5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <SeverityTag severity={severity} />
        <strong className="font-medium">{shopSecurity.types[pattern]}</strong>
        {isMany ? (
          <span>{text.many}</span>
        ) : (
          <bdi className="num">{network ?? shopSecurity.unknown}</bdi>
        )}
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
          rows={events.map((event, place) => ({ ...event, id: String(place) }))}
        />
      </details>
    </li>
  );
}
