import type { ReactNode } from "react";
import { joinClassNames } from "#ui/class-names.ts";

type OrderFrameProps = {
  children: ReactNode;
  /** Total of the order: beside the page, and below or above it on narrow screens. */
  summary: ReactNode;
  summaryLabel: string;
  summaryFirst?: boolean;
  /** Below the page; on narrow screens below the summary, whose button comes first. */
  notes?: ReactNode;
};

/**
 * The two columns of cart and checkout, on the page's own edges: the work on paper, the sums on a
 * darker ground to the screen's edge. What stands above comes first in the page as well, so that
 * nothing moves while the page arrives.
 */
export function OrderFrame(props: OrderFrameProps) {
  const { children, summary, summaryLabel, summaryFirst, notes } = props;
  const aside = (
    <aside
      aria-label={summaryLabel}
      className={joinClassNames(
        "min-w-0 bg-bg-deep px-(--gutter) py-8 lg:col-span-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mb-16 lg:rounded-es-window lg:pt-14",
        summaryFirst && "max-lg:py-5",
      )}
    >
      <div className="lg:max-w-(--order-summary)">{summary}</div>
    </aside>
  );
  return (
    <div className="grid lg:min-h-[calc(100svh-4.75rem)] lg:grid-cols-(--order-columns) lg:grid-rows-[auto_1fr]">
      {summaryFirst && aside}
      <div
        className={joinClassNames(
          "min-w-0 px-(--gutter) pt-8 lg:col-start-2 lg:row-start-1 lg:pt-14",
          notes ? "pb-10 lg:pb-0" : "pb-20",
        )}
      >
        {children}
      </div>
      {!summaryFirst && aside}
      {notes && (
        <div className="min-w-0 px-(--gutter) pt-10 pb-20 lg:col-start-2 lg:row-start-2 lg:pt-12">
          {notes}
        </div>
      )}
    </div>
  );
}
