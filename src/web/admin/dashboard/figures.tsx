import { Backpack, ChartColumn, CircleAlert, List, TrendingDown, TrendingUp } from "lucide-react";
import { documentLanguage } from "#i18n/language.ts";
import { formatCount, formatWholeMoney } from "#i18n/format-he.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import type { Dashboard } from "#modules/analytics/contract.ts";
import { defaultSettings } from "#modules/settings/settings.ts";
import { adminPaths } from "#web/admin-paths.ts";
import type { Figure } from "../kit/figure-strip.tsx";
import { Amount } from "../kit/money.tsx";

const text = dashboard.figures;

/** The four figures at the head of the dashboard. */
export function getFigures(data: Dashboard | undefined): Figure[] {
  const threshold = data?.lowStock.threshold ?? defaultSettings.low_stock_threshold;
  return [
    {
      id: "orders",
      label: text.orders.label,
      Icon: List,
      value: data && <bdi>{formatCount(data.orders)}</bdi>,
      note: data && <Comparison comparison={data.comparison} />,
      explanation: text.orders.explanation,
      to: adminPaths.orders,
    },
    {
      id: "revenue",
      label: text.revenue.label,
      Icon: ChartColumn,
      value: data && <Revenue data={data} />,
      note: data && <RevenueNote data={data} />,
      explanation: text.revenue.explanation,
      to: `${adminPaths.orders}?status=completed`,
    },
    {
      id: "low-stock",
      label: text.lowStock.label,
      Icon: CircleAlert,
      value: data && <bdi>{formatCount(data.lowStock.count)}</bdi>,
      note: <span className="text-warn-fg">{text.lowStock.note(threshold)}</span>,
      explanation: text.lowStock.explanation(threshold),
      to: `${adminPaths.inventory}?level=below`,
    },
    {
      id: "products",
      label: text.products.label,
      Icon: Backpack,
      value: data && <bdi>{formatCount(data.products.products)}</bdi>,
      note: data && text.products.note(data.products.variants),
      explanation: text.products.explanation,
      to: adminPaths.products,
    },
  ];
}

/** Whether any amount has shekels; otherwise dollars are shown first. */
function hasShekels({ revenue, withoutRate }: Dashboard): boolean {
  return withoutRate.orders === 0 || withoutRate.revenue.amountMinor < revenue.amountMinor;
}

/** Without agorot; the dollars beneath are exact. */
function Revenue({ data }: { data: Dashboard }) {
  if (!hasShekels(data)) return <Amount amount={data.revenue} />;
  return (
    <bdi dir={documentLanguage.dir} className="whitespace-nowrap">
      {formatWholeMoney(data.revenueIls)}
    </bdi>
  );
}

function RevenueNote({ data }: { data: Dashboard }) {
  if (!hasShekels(data)) return null;
  const { orders, revenue } = data.withoutRate;
  return (
    <span className="flex flex-wrap gap-x-2">
      <Amount amount={data.revenue} />
      {orders > 0 && (
        <span>
          {text.revenue.withoutRate(orders)} <Amount amount={revenue} />
        </span>
      )}
    </span>
  );
}

function Comparison({ comparison }: { comparison: Dashboard["comparison"] }) {
  const { orders, ordersBefore } = comparison;
  const labels =
    orders > ordersBefore
      ? text.orders.more(ordersBefore)
      : orders < ordersBefore
        ? text.orders.less(ordersBefore)
        : text.orders.same;
  return (
    <span className="num inline-flex items-center gap-1" title={labels}>
      {orders > ordersBefore && <TrendingUp aria-hidden className="size-4 text-ok-fg" />}
      {orders < ordersBefore && <TrendingDown aria-hidden className="size-4" />}
      {text.orders.note(orders)}
      <span className="sr-only">, {labels}</span>
    </span>
  );
}
