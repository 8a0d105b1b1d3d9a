import { sql, type SQL } from "drizzle-orm";
import type { CustomerIdentity } from "#modules/customers/find-customer.ts";

/** A person whose rows are looked for. */
export type Person = CustomerIdentity & {
  /**
   * Whether orders that only claim their address are left out. Anyone can place one with any
   * address, so it may be about another person.
   */
  readonly isProvenOnly?: boolean;
};

/** The orders `o` of a customer and of their account, deleted ones too. */
export const getOrders = (person: Person): SQL =>
  person.isProvenOnly === true
    ? sql`(${getAllOrders(person)} and not ${getIsClaim(person)})`
    : getAllOrders(person);

const getAllOrders = ({ key, profileId }: CustomerIdentity): SQL =>
  profileId === null
    ? sql`o.customer_key = ${key}`
    : sql`(o.customer_key = ${key} or o.customer_id = ${profileId})`;

/**
 * Whether an order `o` of an address only claims it: it is of another account or of a guest, is
 * unpaid and was not confirmed by the link in the mail.
 */
const getIsClaim = ({ profileId }: CustomerIdentity): SQL => sql`(
  o.customer_id is distinct from ${profileId}::uuid and o.source = 'checkout' and o.paid_minor = 0
  and not exists (select from guest_holds h where h.order_id = o.id and h.confirmed_at is not null))`;

/** Whether `number` is that of an order that is left out. */
export const isLeftOut = (number: SQL, person: Person): SQL =>
  person.isProvenOnly === true
    ? sql`exists (select from orders o where o.number = ${number} and ${getAllOrders(person)} and ${getIsClaim(person)})`
    : sql`false`;

/**
 * Whether an address in a row is theirs: in any letter case, also former addresses of their
 * account, unless another account has them by now.
 */
export const isTheirs = (column: SQL, { key, profileId }: CustomerIdentity): SQL =>
  profileId === null
    ? sql`lower(${column}) = ${key}`
    : sql`(lower(${column}) = ${key} or lower(${column}) in (
        select lower(c.old_email) from email_changes c
        where c.user_id = ${profileId} and c.confirmed_at is not null and c.stopped_at is null
          and not exists (select from profiles p where lower(btrim(p.email)) = lower(c.old_email))))`;

/** Mails of the shop to itself, which quote a customer's message. */
const KINDS_ABOUT_PEOPLE = sql`(
  'contact-message', 'dealer-inquiry', 'new-order', 'paid-without-stock', 'order-cancelled-by-customer', 'return-requested')`;

/**
 * The mails `l` to a customer's address, about their orders, and those to the shop itself about
 * them.
 */
export const getMails = (person: Person): SQL => sql`(
  ${isTheirs(sql`l.recipient`, person)}
  or (l.kind in ${KINDS_ABOUT_PEOPLE} and app.mentions(l.content::text, ${person.mailbox}::text))
  or (l.content ->> 'number', coalesce(lower(l.content ->> 'customerEmail'), ''))
    in (select o.number, coalesce(lower(o.customer_email), '') from orders o where ${getOrders(person)})
) and not ${isLeftOut(sql`coalesce(l.content ->> 'orderNumber', l.content ->> 'number')`, person)}`;

/** The returns `w` of its orders, and those without an order that have its address. */
export const getReturns = (person: Person): SQL => sql`(
  ${isTheirs(sql`w.typed_email`, person)}
  or w.order_id in (select o.id from orders o where ${getOrders(person)})
)`;

/** The messages `m` of an address. */
export const getMessages = (person: Person): SQL => isTheirs(sql`m.email`, person);

/**
 * The keys in the log of changes of the rows about a person: entity and id, with a space between.
 */
export const getSubjects = (person: Person): SQL => {
  const theirOrders = sql`select o.id from orders o where ${getOrders(person)}`;
  return sql`
    select 'orders ' || o.id as subject from orders o where ${getOrders(person)}
    union all select 'order_items ' || i.id from order_items i where i.order_id in (${theirOrders})
    union all select 'payments ' || p.id from payments p where p.order_id in (${theirOrders})
    union all select 'refunds ' || r.id from refunds r where r.order_id in (${theirOrders})
    union all select 'shipments ' || s.id from shipments s where s.order_id in (${theirOrders})
    union all select 'stock_movements ' || v.id from stock_movements v where v.order_id in (${theirOrders})
    union all select 'reviews ' || w.id from reviews w where w.order_id in (${theirOrders})
    union all select 'returns ' || w.id from returns w where ${getReturns(person)}
    union all select 'messages ' || m.id from messages m where ${getMessages(person)}
    union all select 'message_replies ' || r.id
      from messages m join message_replies r on r.message_id = m.id where ${getMessages(person)}
    union all select 'newsletter_subscribers ' || n.id from newsletter_subscribers n where ${isTheirs(sql`n.email`, person)}
    union all select 'mails ' || l.id from mails l where ${getMails(person)}
    union all select 'customer_notes ' || l.entity_id
      from audit_log l where l.entity = 'customer_notes' and coalesce(l.after, l.before) ->> 'customer_id' = ${person.id}
    union all select 'user_roles ' || ${person.profileId}::text where ${person.profileId}::text is not null`;
};
