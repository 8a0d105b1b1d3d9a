import { shopSecurity as text } from "#i18n/he/shop-security.ts";
import { useApi } from "../../api/use-api.ts";
import { TableScreen } from "../../kit/table-screen.tsx";
import { useList } from "../../kit/use-list.ts";
import { eventColumns } from "./event-columns.tsx";
import { SecurityFilters } from "./security-filters.tsx";
import { securityList } from "./security-list.ts";

/** Security events of the shop, the newest first. */
export function EventList() {
  const list = useList(securityList);
  const read = useApi("GET /api/admin/security/events", { query: list.query });
  return (
    <TableScreen
      list={list}
      read={read}
      rows={read.data?.events}
      label={text.events.title}
      failed={text.events.failed}
      none={text.events.empty}
      filtered={text.filtered}
      panel={{ title: text.events.title }}
      filters={<SecurityFilters list={list} />}
      columns={eventColumns}
    />
  );
}
