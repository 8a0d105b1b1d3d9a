import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import {
  cutPage,
  isBeyond,
  toOrderBy,
  PAGE_SIZE,
  readCursor,
  type Page,
  rejectCursor,
} from "#platform/db/read-page.ts";
import { newestMessages, selectMessages, type SelectedMessage } from "./message-rows.ts";
import {
  answeredKinds,
  getOverdueBefore,
  computeReplyDueAt,
  type AnsweredKind,
  type ReplyPromises,
} from "./reply-deadline.ts";
import { messages } from "./tables.ts";

const ORDER = "deadline";

/** Within a kind: by arrival. */
const oldest = { keys: newestMessages.keys, direction: "asc" } as const;

/** The last message of a page. */
type Reached = { readonly kind: AnsweredKind; readonly micros: string; readonly id: string };

/**
 * Messages in the order of their deadlines. Within a kind that is the order of arrival; the kinds,
 * each with its own promised time, are merged. Throws `invalid_fields` for a cursor that no page
 * ended with.
 */
export async function listByDeadline(
  ctx: Pick<Context, "db">,
  query: {
    condition: SQL | undefined;
    /** Without a kind: all kinds that need an answer. */
    kind: AnsweredKind | undefined;
    after: string | undefined;
    promises: ReplyPromises;
  },
): Promise<Page<SelectedMessage>> {
  const { condition, kind: only, after, promises } = query;
  const reached = after === undefined ? undefined : parseReached(after);
  const merged: SelectedMessage[] = [];
  for (const kind of only === undefined ? answeredKinds : [only]) {
    // oxlint-disable-next-line no-await-in-loop -- they share a connection
    const rows = await selectMessages(ctx)
      .where(
        and(condition, eq(messages.kind, kind), reached && isAfterReached(kind, reached, promises)),
      )
      .orderBy(toOrderBy(oldest))
      .limit(PAGE_SIZE + 1);
    merged.push(...rows);
  }
  const sorted = merged.toSorted((one, other) => compare(one, other, promises));
  return cutPage(ORDER, sorted, PAGE_SIZE, ({ message, place }) => [message.kind, ...place]);
}

function compare(one: SelectedMessage, other: SelectedMessage, promises: ReplyPromises): number {
  return (
    computeDueMs(one, promises) - computeDueMs(other, promises) ||
    // A number holds microseconds of centuries exactly.
    Number(one.place[0]) - Number(other.place[0]) ||
    (one.message.id < other.message.id ? -1 : 1)
  );
}

function computeDueMs({ message }: SelectedMessage, promises: ReplyPromises): number {
  const { kind, waitingSince } = message;
  // The conditions select only these kinds.
  return kind === "newsletter"
    ? Infinity
    : computeReplyDueAt(kind, waitingSince, promises).getTime();
}

/**
 * The messages of a kind after the last one of a page: due later, or due at the same time and
 * arrived later.
 */
function isAfterReached(
  kind: AnsweredKind,
  { kind: lastKind, micros, id }: Reached,
  promises: ReplyPromises,
): SQL {
  const due = computeReplyDueAt(lastKind, new Date(Math.floor(Number(micros) / 1_000)), promises);
  const dueThen = toTimestamp(getOverdueBefore(kind, due, promises));
  const dueLater = toTimestamp(getOverdueBefore(kind, new Date(due.getTime() + 1), promises));
  const { waitingSince } = messages;
  return sql`(${waitingSince} >= ${dueLater} or ${waitingSince} >= ${dueThen} and ${isBeyond(oldest, [micros, id])})`;
}

const toTimestamp = (date: Date) => sql`${date.toISOString()}::timestamptz`;

function parseReached(cursor: string): Reached {
  const [kindName, micros = "", id = ""] = readCursor(ORDER, 3, cursor);
  const kind = answeredKinds.find((it) => it === kindName);
  if (kind === undefined || !/^\d{1,16}$/.test(micros)) rejectCursor();
  return { kind, micros, id };
}
