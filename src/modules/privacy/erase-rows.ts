import { sql, type SQL } from "drizzle-orm";
import { uploadedKeys } from "#media/uploaded-image.ts";
import { erased } from "#i18n/he/erased.ts";
import type { Context } from "#modules/context.ts";
import { eraseCustomer, eraseNotes } from "#modules/customers/erase-customer.ts";
import type { CustomerIdentity } from "#modules/customers/find-customer.ts";
import { anonymizeMovements } from "#modules/inventory/anonymize-movements.ts";
import { eraseInvitations } from "#modules/identity/invitations/erase-invitations.ts";
import { eraseMails } from "#modules/mail/tasks.ts";
import { eraseMessages } from "#modules/messages/tasks.ts";
import { eraseSubscriptions } from "#modules/newsletter/erase-subscriptions.ts";
import { anonymizeOrders, eraseTags } from "#modules/orders/erase-orders.ts";
import { anonymizeRefunds } from "#modules/payments/anonymize-refunds.ts";
import { eraseReturns } from "#modules/returns/erase-returns.ts";
import { eraseDoorNotes } from "#modules/reviews/door/erase-notes.ts";
import { eraseReviews } from "#modules/reviews/erase-reviews.ts";
import { deleteAddress } from "#modules/security/delete-address.ts";
import { deleteAttempts } from "#platform/rate-limit/limit-key.ts";
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
  /** The ids of the deleted mails. */
  readonly mailIds: readonly string[];
  /** Files of answers, reviews and returns, by their keys in the storage. */
  readonly fileKeys: readonly string[];
};

/**
 * Removes a person from every table: deletes rows that are only about them, and removes personal
 * data from those that accounting needs. Their orders and their customer must be locked. `mark`
 * tells two erased people apart.
 */
export async function eraseRows(
  { db }: Pick<Context, "db">,
  person: CustomerIdentity,
  mark: string,
): Promise<Done> {
  const { key, mailbox, profileId } = person;
  const readTexts = async (query: SQL) =>
    (await db.execute<{ text: string }>(query)).rows.map(({ text }) => text);
  const list = (values: readonly string[]) => sql.param([...values]);

  const orderIds = await readTexts(
    sql`select o.id::text as text from orders o where ${getOrders(person)} order by o.created_at`,
  );
  const subjects = await readTexts(sql`select s.subject as text from (${getSubjects(person)}) s`);
  const mailIds = await readTexts(
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
  const fileKeys = await readTexts(
    sql`select f.storage_key as text from messages m join reply_files f on f.message_id = m.id where ${getMessages(person)}`,
  );
  const photos = await readTexts(
    sql`select p.image_url as text from reviews w join review_photos p on p.review_id = w.id
      where w.order_id = any (${list(orderIds)}::uuid[])`,
  );
  const returnPhotos = await readTexts(
    sql`select f.storage_key as text from returns w join return_photos f on f.return_id = w.id where ${getReturns(person)}`,
  );
  const deleted = {
    mails: await eraseMails(db, mailIds),
    replies,
    reviews: await eraseReviews(db, orderIds),
    returns: await eraseReturns(db, getReturns(person)),
    messages: await eraseMessages(db, getMessages(person)),
    newsletter: await eraseSubscriptions(db, isTheirs(sql`n.email`, person)),
    notes: (await eraseNotes(db, person)) + (await eraseTags(db, orderIds)),
    attempts: await deleteAttempts(db, listLimitKeys(person)),
  };
  await eraseDoorNotes(db, orderIds);
  const anonymised = {
    refunds: await anonymizeRefunds(db, orderIds),
    movements: await anonymizeMovements(db, orderIds),
    ...(await anonymizeOrders(db, orderIds, mark)),
    securityEvents: await deleteAddress(db, key),
    auditEntries: Number(
      (
        await readTexts(
          sql`select (app.redact_audit_log(${list(subjects)}::text[], ${mailbox}::text, ${erased.text})
            + app.redact_order_tags(${list(orderIds)}::uuid[], ${erased.text}))::text as text`,
        )
      )[0],
    ),
  };
  await eraseInvitations(db, key);
  const account = await eraseCustomer(db, person);
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

/** The keys under which their attempts are counted. */
const listLimitKeys = ({ key, profileId }: CustomerIdentity): string[] => [
  key,
  ...(profileId === null ? [] : [profileId]),
];
