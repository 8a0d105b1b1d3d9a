import { sql, type SQL } from "drizzle-orm";
import { wholeCurrencies } from "#modules/reviews/door/kinds.ts";
import type { ExportSection } from "./export-parts.ts";
import {
  getMails,
  getMessages,
  getOrders,
  getReturns,
  getSubjects,
  isLeftOut,
  isTheirs,
  type Person,
} from "./person-rows.ts";

const selectTime = (time: SQL) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** An amount of the order, with the decimals of its currency. */
const selectAmount = (minor: SQL) =>
  sql`round(${minor} / 10::numeric ^ app.minor_digits(o.currency), app.minor_digits(o.currency))::text`;

/**
 * The rows of each part, the oldest first, with the names of the export. They contain no keys or
 * other secrets.
 */
export function getSections(person: Person): Record<ExportSection, SQL> {
  const { mailbox, profileId, id } = person;
  const order = sql`from orders o where ${getOrders(person)}`;
  const selectFromOrders = (table: SQL) =>
    sql`from ${table} t join orders o on o.id = t.order_id where ${getOrders(person)}`;
  return {
    person: sql`
      select c.name, c.email, c.phone, ${selectTime(sql`c.first_seen_at`)} as "createdAt" from customers c where c.id = ${id}`,
    account: sql`
      select p.full_name as name, p.email, ${selectTime(sql`p.created_at`)} as "createdAt", ${selectTime(sql`p.updated_at`)} as "updatedAt",
        ${selectTime(sql`a.email_confirmed_at`)} as "confirmedAt", ${selectTime(sql`a.password_changed_at`)} as "passwordChangedAt",
        coalesce(r.role, 'user') as role
      from profiles p left join accounts a on a.user_id = p.id left join user_roles r on r.user_id = p.id
      where p.id = ${profileId}`,
    emailChanges: sql`
      select ${selectTime(sql`e.requested_at`)} as "createdAt", e.old_email as email, e.new_email as "newEmail",
        ${selectTime(sql`e.confirmed_at`)} as "confirmedAt"
      from email_changes e where e.user_id = ${profileId} order by e.requested_at`,
    addresses: sql`
      select ${selectTime(sql`b.created_at`)} as "createdAt", b.label, b.name, b.phone, b.address::text as "shippingAddress"
      from saved_addresses b where b.user_id = ${profileId} order by b.created_at`,
    sessions: sql`
      select ${selectTime(sql`s.created_at`)} as "createdAt", ${selectTime(sql`s.refreshed_at`)} as "updatedAt",
        ${selectTime(sql`s.expires_at`)} as "expiresAt", s.user_agent as device, host(s.address) as address
      from sessions s where s.user_id = ${profileId} order by s.created_at`,
    secondFactor: sql`
      select ${selectTime(sql`f.created_at`)} as "createdAt", ${selectTime(sql`f.confirmed_at`)} as "confirmedAt",
        (select count(*)::integer from recovery_codes c where c.user_id = f.user_id and c.used_at is null) as "codesLeft"
      from second_factors f where f.user_id = ${profileId}`,
    passkeys: sql`
      select ${selectTime(sql`k.created_at`)} as "createdAt", k.name, ${selectTime(sql`k.last_used_at`)} as "usedAt"
      from passkeys k where k.user_id = ${profileId} order by k.created_at`,
    orders: sql`
      select o.number, ${selectTime(sql`o.created_at`)} as "createdAt", o.status, o.customer_name as name, o.customer_email as email,
        o.customer_phone as phone, o.billing_address::text as "billingAddress", o.shipping_address::text as "shippingAddress",
        o.currency, ${selectAmount(sql`o.total_minor`)} as total, ${selectAmount(sql`o.discount_minor`)} as discount,
        ${selectAmount(sql`o.shipping_minor`)} as shipping, ${selectAmount(sql`o.tax_minor`)} as tax,
        ${selectAmount(sql`o.duty_minor`)} as duty, o.customer_vat_number as "vatNumber", ${selectAmount(sql`o.paid_minor`)} as paid,
        ${selectAmount(sql`o.refunded_minor`)} as refunded, o.payment_method as method, o.coupon_code as coupon,
        (select string_agg(g.tag, ', ' order by g.created_at, g.tag) from order_tags g where g.order_id = o.id) as tags,
        ${selectTime(sql`o.deleted_at`)} as "deletedAt"
      ${order} order by o.created_at, o.id`,
    lines: sql`
      select o.number, t.product_name as product, t.variant_name as variant, t.sku, t.quantity,
        ${selectAmount(sql`t.unit_price_minor`)} as "unitPrice", ${selectAmount(sql`t.total_price_minor`)} as total,
        ${selectAmount(sql`t.tax_minor`)} as tax, o.currency
      ${selectFromOrders(sql`order_items`)} order by o.created_at, o.id, t.position`,
    payments: sql`
      select o.number, ${selectTime(sql`t.created_at`)} as "createdAt", t.method, ${selectAmount(sql`t.amount_minor`)} as amount, o.currency,
        t.reference, ${selectTime(sql`t.cancelled_at`)} as "cancelledAt"
      ${selectFromOrders(sql`payments`)} order by t.created_at`,
    refunds: sql`
      select o.number, ${selectTime(sql`t.created_at`)} as "createdAt", ${selectTime(sql`t.settled_at`)} as "settledAt", t.method,
        ${selectAmount(sql`t.amount_minor`)} as amount, o.currency, t.state, t.reason, t.reference
      ${selectFromOrders(sql`refunds`)} order by t.created_at`,
    shipments: sql`
      select o.number, ${selectTime(sql`t.created_at`)} as "createdAt",
        (select coalesce(c.public_name, c.name) from carriers c where c.id = t.carrier) as carrier, t.tracking_number as "trackingNumber",
        t.tracking_url as "trackingUrl", t.arrived_on::text as "arrivedOn"
      ${selectFromOrders(sql`shipments`)} order by t.created_at`,
    orderEvents: sql`
      select o.number, ${selectTime(sql`t.created_at`)} as "createdAt", t.kind, t.from_status as "fromStatus",
        t.to_status as "toStatus", t.note as text, t.facts::text as facts
      ${selectFromOrders(sql`order_events`)} order by t.created_at`,
    reviews: sql`
      select o.number, ${selectTime(sql`t.created_at`)} as "createdAt", ${selectTime(sql`t.updated_at`)} as "updatedAt", t.state,
        p.name as product, t.stars, t.author_name as name, t.title as subject, t.body as text, t.species, t.breed,
        t.pet_grams as "petGrams", t.fit, t.answer, t.decision_reason as reason,
        (select string_agg(f.image_url, ', ' order by f.position) from review_photos f where f.review_id = t.id) as files
      from reviews t join orders o on o.id = t.order_id join products p on p.id = t.product_id
      where ${getOrders(person)} order by t.created_at`,
    doorAnswers: sql`
      select o.number, ${selectTime(sql`t.answered_at`)} as "createdAt", case when t.paid then 'paid' else 'nothing' end as state,
        round(t.amount_minor::numeric / case when t.currency = any(${sql.param([...wholeCurrencies])}::text[]) then 1 else 100 end, 2)::text as amount,
        t.currency, t.note as text
      ${selectFromOrders(sql`door_answers`)} order by t.answered_at`,
    returns: sql`
      select o.number, ${selectTime(sql`w.created_at`)} as "createdAt", ${selectTime(sql`w.updated_at`)} as "updatedAt", w.kind, w.state,
        w.typed_email as email, w.cause as reason, w.message as text, w.note as answer,
        ${selectAmount(sql`w.refunded_minor`)} as amount,
        (select string_agg(f.storage_key, ', ' order by f.position) from return_photos f where f.return_id = w.id) as files
      from returns w left join orders o on o.id = w.order_id
      where ${getReturns(person)} order by w.created_at`,
    messages: sql`
      select ${selectTime(sql`m.created_at`)} as "createdAt", m.kind, m.state, m.name, m.email, m.phone, m.subject, m.company, m.city,
        m.experience, m.message as text
      from messages m where ${getMessages(person)} order by m.created_at`,
    replies: sql`
      select ${selectTime(sql`r.created_at`)} as "createdAt", r.author_name as author, r.body as text,
        (select string_agg(f.file_name, ', ' order by f.created_at, f.id) from reply_files f where f.reply_id = r.id) as files
      from messages m join message_replies r on r.message_id = m.id where ${getMessages(person)} order by r.created_at`,
    notes: sql`
      select ${selectTime(sql`n.created_at`)} as "createdAt", ${selectTime(sql`n.updated_at`)} as "updatedAt", ${selectTime(sql`n.deleted_at`)} as "deletedAt",
        n.author_name as author, n.body as text
      from customer_notes n where n.customer_id = ${id} order by n.created_at`,
    newsletter: sql`
      select n.email, n.topic, v.variant_name as variant, n.state, ${selectTime(sql`n.requested_at`)} as "createdAt", ${selectTime(sql`n.confirmed_at`)} as "confirmedAt",
        ${selectTime(sql`n.unsubscribed_at`)} as "unsubscribedAt", n.consent_wording as "consentWording",
        n.consent_page as "consentPage", n.removal_reason as reason
      from newsletter_subscribers n left join product_variants v on v.id = n.variant_id
      where ${isTheirs(sql`n.email`, person)}`,
    mails: sql`
      select ${selectTime(sql`l.created_at`)} as "createdAt", ${selectTime(sql`l.sent_at`)} as "sentAt", l.kind, l.state, l.recipient,
        l.content::text as content
      from mails l where ${getMails(person)} order by l.created_at`,
    securityEvents: sql`
      select ${selectTime(sql`e.occurred_at`)} as "createdAt", e.type as kind, e.severity, host(e.ip) as address,
        e.user_agent as device, e.details::text as details
      from security_events e where ${isTheirs(sql`e.email`, person)} order by e.occurred_at`,
    changes: sql`
      select ${selectTime(sql`l.created_at`)} as "createdAt", l.action as kind, l.entity as subject, right(l.entity_id, 8) as number,
        l.before::text as before, l.after::text as after
      from audit_log l
      where (
          l.entity || ' ' || l.entity_id in (${getSubjects(person)})
          or app.mentions(l.before::text, ${mailbox}::text) or app.mentions(l.after::text, ${mailbox}::text)
        ) and not (l.entity = 'orders' and ${isLeftOut(sql`upper(right(l.entity_id, 8))`, person)})
      order by l.id`,
  };
}
