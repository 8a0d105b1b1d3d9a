import { sql, type SQL } from "drizzle-orm";
import { uploadedKeys } from "#media/uploaded-image.ts";
import { erased } from "#i18n/he/erased.ts";
import type { Context } from "#modules/context.ts";
import type { FoundAddress } from "#modules/customers/find-customer.ts";
import { limitKey } from "#platform/rate-limit/limit-key.ts";
import { erasedAddress } from "#shared/erased.ts";
import {
  getMails,
  getMessages,
  getOrders,
  getReturns,
  getSubjects,
  isTheirs,
} from "./person-rows.ts";
import type { ErasureReport } from "./report-shapes.ts";

type Done = Pick<ErasureReport, "deleted" | "anonymised" | "orders"> & {
  /** Of the mails that are gone. */
  readonly mailIds: readonly string[];
  /** Files of answers, reviews and returns, by their keys in the storage. */
  readonly fileKeys: readonly string[];
};

/**
 * Takes a person out of every table: deletes what is theirs alone, and leaves what the books need
 * without them. Their orders and their customer must be locked. `mark` tells two erased people
 * apart.
 */
export async function eraseRows(
  { db }: Pick<Context, "db">,
  person: FoundAddress,
  mark: string,
): Promise<Done> {
  const { key, profileId, id } = person;
  /** How many rows a statement changed. */
  const run = async (statement: SQL) => (await db.execute(statement)).rowCount ?? 0;
  const texts = async (query: SQL) =>
    (await db.execute<{ text: string }>(query)).rows.map(({ text }) => text);
  const list = (values: readonly string[]) => sql.param([...values]);

  const orderIds = await texts(
    sql`select o.id::text as text from orders o where ${getOrders(person)} order by o.created_at`,
  );
  const subjects = await texts(sql`select s.subject as text from (${getSubjects(person)}) s`);
  const mailIds = await texts(
    sql`select l.id::text as text from mails l where ${getMails(person)}`,
  );
  const sessions = await count(db, sql`select from sessions where user_id = ${profileId}`);
  const secondFactor = await count(
    db,
    sql`select from second_factors where user_id = ${profileId}`,
  );
  const passkeys = await count(db, sql`select from passkeys where user_id = ${profileId}`);
  const replies = await count(
    db,
    sql`select from messages m join message_replies r on r.message_id = m.id where ${getMessages(person)}`,
  );
  const fileKeys = await texts(
    sql`select f.storage_key as text from messages m join reply_files f on f.message_id = m.id where ${getMessages(person)}`,
  );
  const photos = await texts(
    sql`select p.image_url as text from reviews w join review_photos p on p.review_id = w.id
      where w.order_id = any (${list(orderIds)}::uuid[])`,
  );
  const returnPhotos = await texts(
    sql`select f.storage_key as text from returns w join return_photos f on f.return_id = w.id where ${getReturns(person)}`,
  );
  const inOrders = sql`order_id = any (${list(orderIds)}::uuid[])`;

  const deleted = {
    mails: await run(sql`delete from mails where id = any (${list(mailIds)}::uuid[])`),
    replies,
    reviews: await run(sql`delete from reviews where ${inOrders}`),
    returns: await run(sql`delete from returns w where ${getReturns(person)}`),
    messages: await run(sql`delete from messages m where ${getMessages(person)}`),
    newsletter: await run(
      sql`delete from newsletter_subscribers n where ${isTheirs(sql`n.email`, person)}`,
    ),
    notes:
      (await run(sql`delete from customer_notes where customer_id = ${id}`)) +
      (await run(sql`delete from order_tags where ${inOrders}`)),
    attempts: await run(
      sql`delete from rate_limits where split_part(key, ':', 2) = any (${list(countedAs(person))})`,
    ),
  };
  // Counted with their orders: why a price was agreed is a word about the person.
  await run(sql`
    update order_items set agreed_reason = ${erased.text} where ${inOrders} and agreed_reason is not null`);
  const anonymised = {
    orderEvents: await run(sql`
      update order_events set note = case when note is not null then ${erased.text} end, facts = facts - '{trackingNumber,agreed}'::text[]
      where ${inOrders} and (note is not null or facts ?| '{trackingNumber,agreed}')`),
    refunds: await run(sql`
      update refunds set reason = case when reason is not null then ${erased.text} end, last_error = null
      where ${inOrders} and (reason is not null or last_error is not null)`),
    shipments: await run(sql`
      update shipments set tracking_number = null, tracking_url = null
      where ${inOrders} and (tracking_number is not null or tracking_url is not null)`),
    movements: await run(
      sql`update stock_movements set note = null where ${inOrders} and note is not null`,
    ),
    orders: await run(sql`
      update orders set customer_name = ${erased.name}, customer_email = ${erasedAddress(mark)}, customer_phone = null,
        billing_address = ${getCountry("billing_address")}, shipping_address = ${getCountry("shipping_address")},
        access_key = default,
        agreed_reason = case when agreed_reason is not null then ${erased.text} end
      where id = any (${list(orderIds)}::uuid[])`),
    securityEvents: await forgetOnSignIn(run, key),
    auditEntries: Number(
      (
        await texts(
          sql`select (app.redact_audit_log(${list(subjects)}::text[], ${key}, ${erased.text})
            + app.redact_order_tags(${list(orderIds)}::uuid[], ${erased.text}))::text as text`,
        )
      )[0],
    ),
  };
  // Sessions, tokens, second factor, passkeys and role go with it; then nothing holds the customer
  // any more.
  const account = await run(sql`delete from profiles where id = ${profileId}`);
  await run(sql`delete from customers where lower(btrim(email)) = ${key}`);
  return {
    deleted: { ...deleted, account, sessions, secondFactor, passkeys },
    anonymised,
    orders: orderIds.map((orderId) => orderId.slice(-8).toUpperCase()),
    mailIds,
    fileKeys: [...fileKeys, ...returnPhotos, ...photos.flatMap(uploadedKeys)],
  };
}

async function count(db: Context["db"], query: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${query}) counted`,
  );
  return rows[0]?.count ?? 0;
}

/** Under what attempts are counted. */
function countedAs({ key, profileId }: FoundAddress): string[] {
  return [key, ...(profileId === null ? [] : [profileId])].map(limitKey);
}

/** An address of which the country is left; the others of its parts must be there. */
const getCountry = (column: "billing_address" | "shipping_address"): SQL => {
  const address = sql.identifier(column);
  return sql`case when ${address} is not null
    then jsonb_build_object('line1', '-', 'city', '-', 'country', ${address} ->> 'country') end`;
};

/** The events stay, for the patterns in them; whose address was typed goes. */
async function forgetOnSignIn(run: (statement: SQL) => Promise<number>, key: string) {
  const inEvents = await run(sql`
    update security_events
    set email = case when not app.mentions(email, ${key}) then email end,
      details = case when app.mentions(details::text, ${key}) then '{}' else details end
    where app.mentions(email, ${key}) or app.mentions(details::text, ${key})`);
  const inAlerts = await run(sql`
    update security_alerts set events = (
      select jsonb_agg(case when app.mentions(e::text, ${key})
        then jsonb_build_object('type', e -> 'type', 'severity', e -> 'severity', 'timestamp', e -> 'timestamp', 'ip', e -> 'ip',
          'userAgent', e -> 'userAgent', 'details', jsonb_build_object(), 'email', null)
        else e end)
      from jsonb_array_elements(events) e
    )
    where app.mentions(events::text, ${key})`);
  return inEvents + inAlerts;
}
