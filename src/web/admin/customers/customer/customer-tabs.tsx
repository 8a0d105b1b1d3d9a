import { formatCount } from "#i18n/format-he.ts";
import { useLocation, useSearchParams } from "react-router";
import { customer as text } from "#i18n/he/customer.ts";
import type { Customer } from "#modules/customers/admin/customer-shapes.ts";
import { TabList, TabPanel } from "#ui/tabs.tsx";
import { selectAllowed } from "../../kit/url-state.ts";
import { ConsentTab } from "./consent-tab.tsx";
import { DetailsTab } from "./details-tab.tsx";
import { Figures } from "./figures.tsx";
import { MessagesTab } from "./messages-tab.tsx";
import { NotesTab } from "./notes-tab.tsx";
import { OrdersTab } from "./orders-tab.tsx";
import { TimelineTab } from "./timeline-tab.tsx";

const tabs = ["timeline", "orders", "messages", "notes", "details", "consent"] as const;
type Tab = (typeof tabs)[number];

/** Data of a customer in tabs; the URL holds the chosen one. */
export function CustomerTabs({ customer }: { customer: Customer }) {
  const [tab, select] = useTab();
  const counts: Partial<Record<Tab, number>> = {
    orders: customer.figures.orders,
    messages: customer.messages,
    notes: customer.notes.length,
  };
  return (
    <>
      <Figures customer={customer} />
      <TabList
        look="line"
        label={text.tabs.label}
        tabs={tabs.map((id) => ({ id, label: <TabLabel tab={id} count={counts[id]} /> }))}
        selected={tab}
        onSelect={select}
        className="sticky top-0 z-1"
      />
      <TabPanel id={tab} selected={tab} className="px-4 py-4">
        <TabContent tab={tab} customer={customer} />
      </TabPanel>
    </>
  );
}

function TabLabel({ tab, count = 0 }: { tab: Tab; count: number | undefined }) {
  return (
    <>
      {text.tabs[tab]}
      {count > 0 && <bdi className="num text-faint">{formatCount(count)}</bdi>}
    </>
  );
}

function TabContent({ tab, customer }: { tab: Tab; customer: Customer }) {
  switch (tab) {
    case "timeline":
      return <TimelineTab id={customer.id} />;
    case "orders":
      return <OrdersTab id={customer.id} />;
    case "messages":
      return <MessagesTab customer={customer} />;
    case "notes":
      return <NotesTab customer={customer} />;
    case "details":
      return <DetailsTab customer={customer} />;
    case "consent":
      return <ConsentTab customer={customer} />;
  }
}

/** Another tab is no step in the history, and leaves the list behind at its page. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  function select(tab: Tab) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (tab === tabs[0]) next.delete("tab");
        else next.set("tab", tab);
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  }
  return [selectAllowed(params.get("tab") ?? undefined, tabs), select];
}
