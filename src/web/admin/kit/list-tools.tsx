import { SlidersHorizontal } from "lucide-react";
import { useState, type ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { ActionButton } from "./action-button.tsx";

type ListToolsProps = {
  /** Filters of the list that are set, by name. */
  filter: Readonly<Record<string, unknown>>;
  children: ReactNode;
};

/**
 * Search, filters and sort order of a list. On a phone only the search is always visible; the rest
 * stands behind a button (the styles see to that), which says how many filters are set.
 */
export function ListTools({ filter, children }: ListToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const held = Object.keys(filter).filter((name) => name !== "q").length;
  return (
    <div data-list-tools={isOpen ? "open" : "closed"} className="flex flex-wrap items-center gap-2">
      <ActionButton
        data-list-tools-button
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="sm:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {admin.list.tools(held)}
      </ActionButton>
      {children}
    </div>
  );
}
