import { CircleCheck, CircleX, TrendingDown, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { inventory } from "#i18n/he/inventory.ts";
import type { StockLevel } from "#modules/inventory/stock-levels.ts";
import { Tag } from "#ui/tag.tsx";

const looks = {
  enough: { Icon: CircleCheck, tone: "ok" },
  low: { Icon: TrendingDown, tone: "info" },
  critical: { Icon: TriangleAlert, tone: "warn" },
  out: { Icon: CircleX, tone: "danger" },
} as const satisfies Record<
  StockLevel,
  { Icon: LucideIcon; tone: NonNullable<ComponentProps<typeof Tag>["tone"]> }
>;

/** The stock level: word, icon and color; low stock names the threshold. */
export function StockBadge({ level, threshold }: { level: StockLevel; threshold: number }) {
  return (
    <span className="inline-grid justify-items-start gap-0.5 whitespace-nowrap">
      <Tag {...looks[level]}>{inventory.levels[level]}</Tag>
      {level === "low" && (
        <span className="text-2xs text-faint">{inventory.belowThreshold(threshold)}</span>
      )}
    </span>
  );
}
