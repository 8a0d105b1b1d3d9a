import { stock } from "#i18n/en/stock.ts";

/** The shipping day of a preordered item; nothing without one. */
export function LeavesBy({ day }: { day: string | null | undefined }) {
  return day && <span className="block text-sm font-medium text-warn-fg">{stock.ahead(day)}</span>;
}
