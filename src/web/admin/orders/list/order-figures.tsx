import { CircleCheck, Clock, List, RefreshCw, TrendingUp, Truck } from "lucide-react";
import { documentLanguage } from "#i18n/language.ts";
import { formatCount, formatWholeMoney } from "#i18n/format-he.ts";
import { orders } from "#i18n/he/orders.ts";
import { adminPaths } from "#web/admin-paths.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { useMay } from "../../api/abilities.ts";
import { useListApi } from "../../api/use-list-api.ts";
import { FigureStrip, type Figure } from "../../kit/figure-strip.tsx";
import { Amount } from "../../kit/money.tsx";
import type { OrderList } from "./order-list.ts";

const text = orders.figures;

type Totals = CallOutput<"GET /api/admin/order-totals">;
/** The revenue, for staff who may see figures. */
type Money = { [Name in "revenue" | "revenueIls" | "withoutRate"]: NonNullable<Totals[Name]> };

const counts = [
  { id: "total", Icon: List, status: "all" },
  { id: "pending", Icon: Clock, status: "pending" },
  { id: "processing", Icon: RefreshCw, status: "processing" },
  { id: "shipped", Icon: Truck, status: "shipped" },
  { id: "completed", Icon: CircleCheck, status: "completed" },
] as const;

/**
 * Totals over the orders of the filter; each figure leads to those that it counts. With another
 * status in the filter a figure is 0, and leads to the orders of its own.
 */
export function OrderFigures({ list }: { list: OrderList }) {
  const { filter } = list;
  const may = useMay();
  const { data, isError } = useListApi("GET /api/admin/order-totals", list, (state) => ({
    query: state.filter,
  }));
  const isTooMany = data?.isExact === false;
  const totals = isTooMany ? undefined : data;
  const isFiltered = Object.keys(filter).length > 0;
  const none = isError || isTooMany ? "–" : undefined;
  const getExplanation = (explanation: string) =>
    isTooMany ? text.tooMany : isFiltered ? `${explanation} ${text.ofFilter}` : explanation;
  const money = totals && getMoney(totals);
  const figures = counts.map(({ id, Icon, status }): Figure => ({
    id,
    Icon,
    label: text[id].label,
    explanation:
      id === "total" && isFiltered ? text.ofFilter : getExplanation(text[id].explanation),
    value: totals ? <bdi>{formatCount(totals[id])}</bdi> : none,
    to: getAddress(filter, status),
  }));
  return (
    <FigureStrip
      figures={
        may("figures.read")
          ? [
              ...figures,
              {
                id: "revenue",
                Icon: TrendingUp,
                label: text.revenue.label,
                explanation: getExplanation(text.revenue.explanation),
                value: money ? <Revenue {...money} /> : none,
                ...(money && { note: <RevenueNote {...money} /> }),
                to: getAddress(filter, "completed"),
              },
            ]
          : figures
      }
    />
  );
}

/** The list with the same filter, and this status in it. */
function getAddress(filter: OrderList["filter"], status: string): string {
  const search = new URLSearchParams({ ...filter, status });
  if (status === "all") search.delete("status");
  return search.size === 0 ? adminPaths.orders : `${adminPaths.orders}?${search.toString()}`;
}

function getMoney({ revenue, revenueIls, withoutRate }: Totals): Money | undefined {
  return revenue && revenueIls && withoutRate ? { revenue, revenueIls, withoutRate } : undefined;
}

/** Shekels, unless no rate was ever known. */
function isWithoutShekels({ revenue, revenueIls, withoutRate }: Money): boolean {
  return revenueIls.amountMinor === 0 && withoutRate.orders > 0 && revenue.amountMinor !== 0;
}

/** Without cents, which the note beneath has. */
function Revenue(totals: Money) {
  if (isWithoutShekels(totals)) return <Amount amount={totals.revenue} />;
  return (
    <bdi dir={documentLanguage.dir} className="whitespace-nowrap">
      {formatWholeMoney(totals.revenueIls)}
    </bdi>
  );
}

function RevenueNote(totals: Money) {
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
