import { LockKeyhole } from "lucide-react";
import { choiceOfWays, getPaymentMode, paymentWords } from "#i18n/en/payment-words.ts";
import type { Money } from "#shared/money.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { usePayments } from "../catalog.tsx";
import { useHasWays } from "./use-ways.ts";

/** When and how the sum beside it is paid. */
export function PaymentNote({ total, className }: { total: Money; className?: string }) {
  const mode = getPaymentMode(usePayments(), total);
  const hasChoice = useHasWays() && mode !== "nothing";
  return (
    <p className={joinClassNames("flex gap-2 text-sm leading-ui text-soft", className)}>
      <LockKeyhole aria-hidden className="mt-px size-4.5 flex-none" />
      {hasChoice ? choiceOfWays : paymentWords[mode].note}
    </p>
  );
}
