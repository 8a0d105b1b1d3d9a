import type { KeyboardEvent } from "react";

/** By the place of the key: the letters on it are Hebrew ones as a rule. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, KeyJ: 1, ArrowUp: -1, KeyK: -1 };

/**
 * Moves the focus to the next or previous row of a list that has it. Tab still goes through everything, and Enter opens
 * the row, whose link has the focus then.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.code];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row-link]")].filter(
    (link) => link.checkVisibility(),
  );
  const row = document.activeElement?.closest("tr");
  const at = links.findIndex((link) => link.closest("tr") === row);
  const next = links[at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
