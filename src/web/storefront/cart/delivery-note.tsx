import { CalendarDays } from "lucide-react";
import { cart as text } from "#i18n/en/cart.ts";
import { deliveryDays } from "#i18n/en/delivery.ts";
import { stock } from "#i18n/en/stock.ts";
import type { Cart } from "#modules/cart/cart.ts";
import { lastDay } from "#modules/cart/line-words.ts";
import { classNames } from "#ui/class-names.ts";
import { useDelivery } from "../catalog.tsx";

/** Between which days an order of today arrives, or when what is not here leaves. */
export function DeliveryNote({ lines, className }: { lines: Cart; className?: string }) {
  const days = useDelivery();
  const leavesBy = lastDay(lines);
  if (!days) return null;
  return (
    <p className={classNames("flex gap-2 text-sm leading-ui text-soft", className)}>
      <CalendarDays aria-hidden className="mt-px size-4.5 flex-none" />
      <span>
        {leavesBy ? stock.together(leavesBy) : `${text.orderedToday} ${deliveryDays(days)}`}
      </span>
    </p>
  );
}
