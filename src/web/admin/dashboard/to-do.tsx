import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { formatCount } from "#i18n/format-he.ts";
import { toDo as text } from "#i18n/he/to-do.ts";
import type { ToDo as Task } from "#modules/to-do/contract.ts";
import { getToDoRecord, MOST_TO_DO, type ToDoKind } from "#modules/to-do/kinds.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { Tag } from "#ui/tag.tsx";
import { Day } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { getToDoPath, toDoIcons } from "../live/to-do-looks.ts";
import { getToDoName } from "../live/use-to-do.ts";

type ToDoProps = {
  /** Undefined while they are loading. */
  tasks: readonly Task[] | undefined;
  /** Kinds that the screen shows elsewhere. */
  without?: readonly ToDoKind[];
};

/** The work list: each kind is one press away. Nothing for those who may see no kind. */
export function ToDo({ tasks, without = [] }: ToDoProps) {
  if (tasks?.length === 0) return null;
  const waiting = tasks?.filter(({ kind, count }) => count > 0 && !without.includes(kind));
  const [open, resting] = [false, true].map((isResting) =>
    waiting?.filter(({ kind }) => (getToDoRecord(kind).urgency === "anytime") === isResting),
  );
  return (
    <Panel title={text.title} className="overflow-hidden">
      {open === undefined ? (
        <div aria-hidden className="h-24 border-t border-line" />
      ) : open.length === 0 ? (
        <p className="flex min-h-14 items-center gap-2.5 border-t border-line px-5 text-soft">
          <CircleCheck aria-hidden className="size-5 flex-none text-ok-fg" />
          {text.empty}
        </p>
      ) : (
        <ul className="flex flex-wrap gap-px border-t border-line bg-line">
          {open.map((task) => (
            <Cell key={task.kind} task={task} />
          ))}
        </ul>
      )}
      {resting !== undefined && resting.length > 0 && <Resting tasks={resting} />}
    </Panel>
  );
}

/** The number, with a plus where counting stopped. */
const Count = ({ value }: { value: number }) => (
  <bdi>{value >= MOST_TO_DO ? text.atLeast(value) : formatCount(value)}</bdi>
);

function Cell({ task }: { task: Task }) {
  const { kind, count } = task;
  const Icon = toDoIcons[kind];
  return (
    <li className="relative grid min-w-0 flex-1 basis-36 grid-cols-[auto_1fr] content-start gap-x-2.5 bg-surface px-4 py-3 hover:bg-surface-hover sm:basis-44 sm:px-5 sm:py-4">
      <Icon aria-hidden className="mt-1 size-5 text-soft" />
      <span className="grid min-w-0 content-start">
        <span className="num text-lg leading-ui font-medium">
          <Count value={count} />
        </span>
        <Link
          to={getToDoPath(kind)}
          title={text.kinds[kind].note}
          className="text-xs text-text no-underline after:absolute after:inset-0"
        >
          {/* The number again, so that the link says all of it. */}
          <span className="sr-only">{formatCount(count)} </span>
          {getToDoName(task)}
        </Link>
        <Urgency task={task} />
        {task.orders && <OrdersByDay orders={task.orders} />}
      </span>
    </li>
  );
}

/** How many are late; else until when the first is due, or since when it waits. */
function Urgency({ task: { late, dueAt, oldestAt } }: { task: Task }) {
  if (late > 0)
    return (
      <span className="mt-1">
        <Tag tone="danger">{text.late(late)}</Tag>
      </span>
    );
  const at = dueAt ?? oldestAt;
  if (at === null) return null;
  return (
    <span className="flex flex-wrap gap-x-1 text-xs text-faint">
      {dueAt === null ? text.since : text.due} <Day at={at} />
    </span>
  );
}

/** The orders of a kind that are due on days of their own, each one press away. */
function OrdersByDay({ orders }: { orders: NonNullable<Task["orders"]> }) {
  return (
    <ul className="relative z-1 mt-1 grid justify-items-start text-xs text-faint">
      {orders.map(({ id, number, dueAt }) => (
        <li key={id} className="flex flex-wrap gap-x-1">
          <Link to={adminPaths.order(id)} className="link inline-block py-2 lg:py-1">
            <bdi dir="ltr" className="num">
              #{number}
            </bdi>
          </Link>
          {dueAt !== null && (
            <span className="py-2 lg:py-1">
              {text.due} <Day at={dueAt} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Kinds that may stay as they are, in one line. */
function Resting({ tasks }: { tasks: readonly Task[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-t border-line px-5 py-1 text-xs text-faint">
      {text.anytime}
      {tasks.map((task) => (
        <Link
          key={task.kind}
          to={getToDoPath(task.kind)}
          title={text.kinds[task.kind].note}
          className="link inline-block py-2 lg:py-1"
        >
          <Count value={task.count} /> {getToDoName(task)}
        </Link>
      ))}
    </p>
  );
}
