import { and, desc, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { getCursor, follows, getPlace } from "#platform/db/newest-first.ts";
import { listByDeadline } from "./list-by-deadline.ts";
import type { MessageFilter, MessageRow, messageSorts } from "./admin-contract.ts";
import { filterMessages } from "./message-filter.ts";
import { getExcerpt, makeRow, selectMessages, type SelectedMessage } from "./message-rows.ts";
import { readPromises } from "./read-promises.ts";
import { messages } from "./tables.ts";

const PAGE_SIZE = 50;

export type MessageQuery = MessageFilter & {
  readonly sort: (typeof messageSorts)[number];
  readonly after?: string | undefined;
};

type MessagePage = { messages: MessageRow[]; nextCursor: string | null };

/**
 * Up to 50 messages of a filter, and the cursor of those that follow. Throws `invalid_fields` for a
 * foreign cursor.
 */
export async function listMessages(
  ctx: Pick<Context, "db" | "actor" | "clock">,
  query: MessageQuery,
): Promise<MessagePage> {
  const promises = await readPromises(ctx);
  const condition = filterMessages(ctx, query, promises);
  const { found, nextCursor } =
    query.sort === "deadline" && query.kind !== "newsletter"
      ? await listByDeadline(ctx, {
          condition,
          kind: query.kind,
          after: query.after,
          limit: PAGE_SIZE,
          promises,
        })
      : await listNewest(ctx, condition, query.after);
  return {
    messages: found.map((row) => ({ ...makeRow(row, promises), excerpt: getExcerpt(row.message) })),
    nextCursor,
  };
}

async function listNewest(
  ctx: Pick<Context, "db">,
  condition: SQL | undefined,
  after: string | undefined,
): Promise<{ found: SelectedMessage[]; nextCursor: string | null }> {
  const place = after === undefined ? undefined : getPlace(after);
  const rows = await selectMessages(ctx)
    .where(and(condition, place && follows(messages, place)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(PAGE_SIZE + 1);
  const found = rows.slice(0, PAGE_SIZE);
  const last = found.at(-1);
  if (rows.length <= PAGE_SIZE || last === undefined) return { found, nextCursor: null };
  const { message, micros } = last;
  return { found, nextCursor: getCursor({ micros, id: message.id, numbers: [] }) };
}
