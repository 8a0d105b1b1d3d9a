import { SlidersHorizontal } from "lucide-react";
import { useState, type ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { ActionButton } from "./action-button.tsx";

type ListToolsProps = {
  /** What the list is narrowed down by, name by name. */
  filter: Readonly<Record<string, unknown>>;
  children: ReactNode;
};

/**
 * What narrows a list down and sorts it. On a phone its search alone is always there; the rest
 * stands behind a button (the styles see to that), which says how much of it holds.
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
