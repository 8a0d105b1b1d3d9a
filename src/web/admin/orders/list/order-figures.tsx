import { CircleCheck, Clock, List, RefreshCw, TrendingUp, Truck } from "lucide-react";
import { formatCount, formatWholeMoney } from "#i18n/format-he.ts";
import { orders } from "#i18n/he/orders.ts";
import { adminPaths } from "#web/admin-paths.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { useApi } from "../../api/use-api.ts";
import { FigureStrip, type Figure } from "../../kit/figure-strip.tsx";
import { Amount } from "../../kit/money.tsx";

const text = orders.figures;

type Totals = CallOutput<"GET /api/admin/order-totals">;

const counts = [
  { id: "total", Icon: List, search: "" },
  { id: "pending", Icon: Clock, search: "?status=pending" },
  { id: "processing", Icon: RefreshCw, search: "?status=processing" },
  { id: "shipped", Icon: Truck, search: "?status=shipped" },
  { id: "completed", Icon: CircleCheck, search: "?status=completed" },
] as const;

/** Totals over all orders; each figure leads to the list of the orders it counts. */
export function OrderFigures() {
  const { data: totals, isError } = useApi("GET /api/admin/order-totals", {});
  const figures = counts.map(({ id, Icon, search }): Figure => ({
    id,
    Icon,
    label: text[id].label,
    explanation: text[id].explanation,
    value: totals ? <bdi>{formatCount(totals[id])}</bdi> : isError ? "–" : undefined,
    to: adminPaths.orders + search,
  }));
  return (
    <FigureStrip
      figures={[
        ...figures,
        {
          id: "revenue",
          Icon: TrendingUp,
          label: text.revenue.label,
          explanation: text.revenue.explanation,
          value: totals ? <Revenue {...totals} /> : isError ? "–" : undefined,
          ...(totals && { note: <RevenueNote {...totals} /> }),
          to: `${adminPaths.orders}?status=completed`,
        },
      ]}
    />
  );
}

/** Shekels, unless no rate was ever known. */
function isWithoutShekels({ revenue, revenueIls, withoutRate }: Totals): boolean {
  return revenueIls.amountMinor === 0 && withoutRate.orders > 0 && revenue.amountMinor !== 0;
}

/** Without cents, which the note beneath has. */
function Revenue(totals: Totals) {
  if (isWithoutShekels(totals)) return <Amount amount={totals.revenue} />;
  return (
    <bdi dir="rtl" className="whitespace-nowrap">
      {formatWholeMoney(totals.revenueIls)}
    </bdi>
  );
}

function RevenueNote(totals: Totals) {
  if (isWithoutShekels(totals)) return null;
  const { revenue, withoutRate } = totals;
  return (
    <>
      <Amount amount={revenue} />
      {withoutRate.orders > 0 && (
        <span className="block">
          {orders.withoutRate(withoutRate.orders)} <Amount amount={withoutRate.revenue} />
        </span>
      )}
    </>
  );
}
