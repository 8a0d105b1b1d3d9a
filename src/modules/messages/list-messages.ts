import { and } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { readPage } from "#platform/db/read-page.ts";
import { listByDeadline } from "./list-by-deadline.ts";
import type { MessageFilter, messageSorts } from "./admin-contract.ts";
import { filterMessages } from "./message-filter.ts";
import {
  createLateFirst,
  getExcerpt,
  createRow,
  newestMessages,
  selectMessages,
} from "./message-rows.ts";
import { readPromises } from "./read-promises.ts";

export type MessageQuery = MessageFilter & {
  readonly sort: (typeof messageSorts)[number];
  readonly after?: string | undefined;
};

/**
 * Up to 50 messages of a filter, the late ones of the inbox before all others, and the cursor of
 * those that follow. Throws `invalid_fields` for a foreign cursor.
 */
export async function listMessages(
  ctx: Pick<Context, "db" | "actor" | "clock">,
  { sort, after, ...filter }: MessageQuery,
) {
  const promises = await readPromises(ctx);
  const condition = filterMessages(ctx, filter, promises);
  const { kind, folder } = filter;
  const order = folder === "inbox" ? createLateFirst(ctx.clock(), promises) : newestMessages;
  const { rows, nextCursor } =
    sort === "deadline" && kind !== "newsletter"
      ? await listByDeadline(ctx, { condition, kind, after, promises })
      : await readPage({ order, after }, ({ follows, order: by, limit, place }) =>
          selectMessages(ctx, place).where(and(condition, follows)).orderBy(by).limit(limit),
        );
  return {
    messages: rows.map((row) => ({
      ...createRow(row, promises),
      excerpt: getExcerpt(row.message),
    })),
    nextCursor,
  };
}
