import { convertToBoth } from "#shared/exchange.ts";
import type { Money } from "#shared/money.ts";
import { AmountPair } from "./money.tsx";

/** An amount by today's rate, which the order will freeze; in dollars alone without one. */
export function Price({ amount, rate }: { amount: Money; rate: string | null }) {
  return <AmountPair {...convertToBoth(amount, rate === null ? null : { rate })} />;
}
