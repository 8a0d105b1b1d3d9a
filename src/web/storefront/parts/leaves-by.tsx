import { stock } from "#i18n/en/stock.ts";

/** By which day something leaves that was ordered before it is here; nothing without a day. */
export function LeavesBy({ day }: { day: string | null | undefined }) {
  return day && <span className="block text-sm font-medium text-warn-fg">{stock.ahead(day)}</span>;
}
