import { Ellipsis } from "lucide-react";
import { Link } from "react-router";
import { formatNumber } from "#i18n/format.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import type { Dashboard } from "#modules/analytics/contract.ts";
import { Tag } from "#ui/tag.tsx";
import { paths } from "#web/paths.ts";
import { SkeletonRows } from "../kit/list-states.tsx";
import { ShareBar } from "../kit/charts/share-bar.tsx";
import { Panel } from "../kit/panel.tsx";
import { StatusBadge } from "../kit/status-badge.tsx";

const text = dashboard.statuses;
const named = ["pending", "processing", "completed"] as const;

const colours = {
  pending: "text-warn-fg",
  processing: "text-info-fg",
  completed: "text-ok-fg",
  other: "text-line-strong",
} as const;

type Props = { byStatus: Dashboard["byStatus"] | undefined; all: number | undefined };

/** How many orders have which status; undefined while it is read. */
export function StatusMix({ byStatus, all = 0 }: Props) {
  if (byStatus === undefined)
    return (
      <Panel title={text.title}>
        <SkeletonRows rows={4} />
      </Panel>
    );
  const other = byStatus.shipped + byStatus.cancelled + byStatus.refunded;
  const parts = [
    ...named.map((name) => ({ name, count: byStatus[name], colour: colours[name] })),
    { name: "other", count: other, colour: colours.other },
  ];
  return (
    <Panel title={text.title} note={<span className="num">{text.note(all)}</span>}>
      <div className="grid gap-3 px-5 pb-4">
        <ShareBar parts={parts} />
        <ul className="divide-y divide-line">
          {named.map((status) => (
            <li key={status} className="flex min-h-11 items-center">
              <Link
                to={`${paths.admin.orders}?status=${status}`}
                className="flex grow items-center justify-between rounded-xs py-1 text-text no-underline hover:bg-surface-hover"
              >
                <StatusBadge status={status} />
                <Count value={byStatus[status]} />
              </Link>
            </li>
          ))}
          <li className="flex min-h-11 items-center justify-between py-1">
            <span className="flex flex-wrap items-center gap-2">
              <Tag>
                <Ellipsis aria-hidden className="size-3.5 flex-none" />
                {text.other}
              </Tag>
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
  <bdi className="num font-medium">{formatNumber(value, "he-IL")}</bdi>
);
