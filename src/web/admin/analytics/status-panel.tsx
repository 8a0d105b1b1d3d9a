import { formatCount, formatShare } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import type { Report } from "#modules/analytics/report-contract.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { statusColors } from "#web/page/status-looks.ts";
import { ShareBar } from "../kit/charts/share-bar.tsx";
import { EmptyState } from "../kit/list-states.tsx";
import { Panel } from "../kit/panel.tsx";
import { StatusBadge } from "../kit/status-badge.tsx";
import { ReportFileButton } from "./report-file-button.tsx";
import type { ReportView } from "./use-report-view.ts";

const text = analytics.statuses;

/** The number of the period's orders by their present status. */
export function StatusPanel({ report, ask }: { report: Report; ask: ReportView["setQuestion"] }) {
  const { byStatus, period, figures } = report;
  const all = figures.orders.now;
  return (
    <Panel
      title={text.title}
      note={<span className="num">{text.note(all)}</span>}
      action={<ReportFileButton report="statuses" period={period} title={text.title} />}
    >
      {all === 0 ? (
        <EmptyState title={text.empty} />
      ) : (
        <div className="grid gap-3 px-5 pb-4">
          <ShareBar
            parts={orderStatuses.map((name) => ({
              name,
              count: byStatus[name],
              color: statusColors[name],
            }))}
          />
          <ul className="divide-y divide-line">
            {orderStatuses.map((status) => (
              <li key={status}>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => ask({ figure: "orders", status })}
                  className="grid min-h-11 w-full grid-cols-[auto_auto_1fr_auto_4rem] items-center gap-2 rounded-xs py-1 text-start hover:bg-surface-hover"
                >
                  <svg aria-hidden viewBox="0 0 8 8" className={`size-2 ${statusColors[status]}`}>
                    <circle cx="4" cy="4" r="4" fill="currentColor" />
                  </svg>
                  <StatusBadge status={status} />
                  <span />
                  <bdi className="num font-medium">{formatCount(byStatus[status])}</bdi>
                  <bdi className="num text-end text-xs text-faint">
                    {formatShare(byStatus[status] / all)}
                  </bdi>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
