import { formatCount, formatShare } from "#i18n/format-he.ts";
import { ChartColumn } from "lucide-react";
import type { ReactNode } from "react";
import { products } from "#i18n/he/products.ts";
import type { ProductFigures } from "#modules/catalog/admin-shapes.ts";
import { salesPeriods, type SalesPeriod } from "#modules/catalog/admin-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { useApi } from "../../../api/use-api.ts";
import { Chips } from "../../../kit/chips.tsx";
import { DataTable } from "../../../kit/data-table.tsx";
import { defineColumns } from "../../../kit/define-columns.tsx";
import { Explanation } from "../../../kit/figure-strip.tsx";
import { LoadError } from "../../../kit/list-frame.tsx";
import { EmptyState } from "../../../kit/list-states.tsx";
import { Moment } from "../../../kit/moment.tsx";
import { AmountPair } from "../../../kit/money.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { selectAllowed, useUrlState } from "../../../kit/url-state.ts";

const text = products.analytics;
const heads = {
  variant: text.variant,
  revenue: text.revenue,
  units: text.units,
  share: text.share,
};

/** Sales figures of a product. */
export function AnalyticsTab({ productId }: { productId: string }) {
  const [url, change] = useUrlState(["period"] as const);
  const period = selectAllowed(url.period, salesPeriods);
  const figures = useApi("GET /api/admin/products/:id/figures", { params: { id: productId } });
  if (figures.data)
    return (
      <div className="grid gap-5">
        <Chips
          label={text.period}
          value={period}
          choices={salesPeriods.map((value) => ({ value, label: text.periods[value] }))}
          onChoose={(value) => change({ period: value === "30" ? null : value })}
          className="justify-self-start"
        />
        <Totals figures={figures.data} period={period} />
        <ByVariant figures={figures.data} period={period} />
      </div>
    );
  return <LoadError read={figures} failed={text.loadFailed} rows={4} />;
}

type PartProps = { figures: ProductFigures; period: SalesPeriod };

function Totals({ figures, period }: PartProps) {
  const { units, completedUnits, revenue, revenueIls, orders } = figures.total[period];
  return (
    <dl className="figures grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
      <Total label={text.units} explanation={text.unitsExplained}>
        {formatCount(units)}
        <span className="block text-xs font-text text-faint">
          {text.completed(formatCount(completedUnits))}
        </span>
      </Total>
      <Total label={text.revenue} explanation={text.revenueExplained}>
        <AmountPair ils={revenueIls} original={revenue} />
      </Total>
      <Total label={text.orders} explanation={text.ordersExplained}>
        {formatCount(orders)}
      </Total>
      <Total label={text.lastOrdered}>
        <span className="text-md">
          {figures.lastOrderedAt === null ? (
            text.neverOrdered
          ) : (
            <Moment at={figures.lastOrderedAt} />
          )}
        </span>
      </Total>
    </dl>
  );
}

function Total({
  label,
  explanation,
  children,
}: {
  label: string;
  explanation?: string;
  children: ReactNode;
}) {
  return (
    <div className="grid content-start gap-0.5 bg-surface p-4 lg:px-5">
      <dt className="flex min-h-9 items-center text-xs text-soft">
        {label}
        {explanation !== undefined && <Explanation label={label} text={explanation} />}
      </dt>
      <dd className="num text-xl leading-ui font-medium">{children}</dd>
    </div>
  );
}

type VariantFigures = ProductFigures["variants"][number];

function ByVariant({ figures, period }: PartProps) {
  const rows = figures.variants.toSorted(
    (a, b) => b.sales[period].revenue.amountMinor - a.sales[period].revenue.amountMinor,
  );
  const all = figures.total[period].revenue.amountMinor;
  return (
    <Panel title={text.byVariant} note={text.byVariantNote} className="overflow-hidden">
      {figures.total[period].units === 0 && all === 0 ? (
        <EmptyState Icon={ChartColumn} title={text.none} />
      ) : (
        <DataTable label={text.byVariant} columns={variantColumns(period, all)} rows={rows} />
      )}
    </Panel>
  );
}

/** `all` is the revenue of all variants together. */
function variantColumns(period: SalesPeriod, all: number) {
  return defineColumns<VariantFigures, typeof heads>(heads, {
    variant: {
      cell: ({ variantName, sku }) => (
        <span className="grid justify-items-start">
          <DataText className="font-medium wrap-anywhere">{variantName}</DataText>
          <bdi dir="ltr" className="text-xs wrap-anywhere text-faint">
            {sku}
          </bdi>
        </span>
      ),
    },
    revenue: {
      align: "end",
      cell: ({ sales }) => (
        <AmountPair ils={sales[period].revenueIls} original={sales[period].revenue} />
      ),
    },
    units: {
      align: "end",
      cell: ({ sales }) => {
        const { units } = sales[period];
        return (
          <span className="num">
            <span className="max-sm:hidden">{formatCount(units)}</span>
            <span className="text-xs text-faint sm:hidden">{text.unitsSold(units)}</span>
          </span>
        );
      },
    },
    share: {
      phone: "hidden",
      cell({ sales }) {
        const share = all <= 0 ? 0 : sales[period].revenue.amountMinor / all;
        return (
          <span className="flex min-w-32 items-center gap-2">
            <Bar share={share} />
            <span className="num w-10 flex-none text-end text-xs">{formatShare(share)}</span>
          </span>
        );
      },
    },
  });
}

/**
 * A share of a whole as a bar; the figure stands beside it. It grows from the side on which reading
 * begins.
 */
function Bar({ share }: { share: number }) {
  const width = Math.max(0, Math.min(1, share)) * 100;
  return (
    <svg
      aria-hidden
      className="h-2 w-full overflow-hidden rounded-pill bg-mute-bg ltr:-scale-x-100"
    >
      <rect x={`${100 - width}%`} width={`${width}%`} height="100%" className="fill-accent" />
    </svg>
  );
}
