import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type TabListProps<Id extends string> = {
  /** Subject of the tabs; the accessible name of the list. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  className?: string;
};

export function tabId(id: string): string {
  return `${id}-tab`;
}

function panelId(id: string): string {
  return `${id}-panel`;
}

/** Tabs of which one is selected. Arrow keys, Home and End select; Tab goes on into the panel. */
export function TabList<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  className,
}: TabListProps<Id>) {
  function selectByKey(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: index + (isRtl ? -1 : 1),
      ArrowLeft: index + (isRtl ? 1 : -1),
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(tabId(tab.id))?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      className={classNames(
        "grid auto-cols-fr grid-flow-col rounded-pill bg-bg-deep p-1",
        className,
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          aria-controls={panelId(tab.id)}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={selectByKey}
          className="min-h-11 rounded-pill px-4 text-sm font-strong text-soft hover:text-text aria-selected:bg-surface aria-selected:text-text aria-selected:shadow-low forced-colors:aria-selected:underline"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

type TabPanelProps = { id: string; selected: string; children: ReactNode };

/**
 * Content of a tab. It stays in the page while another is selected, so nothing typed in it is lost.
 */
export function TabPanel({ id, selected, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} hidden={id !== selected}>
      {children}
    </div>
  );
}
