import { formatCount } from "#i18n/format-he.ts";
import type { KeyboardEvent } from "react";
import { useLocation, useSearchParams } from "react-router";
import { customer as text } from "#i18n/he/customer.ts";
import type { Customer } from "#modules/customer-admin/customer-shapes.ts";
import { oneOf } from "../../kit/url-state.ts";
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
  function onKey(event: KeyboardEvent) {
    // The panel is read from right to left.
    const steps: Readonly<Record<string, number>> = { ArrowRight: -1, ArrowLeft: 1 };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at((tabs.indexOf(tab) + step) % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    document.getElementById(`customer-${next}-tab`)?.focus();
  }
  return (
    <>
      <Figures customer={customer} />
      <div
        role="tablist"
        aria-label={text.tabs.label}
        className="sticky top-0 z-1 flex overflow-x-auto border-b border-line bg-surface px-2"
      >
        {tabs.map((it) => (
          <button
            key={it}
            type="button"
            role="tab"
            id={`customer-${it}-tab`}
            aria-controls="customer-panel"
            aria-selected={it === tab}
            tabIndex={it === tab ? 0 : -1}
            onClick={() => select(it)}
            onKeyDown={onKey}
            className="flex min-h-11 flex-none items-center gap-1 border-b-2 border-transparent px-2 text-xs text-soft -outline-offset-2 hover:text-text aria-selected:border-accent aria-selected:font-medium aria-selected:text-text"
          >
            {text.tabs[it]}
            {(counts[it] ?? 0) > 0 && (
              <bdi className="num text-faint">{formatCount(counts[it] ?? 0)}</bdi>
            )}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="customer-panel"
        aria-labelledby={`customer-${tab}-tab`}
        className="px-4 py-4"
      >
        <TabOf tab={tab} customer={customer} />
      </div>
    </>
  );
}

function TabOf({ tab, customer }: { tab: Tab; customer: Customer }) {
  switch (tab) {
    case "timeline":
      return <TimelineTab id={customer.id} />;
    case "orders":
      return <OrdersTab id={customer.id} />;
    case "messages":
      return <MessagesTab id={customer.id} />;
    case "notes":
      return <NotesTab customer={customer} />;
    case "details":
      return <DetailsTab customer={customer} />;
    case "consent":
      return <ConsentTab consent={customer.consent} />;
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
  return [oneOf(params.get("tab") ?? undefined, tabs), select];
}
