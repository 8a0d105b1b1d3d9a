import { formatCount } from "#i18n/format-he.ts";
import { Ellipsis } from "lucide-react";
import { Link } from "react-router";
import { dashboard } from "#i18n/he/dashboard.ts";
import type { Dashboard } from "#modules/analytics/contract.ts";
import { countIn, orderStatuses } from "#modules/orders/status.ts";
import { Tag } from "#ui/tag.tsx";
import { statusColors } from "#web/page/status-looks.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { SkeletonRows } from "../kit/list-states.tsx";
import { ShareBar } from "../kit/charts/share-bar.tsx";
import { Panel } from "../kit/panel.tsx";
import { StatusBadge } from "../kit/status-badge.tsx";

const text = dashboard.statuses;
const named = ["pending", "processing", "completed"] as const;
const unnamed = orderStatuses.filter((status) => !named.some((name) => name === status));

type Props = { byStatus: Dashboard["byStatus"] | undefined; all: number | undefined };

/** The number of orders of each status; undefined while loading. */
export function StatusMix({ byStatus, all = 0 }: Props) {
  if (byStatus === undefined)
    return (
      <Panel title={text.title}>
        <SkeletonRows rows={4} />
      </Panel>
    );
  const other = countIn(byStatus, unnamed);
  const parts = [
    ...named.map((name) => ({ name, count: byStatus[name], color: statusColors[name] })),
    { name: "other", count: other, color: "text-line-strong" },
  ];
  return (
    <Panel title={text.title} note={<span className="num">{text.note(all)}</span>}>
      <div className="grid gap-3 px-5 pb-4">
        <ShareBar parts={parts} />
        <ul className="divide-y divide-line">
          {named.map((status) => (
            <li key={status} className="flex min-h-11 items-center">
              <Link
                to={`${adminPaths.orders}?status=${status}`}
                className="flex grow items-center justify-between rounded-xs py-1 text-text no-underline hover:bg-surface-hover"
              >
                <StatusBadge status={status} />
                <Count value={byStatus[status]} />
              </Link>
            </li>
          ))}
          <li className="flex min-h-11 items-center justify-between py-1">
            <span className="flex flex-wrap items-center gap-2">
              <Tag Icon={Ellipsis}>{text.other}</Tag>
              <span className="text-xs text-faint">{text.otherHelp}</span>
            </span>
            <Count value={other} />
          </li>
        </ul>
      </div>
    </Panel>
  );
}

const Count = ({ value }: { value: number }) => (
  <bdi className="num font-medium">{formatCount(value)}</bdi>
);
