import { sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Context } from "#modules/context.ts";
import { findCustomer, type CustomerIdentity } from "#modules/customers/find-customer.ts";
import { createNewestFirst, readPage, type Placed } from "#platform/db/read-page.ts";
import { getOrders } from "./customer-orders.ts";
import { EXCERPT } from "./list-customer-messages.ts";
import type { timelineEntrySchema } from "./timeline-shapes.ts";

const size = 30;
const sortRows = createNewestFirst("timeline", sql`e.at`, sql`e.id`);

/**
 * Up to 30 entries of a customer's history with the shop, newest first, and the cursor of those
 * that follow. Throws `not_found`, and `invalid_fields` for a cursor that no page ended with.
 */
export async function readTimeline(
  ctx: Pick<Context, "db">,
  id: string,
  { after }: { readonly after?: string | undefined },
) {
  const customer = await findCustomer(ctx, id);
  const { rows, nextCursor } = await readPage({ order: sortRows, after, size }, (page) => {
    // At most one page of each kind: a page cannot hold more of one kind.
    const kinds = getEntries(customer).map(
      (entries) => sql`
        (select e.kind, e.at, e.id, e.facts from (${entries}) e
         where ${page.follows} order by ${page.order} limit ${page.limit})`,
    );
    // The facts of each kind are checked by the response schema.
    return ctx.db.execute<Placed<z.input<typeof timelineEntrySchema>>>(sql`
      select e.*, ${page.place} as place from (${sql.join(kinds, sql` union all `)}) e
      order by ${page.order} limit ${page.limit}`);
  });
  return { entries: rows, nextCursor };
}

function getEntries(customer: CustomerIdentity): SQL[] {
  const { key, id } = customer;
  return [
    sql`select 'order' as kind, o.created_at as at, o.id, json_build_object(
        'number', o.number, 'status', o.status,
        'total', json_build_object('amountMinor', o.total_minor, 'currency', o.currency),
        'totalIls', (
          select case when f.total_agorot is not null
            then json_build_object('amountMinor', f.total_agorot, 'currency', 'ILS') end
          from app.figures_of(o) f
        )) as facts
      from orders o where ${getOrders(customer)}`,
    sql`select 'message' as kind, m.created_at as at, m.id, json_build_object(
        'messageKind', m.kind, 'state', m.state, 'subject', m.subject,
        'text', left(coalesce(m.message, m.experience), ${EXCERPT}::integer)) as facts
      from messages m where lower(m.email) = ${key} and m.kind <> 'newsletter' and m.spam_reason is null`,
    sql`select 'reply' as kind, r.created_at as at, r.id, json_build_object(
        'messageId', m.id, 'authorName', r.author_name, 'text', left(r.body, ${EXCERPT}::integer)) as facts
      from messages m join message_replies r on r.message_id = m.id where lower(m.email) = ${key}`,
    // Mails to the shop about the customer are left out, and replies, which have entries of their
    // own.
    sql`select 'mail' as kind, l.created_at as at, l.id, json_build_object('mailKind', l.kind, 'state', l.state) as facts
      from mails l where lower(l.recipient) = ${key} and l.kind <> 'message-reply'`,
    sql`select 'note' as kind, n.created_at as at, n.id,
        json_build_object('authorName', n.author_name, 'text', n.body) as facts
      from customer_notes n where n.customer_id = ${id} and n.deleted_at is null`,
    ...selectConsentSteps(key),
    ...selectAccountSteps(customer),
  ];
}

/** Of two steps at the same moment only the later one is shown. */
function selectConsentSteps(key: string): SQL[] {
  const subscriber = sql`from newsletter_subscribers s where lower(s.email) = ${key} and s.topic = 'newsletter'`;
  const selectStep = (name: string, at: SQL) =>
    sql`select 'consent' as kind, ${at} as at, s.id, json_build_object('step', ${name}::text) as facts ${subscriber}`;
  return [
    sql`${selectStep("requested", sql`s.requested_at`)}
      and s.requested_at is distinct from s.confirmed_at and s.requested_at is distinct from s.unsubscribed_at`,
    sql`${selectStep("confirmed", sql`s.confirmed_at`)}
      and s.confirmed_at is not null and s.confirmed_at is distinct from s.unsubscribed_at`,
    sql`${selectStep("unsubscribed", sql`s.unsubscribed_at`)} and s.unsubscribed_at is not null`,
  ];
}

function selectAccountSteps({ profileId }: CustomerIdentity): SQL[] {
  if (profileId === null) return [];
  const selectStep = (name: string) => sql`json_build_object('step', ${name}::text)`;
  return [
    sql`select 'account' as kind, p.created_at as at, p.id, ${selectStep("opened")} as facts from profiles p where p.id = ${profileId}`,
    sql`select 'account' as kind, a.email_confirmed_at as at, a.user_id as id, ${selectStep("confirmed")} as facts
      from accounts a join profiles p on p.id = a.user_id
      where a.user_id = ${profileId} and a.email_confirmed_at is not null and a.email_confirmed_at <> p.created_at`,
  ];
}
