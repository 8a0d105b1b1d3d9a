import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findCustomer } from "#modules/customers/find-customer.ts";
import { toIso } from "./customer-rows.ts";
import { readPage } from "./newest-page.ts";

const PAGE_SIZE = 20;
/** Characters of a message that a list shows; the rest is in the inbox. */
export const EXCERPT = 300;

type Found = {
  readonly id: string;
  readonly at: string;
  readonly kind: "contact" | "dealer" | "newsletter";
  readonly state: "new" | "read" | "answered" | "closed";
  readonly isSpam: boolean;
  readonly subject: string | null;
  readonly text: string | null;
  readonly replies: number;
};

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
  const { rows, nextCursor } = await readPage(ctx, {
    name: "messages",
    after,
    size: PAGE_SIZE,
    select: (follows, order) => sql<Found>`
      select m.id, m.created_at as at, m.kind, m.state, m.spam_reason is not null as "isSpam", m.subject,
        left(coalesce(m.message, m.experience), ${EXCERPT}::integer) as text,
        (select count(*)::integer from message_replies r where r.message_id = m.id) as replies
      from messages m
      where lower(m.email) = ${key} and ${follows(sql`m.created_at`, sql`m.id`)} ${order(sql`m.created_at`, sql`m.id`)}`,
  });
  return {
    messages: rows.map(({ at, ...row }) => ({ ...row, createdAt: toIso(at) })),
    nextCursor,
  };
}
