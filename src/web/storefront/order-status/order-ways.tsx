import type { PayableOrder } from "#modules/orders/payments/payable-order.ts";
import { pickFirstWay } from "#modules/payments/ways/offered-ways.ts";
import { WayChoice } from "../pay/way-choice.tsx";
import { WayFacts } from "../pay/way-facts.tsx";

/** The choice among several ways; of the only one, what is charged there. */
export function OrderWays({
  order,
  lastCode,
}: {
  order: PayableOrder;
  lastCode: string | undefined;
}) {
  const { ways, due } = order;
  const [only] = ways;
  if (ways.length > 1)
    return (
      <div className="mb-5">
        <WayChoice ways={ways} amount={due} chosen={pickFirstWay(ways, lastCode)?.code} />
      </div>
    );
  return (
    only && (
      <p className="mb-4">
        <WayFacts way={only} amount={due} />
      </p>
    )
  );
}
