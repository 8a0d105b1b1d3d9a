import {
  BanknoteX,
  CircleCheck,
  HandCoins,
  MailX,
  MessageCircleQuestion,
  PackageOpen,
  PackagePlus,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router";
import { formatCount } from "#i18n/format-he.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import { MOST_TO_DO } from "#modules/analytics/limits.ts";
import type { ToDo as Work } from "#modules/analytics/contract.ts";
import type { AdminAction } from "#shared/permissions.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { Tag } from "#ui/tag.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { useMay } from "../api/abilities.ts";
import { Panel } from "../kit/panel.tsx";

const text = dashboard.toDo;

type TaskName = keyof typeof text.tasks;
type Task = {
  readonly name: TaskName;
  readonly Icon: LucideIcon;
  /** Right that is needed to see the task. */
  readonly needs: AdminAction;
  /** The number, the number of late ones, and the link to the screen. */
  readonly read: (work: Work) => { count: number; late?: number; to: string };
};

const tasks: readonly Task[] = [
  {
    name: "pack",
    Icon: PackageOpen,
    needs: "orders.read",
    read: ({ orders }) => ({
      count: orders?.pack ?? 0,
      to: `${adminPaths.orders}?payment=paid&fulfilment=unshipped`,
    }),
  },
  {
    name: "pay",
    Icon: HandCoins,
    needs: "orders.read",
    read: ({ orders }) => ({
      count: orders?.pay ?? 0,
      to: `${adminPaths.orders}?payment=unpaid`,
    }),
  },
  {
    name: "answer",
    Icon: MessageCircleQuestion,
    needs: "messages.read",
    read: ({ messages }) => ({
      count: messages?.waiting ?? 0,
      late: messages?.late ?? 0,
      to: `${adminPaths.messages}?sort=deadline`,
    }),
  },
  {
    name: "restock",
    Icon: PackagePlus,
    needs: "stock.read",
    read: ({ restock }) => ({ count: restock ?? 0, to: `${adminPaths.inventory}?level=below` }),
  },
  {
    name: "failedMails",
    Icon: MailX,
    needs: "mail.read",
    read: ({ failedMails }) => ({
      count: failedMails ?? 0,
      to: `${adminPaths.mail}?state=stuck`,
    }),
  },
  {
    name: "failedRefunds",
    Icon: BanknoteX,
    needs: "orders.read",
    read: ({ orders }) => ({
      count: orders?.failedRefunds ?? 0,
      to: orders?.failedRefundOrderId
        ? adminPaths.order(orders.failedRefundOrderId)
        : adminPaths.orders,
    }),
  },
];

/**
 * Open tasks, each one press away; undefined while they are loading. Every task keeps its place, so
 * that nothing moves when a task has nothing left.
 */
export function ToDo({ work }: { work: Work | undefined }) {
  const may = useMay();
  const own = tasks.filter(({ needs }) => may(needs));
  if (own.length === 0) return null;
  const isAllDone = work !== undefined && own.every(({ read }) => read(work).count === 0);
  return (
    <Panel title={text.title} className="overflow-hidden">
      {isAllDone ? (
        <p className="flex min-h-14 items-center gap-2.5 border-t border-line px-5 text-soft">
          <CircleCheck aria-hidden className="size-5 flex-none text-ok-fg" />
          {text.empty}
        </p>
      ) : (
        <ul className="grid grid-cols-2 gap-px border-t border-line bg-line sm:grid-cols-3 xl:flex">
          {own.map((task) => (
            <Cell key={task.name} task={task} work={work} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Cell({ task: { name, Icon, read }, work }: { task: Task; work: Work | undefined }) {
  const { count, late = 0, to } = work ? read(work) : { count: 0, to: "" };
  const { one, many, note } = text.tasks[name];
  const isDone = work !== undefined && count === 0;
  return (
    <li
      className={joinClassNames(
        "relative grid min-w-0 flex-1 grid-cols-[auto_1fr] content-start gap-x-2.5 bg-surface px-4 py-3 sm:px-5 sm:py-4",
        !isDone && "hover:bg-surface-hover",
      )}
    >
      {isDone ? (
        <CircleCheck aria-hidden className="mt-1 size-5 text-ok-fg" />
      ) : (
        <Icon aria-hidden className="mt-1 size-5 text-soft" />
      )}
      <span className="grid min-w-0">
        {work === undefined ? (
          <span aria-hidden className="my-1.5 h-4 w-8 rounded-xs bg-mute-bg" />
        ) : (
          <span
            className={joinClassNames("num text-lg leading-ui font-medium", isDone && "text-faint")}
          >
            <bdi>{count >= MOST_TO_DO ? text.atLeast(count) : formatCount(count)}</bdi>
          </span>
        )}
        {work === undefined || isDone ? (
          <span className="text-xs text-faint">{many}</span>
        ) : (
          <Link
            to={to}
            title={note}
            className="text-xs text-text no-underline after:absolute after:inset-0"
          >
            {/* The number again, so that the link says all of it. */}
            <span className="sr-only">{formatCount(count)} </span>
            {count === 1 ? one : many}
          </Link>
        )}
        {late > 0 && (
          <span className="mt-1">
            <Tag tone="danger">{text.late(late)}</Tag>
          </span>
        )}
      </span>
    </li>
  );
}
