import { shopSecurity as text } from "#i18n/he/shop-security.ts";
import { Chips } from "../../kit/chips.tsx";
import { selectAllowed, useUrlState } from "../../kit/url-state.ts";
import { AlertList } from "./alert-list.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import { SecurityNote } from "./security-note.tsx";
import { useListApi } from "../../api/use-list-api.ts";
import { TableScreen } from "../../kit/table-screen.tsx";
import { useList } from "../../kit/use-list.ts";
import { eventColumns } from "./event-columns.tsx";
import { SecurityFilters } from "./security-filters.tsx";
import { securityList } from "./security-list.ts";

const tabs = ["alerts", "events"] as const;

/** Safeguards of the shop, its alerts and its security events. */
export default function SecurityPage() {
  const [values, change] = useUrlState(["list"]);
  const list = selectAllowed(values.list, tabs);
  return (
    <>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <SecurityNote />
        <RulesPanel />
      </div>
      <div className="grid gap-3">
        <Chips
          label={text.tabs.label}
          value={list}
          choices={tabs.map((value) => ({ value, label: text.tabs[value] }))}
          onChoose={(value) => change({ list: value === "alerts" ? null : value })}
          className="justify-self-start"
        />
        {list === "alerts" ? <AlertList /> : <EventList />}
      </div>
    </>
  );
}

/** Security events of the shop, the newest first. */
function EventList() {
  const list = useList(securityList);
  const read = useListApi("GET /api/admin/security/events", list, ({ query }) => ({ query }));
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
