import { ArrowDown, ArrowUp, Minus, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { formatShare } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import type { Report } from "#modules/analytics/report-contract.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { EmptyState } from "../kit/list-states.tsx";
import { Amount, AmountPair } from "../kit/money.tsx";
import { Panel } from "../kit/panel.tsx";
import { RowImage } from "../kit/row-image.tsx";
import { ReportFileButton } from "./report-file-button.tsx";
import type { ReportView } from "./use-report-view.ts";

const text = analytics.products;

type Product = Report["products"][number];

/** The five items of which most units were sold. */
export function TopProducts({ report, ask }: { report: Report; ask: ReportView["setQuestion"] }) {
  const { products, period } = report;
  const most = products[0]?.units ?? 1;
  return (
    <Panel
      title={text.title}
      note={text.note}
      action={<ReportFileButton report="products" period={period} title={text.title} />}
    >
      {products.length === 0 ? (
        <EmptyState title={text.empty} />
      ) : (
        <ol className="pb-2">
          {products.map((product) => (
            <ProductRow key={product.item} product={product} most={most} ask={ask} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

type ProductRowProps = { product: Product; most: number; ask: ReportView["setQuestion"] };

function ProductRow({ product, most, ask }: ProductRowProps) {
  const {
    item,
    productName,
    variantName,
    sku,
    imageUrl,
    units,
    completedUnits,
    share,
    revenue,
    profit,
  } = product;
  const name = variantName ?? productName;
  return (
    <li className="grid grid-cols-[auto_auto_1fr_auto] items-center gap-x-3 border-t border-line px-5 py-2.5">
      <Place product={product} />
      <RowImage imageUrl={imageUrl} />
      <div className="grid min-w-0 gap-1">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <DataText className="font-medium wrap-anywhere">{name}</DataText>
          <bdi dir="ltr" className="truncate text-xs text-faint max-sm:hidden">
            {sku}
          </bdi>
        </span>
        <svg
          aria-hidden
          viewBox="0 0 100 6"
          preserveAspectRatio="none"
          className="h-1.5 w-full rounded-pill bg-mute-bg ltr:-scale-x-100"
        >
          <rect
            x={100 - (units / most) * 100}
            width={(units / most) * 100}
            height="6"
            className="fill-accent"
          />
        </svg>
        <span className="flex flex-wrap gap-x-2.5 text-xs text-faint">
          <span>{text.share(formatShare(share))}</span>
          <span>{text.completed(completedUnits)}</span>
          {profit.uncostedUnits > 0 && (
            <span className="text-warn-fg">
              {analytics.figureNotes.uncosted(profit.uncostedUnits)}
            </span>
          )}
        </span>
      </div>
      <div className="grid justify-items-end text-end">
        <Ask onClick={() => ask({ figure: "units", item })} label={`${name}: ${text.units(units)}`}>
          {text.units(units)}
        </Ask>
        <Ask
          onClick={() => ask({ figure: "revenue", item })}
          label={analytics.why.openFor(`${name}, ${analytics.figures.revenue.label}`)}
        >
          <AmountPair ils={revenue.ils} original={revenue.original} />
        </Ask>
        <Ask
          onClick={() => ask({ figure: "profit", item })}
          label={analytics.why.openFor(`${name}, ${analytics.figures.profit.label}`)}
        >
          <span className="flex flex-wrap justify-end gap-x-1 text-xs text-soft max-sm:max-w-24">
            {text.profit} <Amount amount={profit.amount.ils ?? profit.amount.original} />
            {profit.margin !== null && (
              <span>
                (<bdi>{formatShare(profit.margin)}</bdi>)
              </span>
            )}
          </span>
        </Ask>
      </div>
    </li>
  );
}

function Ask({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={label}
      onClick={onClick}
      className="num -me-2 min-h-8 rounded-xs px-2 text-end hover:bg-surface-hover hover:underline max-lg:min-h-11"
    >
      {children}
    </button>
  );
}

/** The place now, and whether it was another one before. */
function Place({ product: { rank, rankBefore } }: { product: Product }) {
  const moved = rankBefore === null ? null : rankBefore - rank;
  const [Icon, labels, tone] =
    moved === null
      ? ([Sparkles, text.fresh, "text-info-fg"] as const)
      : moved > 0
        ? ([ArrowUp, text.up(moved), "text-ok-fg"] as const)
        : moved < 0
          ? ([ArrowDown, text.down(-moved), "text-danger-fg"] as const)
          : ([Minus, text.same, "text-faint"] as const);
  return (
    <span className="grid w-6 justify-items-center">
      <span className="num text-md font-strong">{rank}</span>
      <span title={labels} className={joinClassNames("inline-flex items-center", tone)}>
        <Icon aria-hidden className="size-3.5" />
        <span className="sr-only">{labels}</span>
      </span>
    </span>
  );
}
