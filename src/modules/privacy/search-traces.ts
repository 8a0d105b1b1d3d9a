import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { traces, type Trace, type TraceReason } from "./report-kinds.ts";
import type { FoundTrace } from "./report-shapes.ts";

/**
 * The texts to search for: the address in lower case, names, and the last digits of phone numbers.
 */
export type Needles = {
  /** Null for a person without one. */
  readonly email: string | null;
  readonly names: readonly string[];
  readonly phones: readonly string[];
};

/** Shorter texts would be found everywhere. */
const SHORTEST_NAME = 4;
const SHORTEST_PHONE = 7;
/**
 * The number of last digits of a phone number to compare: without the country code or its leading
 * zero.
 */
const PHONE_DIGITS = 9;

/**
 * Names and numbers in the form for the search; those too short, which would be found everywhere,
 * are left out.
 */
export function getNeedles(person: {
  readonly email: string | null;
  readonly names: readonly string[];
  readonly phones: readonly string[];
}): Needles {
  const names = person.names.map((name) => name.trim().toLowerCase());
  const phones = person.phones.map((phone) => phone.replaceAll(/\D/g, "").slice(-PHONE_DIGITS));
  return {
    email: person.email,
    names: [...new Set(names.filter((name) => name.length >= SHORTEST_NAME))],
    phones: [...new Set(phones.filter((phone) => phone.length >= SHORTEST_PHONE))],
  };
}

type Column = { readonly table: string; readonly column: string };

/** Texts of the shop itself. */
const shopTables =
  /^(?:carriers$|markets$|market_places$|payment_ways$|product|order_items$|daily_sales_stats$|exchange_rates$|system_settings$|content_(?:documents|revisions)$)/;
/** Staff are named in the log of changes and in texts that they signed. */
const work: ReadonlySet<string> = new Set([
  "audit_log.actor_email",
  "customer_notes.author_name",
  "data_exports.actor_email",
  "erasures.actor_email",
  "message_replies.author_name",
  "order_events.actor_name",
]);
/** Tables with texts by or about other people, which may mention the same name. */
const othersLabels: ReadonlySet<string> = new Set([
  "coupons.note",
  "customer_notes.body",
  "email_changes.new_email",
  "email_changes.old_email",
  "mails.content",
  "mails.last_error",
  "mails.provider_id",
  "message_replies.body",
  "messages.city",
  "messages.company",
  "messages.experience",
  "messages.message",
  "messages.name",
  "messages.phone",
  "messages.subject",
  "messages.submission_key",
  "newsletter_subscribers.consent_page",
  "newsletter_subscribers.consent_wording",
  "newsletter_subscribers.removal_reason",
  "order_events.facts",
  "order_events.note",
  "order_tags.tag",
  "orders.billing_address",
  "orders.customer_name",
  "orders.customer_phone",
  "orders.customer_vat_number",
  "orders.idempotency_key",
  "door_answers.note",
  "message_replies.omitted_files",
  "messages.omitted_files",
  "orders.shipping_address",
  "payments.reference",
  "profiles.full_name",
  "customers.name",
  "customers.phone",
  "customers.places",
  "refunds.last_error",
  "refunds.reason",
  "refunds.reference",
  "returns.message",
  "returns.note",
  "returns.typed_number",
  "reviews.answer",
  "reviews.author_name",
  "reviews.body",
  "reviews.breed",
  "reviews.decision_reason",
  "reviews.title",
  "saved_addresses.address",
  "saved_addresses.label",
  "saved_addresses.name",
  "saved_addresses.phone",
  "saved_views.name",
  "saved_views.search",
  "sessions.user_agent",
  "security_events.user_agent",
  "stock_movements.note",
]);

/**
 * Several people can share a name or number, but not an address; so an address may stay only for a
 * known reason.
 */
export function getReason({ table, column }: Column, trace: Trace): TraceReason {
  const place = `${table}.${column}`;
  if (shopTables.test(table)) return "shop";
  if (work.has(place)) return "work";
  if (trace !== "email" || othersLabels.has(place)) return "others";
  return "left";
}

/**
 * Searches every column that can contain text, except keys and other secrets, which the role cannot
 * read.
 */
export async function searchTraces(
  ctx: Pick<Context, "db">,
  needles: Needles,
): Promise<{ tables: number; columns: number; traces: FoundTrace[] }> {
  const columns = await listColumns(ctx);
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const found: FoundTrace[] = [];
  for (const [table, ofTable] of byTable) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one table after the other
    found.push(...(await searchTable(ctx, table, ofTable, needles)));
  }
  return { tables: byTable.size, columns: columns.length, traces: found };
}

/**
 * The columns of texts and JSON documents that the privacy role may read, without those that repeat
 * others: generated ones, and texts for searches that triggers write.
 */
async function listColumns({ db }: Pick<Context, "db">): Promise<Column[]> {
  const { rows } = await db.execute<Column>(sql`
    select c.relname as table, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and (t.typcategory = 'S' or t.typname in ('json', 'jsonb', '_text', '_varchar', '_jsonb'))
      and a.attgenerated = '' and a.attname <> 'search_text' and has_column_privilege(c.oid, a.attnum, 'select')
    order by 1, 2`);
  return rows;
}

async function searchTable(
  { db }: Pick<Context, "db">,
  table: string,
  columns: readonly Column[],
  needles: Needles,
): Promise<FoundTrace[]> {
  const readTexts = columns.map(({ column }) => sql`t.${sql.identifier(column)}::text`);
  const names = readTexts.map((_, place) => sql.identifier(`c${place}`));
  // Most rows contain nothing, so each is first searched as one text (`offset 0` keeps the planner
  // from building that text again for each condition).
  const { rows } = await db.execute<{ trace: Trace; place: number; rows: number }>(sql`
    with suspects as materialized (
      select * from (
        select ${sql.join(
          readTexts.map((text, place) => sql`${text} as ${names[place]}`),
          sql`, `,
        )}, lower(concat_ws(chr(10), ${sql.join(readTexts, sql`, `)})) as words
        from public.${sql.identifier(table)} t offset 0
      ) r
      where strpos(r.words, ${needles.email}::text) > 0
        or ${matchTrace(sql`r.words`, "name", needles)} or ${matchTrace(sql`r.words`, "phone", needles)}
    )
    ${sql.join(
      columns.flatMap((_, place) =>
        traces.map((trace) => {
          const text = sql`s.${sql.identifier(`c${place}`)}`;
          return sql`select ${trace}::text as trace, ${place}::integer as place, count(*)::integer as rows
            from suspects s where ${matchTrace(text, trace, needles)} having count(*) > 0`;
        }),
      ),
      sql` union all `,
    )}`);
  return rows.flatMap(({ trace, place, rows: count }) => {
    const column = columns[place];
    return column === undefined
      ? []
      : [{ ...column, trace, rows: count, why: getReason(column, trace) }];
  });
}

function matchTrace(text: SQL, trace: Trace, { email, names, phones }: Needles): SQL {
  if (trace === "email") return sql`app.mentions(${text}, ${email}::text)`;
  const [plain, requested] =
    trace === "name"
      ? [sql`lower(${text})`, names]
      : [sql`translate(${text}, '+-(). /', '')`, phones];
  return requested.length === 0
    ? sql`false`
    : sql`(${sql.join(
        requested.map((part) => sql`strpos(${plain}, ${part}) > 0`),
        sql` or `,
      )})`;
}
