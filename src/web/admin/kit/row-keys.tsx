import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { useSingleKeys } from "./keys/use-single-keys.ts";

/** By the place of the key: the letters on it are Hebrew ones as a rule. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, KeyJ: 1, ArrowUp: -1, KeyK: -1 };

/**
 * A list whose rows J and K go through, from anywhere on the page; arrows, which scroll the page,
 * do once the focus is in the list. Tab still goes through everything, and Enter opens the row,
 * whose link has the focus then.
 */
export function RowKeys({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useSingleKeys({
    KeyJ: () => list.current && focusRow(list.current, 1),
    KeyK: () => list.current && focusRow(list.current, -1),
  });
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.code];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (focusRow(event.currentTarget, step)) event.preventDefault();
  }
  return (
    // The keys are a short cut between links that Tab reaches, too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={list} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/**
 * Moves the focus to the row after or before the one that has it, or else the one that is open;
 * without either to the first or last row. False where there is none.
 */
function focusRow(list: HTMLElement, step: 1 | -1): boolean {
  const links = [...list.querySelectorAll<HTMLElement>("[data-row-link]")].filter((link) =>
    link.checkVisibility(),
  );
  const focused = document.activeElement?.closest("tr");
  const row = list.contains(focused ?? null) ? focused : list.querySelector("tr[data-open]");
  const at = links.findIndex((link) => link.closest("tr") === row);
  const next = links[at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step];
  next?.focus();
  return next !== undefined;
}
