import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findCustomer } from "#modules/customers/find-customer.ts";
import { createNewestFirst, readPage, type Placed } from "#platform/db/read-page.ts";

const size = 20;
const sortRows = createNewestFirst("messages", sql`m.created_at`, sql`m.id`);
/** Characters of a message that a list shows; the rest is in the inbox. */
export const EXCERPT = 300;

type Found = Placed<{
  readonly id: string;
  readonly createdAt: string;
  readonly kind: "contact" | "dealer" | "newsletter";
  readonly state: "new" | "read" | "answered" | "closed";
  readonly isSpam: boolean;
  readonly subject: string | null;
  readonly text: string | null;
  readonly replies: number;
}>;

/**
 * Up to 20 messages of a customer's address, newest first, spam too, and the cursor of those that
 * follow. Throws `not_found`, and `invalid_fields` for a cursor that no page ended with.
 */
export async function listCustomerMessages(
  ctx: Pick<Context, "db">,
  id: string,
  { after }: { after?: string | undefined },
) {
  const { key } = await findCustomer(ctx, id);
  const { rows, nextCursor } = await readPage({ order: sortRows, after, size }, (page) =>
    ctx.db.execute<Found>(sql`
      select m.id, m.created_at as "createdAt", m.kind, m.state, m.spam_reason is not null as "isSpam", m.subject,
        left(coalesce(m.message, m.experience), ${EXCERPT}::integer) as text,
        (select count(*)::integer from message_replies r where r.message_id = m.id) as replies, ${page.place} as place
      from messages m
      where lower(m.email) = ${key} and ${page.follows} order by ${page.order} limit ${page.limit}`),
  );
  return { messages: rows, nextCursor };
}
