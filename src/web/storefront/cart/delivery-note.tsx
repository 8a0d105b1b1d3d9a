import { CalendarDays } from "lucide-react";
import { cart as text } from "#i18n/en/cart.ts";
import { deliveryDays } from "#i18n/en/delivery.ts";
import { classNames } from "#ui/class-names.ts";
import { useDelivery } from "../catalog.tsx";

/** Between which days an order of today arrives. */
export function DeliveryNote({ className }: { className?: string }) {
  const days = useDelivery();
  if (!days) return null;
  return (
    <p className={classNames("flex gap-2 text-sm leading-ui text-soft", className)}>
      <CalendarDays aria-hidden className="mt-px size-4.5 flex-none" />
      <span>
        {text.orderedToday} {deliveryDays(days)}
      </span>
    </p>
  );
}
