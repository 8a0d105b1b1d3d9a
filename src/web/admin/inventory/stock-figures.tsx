import { formatCount } from "#i18n/format-he.ts";
import { CircleX, Layers, Package, TrendingDown, TriangleAlert, Wallet } from "lucide-react";
import { inventory } from "#i18n/he/inventory.ts";
import type { StockTotals } from "#modules/inventory/contract.ts";
import { defaultSettings } from "#modules/settings/settings.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi } from "../api/use-api.ts";
import { FigureStrip, type Figure } from "../kit/figure-strip.tsx";
import { Amount } from "../kit/money.tsx";

const { figures: text } = inventory;
const count = (value: number) => <bdi>{formatCount(value)}</bdi>;
const getFilteredPath = (level: string) => `${adminPaths.inventory}?level=${level}`;

/** The dollars behind the value, and what the same units cost the shop. */
function ValueNote({ totals: { value, valueIls, atCost } }: { totals: StockTotals }) {
  return (
    // One line on a phone, where the figures are swiped and the list is to begin soon.
    <span className="grid gap-0.5 max-sm:flex max-sm:gap-x-2.5 max-sm:whitespace-nowrap">
      {valueIls !== null && (
        <span>
          <Amount amount={value} />
        </span>
      )}
      {atCost !== null && (
        <span>
          {text.atCost} <Amount amount={atCost.valueIls ?? atCost.value} />
        </span>
      )}
      {atCost !== null && atCost.uncostedUnits > 0 && (
        <span>{text.uncosted(atCost.uncostedUnits)}</span>
      )}
    </span>
  );
}

/** The figures of the stock; each links to the variants that it counts. */
export function StockFigures() {
  const { data: totals, isError } = useApi("GET /api/admin/stock-totals", {});
  const missing = isError ? "–" : undefined;
  const figures: readonly Figure[] = [
    {
      id: "variants",
      Icon: Layers,
      ...text.variants,
      value: totals ? count(totals.variants) : missing,
      to: adminPaths.inventory,
    },
    {
      id: "onHand",
      Icon: Package,
      ...text.onHand,
      value: totals ? count(totals.onHand) : missing,
      ...(totals && { note: inventory.held(totals.reserved) }),
      to: adminPaths.inventory,
    },
    {
      id: "belowThreshold",
      Icon: TrendingDown,
      label: text.belowThreshold.label,
      explanation: text.belowThreshold.explanation(
        totals?.threshold ?? defaultSettings.low_stock_threshold,
      ),
      value: totals ? count(totals.belowThreshold) : missing,
      to: getFilteredPath("below"),
    },
    {
      id: "critical",
      Icon: TriangleAlert,
      ...text.critical,
      value: totals ? count(totals.critical) : missing,
      to: getFilteredPath("critical"),
    },
    {
      id: "out",
      Icon: CircleX,
      ...text.out,
      value: totals ? count(totals.out) : missing,
      to: getFilteredPath("out"),
    },
    {
      id: "value",
      Icon: Wallet,
      ...text.value,
      // The longest of them: smaller, so that it fits.
      value: totals ? (
        <Amount amount={totals.valueIls ?? totals.value} className="text-lg" />
      ) : (
        missing
      ),
      ...(totals && { note: <ValueNote totals={totals} /> }),
      to: adminPaths.inventory,
    },
  ];
  return <FigureStrip figures={figures} />;
}
