import { CalendarDays } from "lucide-react";
import { cart as text } from "#i18n/en/cart.ts";
import { formatDeliveryDays } from "#i18n/en/delivery.ts";
import { stock } from "#i18n/en/stock.ts";
import type { Cart } from "#modules/cart/cart.ts";
import { findLastDay } from "#modules/cart/line-labels.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { useDelivery } from "../catalog.tsx";

/**
 * The expected days of delivery of an order made today, or the shipping day of preordered items.
 */
export function DeliveryNote({ lines, className }: { lines: Cart; className?: string }) {
  const days = useDelivery();
  const leavesBy = findLastDay(lines);
  if (!days) return null;
  return (
    <p className={joinClassNames("flex gap-2 text-sm leading-ui text-soft", className)}>
      <CalendarDays aria-hidden className="mt-px size-4.5 flex-none" />
      <span>
        {leavesBy ? stock.together(leavesBy) : `${text.orderedToday} ${formatDeliveryDays(days)}`}
      </span>
    </p>
  );
}
