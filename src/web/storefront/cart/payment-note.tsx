import { LockKeyhole } from "lucide-react";
import { checkout as text } from "#i18n/en/checkout.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { usePayments } from "../catalog.tsx";

/** That nothing can be paid yet, said wherever a sum is; nothing where the shop takes orders. */
export function PaymentNote({ className }: { className?: string }) {
  if (usePayments() !== "off") return null;
  return (
    <p className={joinClassNames("flex gap-2 text-sm leading-ui text-soft", className)}>
      <LockKeyhole aria-hidden className="mt-px size-4.5 flex-none" />
      {text.paymentNote}
    </p>
  );
}
