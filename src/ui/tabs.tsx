import type { KeyboardEvent, ReactNode, Ref } from "react";
import { joinClassNames } from "./class-names.ts";

const looks = {
  /** A choice of few: all of them have the same width, on one surface. */
  pill: {
    list: "grid auto-cols-fr grid-flow-col rounded-pill bg-bg-deep p-1",
    tab: "min-h-11 rounded-pill px-4 text-sm font-strong text-soft hover:text-text aria-selected:bg-surface aria-selected:text-text aria-selected:shadow-low forced-colors:aria-selected:underline",
  },
  /** Many in little room: they go on beyond the edge. */
  line: {
    list: "flex overflow-x-auto border-b border-line bg-surface px-2",
    tab: "flex min-h-11 flex-none items-center gap-1 border-b-2 border-transparent px-2 text-xs text-soft -outline-offset-2 hover:text-text aria-selected:border-accent aria-selected:font-medium aria-selected:text-text",
  },
};

type TabListProps<Id extends string> = {
  /** Subject of the tabs; the accessible name of the list. */
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  look?: keyof typeof looks;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

function getTabId(id: string): string {
  return `${id}-tab`;
}

function getPanelId(id: string): string {
  return `${id}-panel`;
}

/** Takes the focus to a tab of a list, by its place. */
export function focusTab(list: HTMLElement | null, place: number): void {
  list?.querySelectorAll<HTMLElement>("[role=tab]")[place]?.focus();
}

/** Tabs of which one is selected. Arrow keys, Home and End select; Tab moves into the panel. */
export function TabList<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  look = "pill",
  className,
  ref,
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
    focusTab(event.currentTarget.parentElement, tabs.indexOf(tab));
  }

  return (
    <div
      ref={ref}
      role="tablist"
      aria-label={label}
      className={joinClassNames(looks[look].list, className)}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={getTabId(tab.id)}
          // Panels of the others need not be there.
          aria-controls={tab.id === selected ? getPanelId(tab.id) : undefined}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={selectByKey}
          className={looks[look].tab}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

type TabPanelProps = { id: string; selected: string; className?: string; children: ReactNode };

/**
 * Content of a tab. It stays in the page while another is selected, so nothing typed in it is lost.
 */
export function TabPanel({ id, selected, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={getPanelId(id)}
      aria-labelledby={getTabId(id)}
      hidden={id !== selected}
      className={className}
    >
      {children}
    </div>
  );
}
