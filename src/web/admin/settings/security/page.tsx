import { shopSecurity as text } from "#i18n/he/shop-security.ts";
import { Chips } from "../../kit/chips.tsx";
import { selectAllowed, useUrlState } from "../../kit/url-state.ts";
import { AlertList } from "./alert-list.tsx";
import { EventList } from "./event-list.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import { SecurityNote } from "./security-note.tsx";

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
