// The rows of each table when the rights of every actor are tried out.
import type { TestDatabase } from "../../support/database.ts";
import { ids } from "./policy-rights.ts";
import { seed } from "./seeded.ts";

/**
 * Two customers with orders, one of them deleted, hidden notes, and catalog rows that nobody
 * should see.
 */
export async function arrangeRows(database: TestDatabase): Promise<void> {
  await seed(database, { demo: true });
  await database.asOwner(`insert into profiles (id, full_name, email) values
    ('${ids.userA}', 'A', 'a@mail.example'), ('${ids.userB}', 'B', 'b@mail.example'),
    ('${ids.moderator}', 'D', 'd@mail.example'), ('${ids.admin}', 'C', 'c@mail.example')`);
  await database.asOwner(
    `insert into user_roles (user_id, role) values ('${ids.userA}', 'user'), ('${ids.moderator}', 'moderator'), ('${ids.admin}', 'admin')`,
  );
  await database.asOwner(
    `insert into accounts (user_id, password_hash) values ('${ids.userA}', '$argon2id$a'), ('${ids.admin}', '$argon2id$c')`,
  );
  await database.asOwner(
    `insert into sessions (user_id, expires_at) values ('${ids.userA}', now()), ('${ids.admin}', now())`,
  );
  await database.asOwner(
    "insert into refresh_tokens (token_hash, session_id) select '\\x01', id from sessions limit 1",
  );
  await database.asOwner(
    `insert into one_time_tokens (token_hash, user_id, purpose, expires_at) values ('\\x01', '${ids.userA}', 'reset-password', now())`,
  );
  await database.asOwner(
    `insert into saved_addresses (user_id, label, name, phone, address)
     select id, 'Home', 'A', '1234', '{"line1":"1 Road","city":"Haifa","country":"IL"}' from unnest(array['${ids.userA}', '${ids.admin}']::uuid[]) id`,
  );
  await database.asOwner(
    `insert into email_changes (user_id, old_email, new_email, confirm_hash, stop_hash, expires_at, stoppable_until)
     values ('${ids.userA}', 'a@mail.example', 'n@mail.example', '\\x01', '\\x02', now(), now())`,
  );
  await database.asOwner(
    `insert into user_grants (user_id, action) values ('${ids.moderator}', 'figures.read')`,
  );
  await database.asOwner(
    `insert into second_factors (user_id, secret) values ('${ids.userA}', decode(repeat('cd', 20), 'hex'))`,
  );
  await database.asOwner(
    `insert into recovery_codes (user_id, code_hash) values ('${ids.userA}', '\\x01')`,
  );
  await database.asOwner(
    `insert into passkeys (user_id, credential_id, public_key, counter, name)
     values ('${ids.userA}', decode(repeat('ab', 16), 'hex'), '\\x01', 0, 'Phone')`,
  );
  await database.asOwner(
    "insert into passkey_challenges (challenge_hash, purpose, expires_at) values ('\\x01', 'sign-in', now())",
  );
  await database.asOwner(
    "insert into signing_keys (purpose, secret) select purpose, decode(repeat('cd', 32), 'hex') from unnest(array['test', 'erased-address']) purpose",
  );
  await database.asOwner(`insert into mails (kind, recipient, content) values
    ('reset-password', 'a@mail.example', '{}'), ('reset-password', 'b@mail.example', '{}'),
    ('order-confirmation', 'o@mail.example', '{}')`);
  await database.asOwner(
    "insert into mail_secrets (mail_id, secret) select id, 'secret' from mails where recipient = 'a@mail.example'",
  );
  await database.asOwner(
    "insert into security_events (type, severity, occurred_at) values ('auth_failure', 'low', now())",
  );
  await database.asOwner(
    "insert into security_alerts (raised_at, pattern, severity, events) values (now(), 'auth_failure', 'low', '[]')",
  );
  await database.asOwner(
    `insert into newsletter_subscribers (email, unsubscribe_token, consent_wording) values ('a@mail.example', repeat('a', 43), 'Yes')`,
  );
  for (const row of [
    `content_documents (key, data) values ('home', '{}')`,
    `content_drafts (key, data) values ('home', '{}')`,
    `content_revisions (key, data) values ('home', '{}')`,
    `redirects (from_path, to_path, origin) values ('/old', '/', 'manual')`,
    `media_images (address, width, height) values ('/media/gallery/camp', 1, 1)`,
  ])
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await database.asOwner(`insert into ${row}`);
  await database.asOwner("insert into backup_runs (started_at) values (now())");
  await database.asOwner("insert into rate_limits (key, points) values ('test', 1)");
  await database.asOwner(
    `update orders set customer_id = '${ids.userA}' where id in (select id from orders order by id limit 3)`,
  );
  await database.asOwner(
    `update orders set deleted_at = now() where id in (select id from orders where customer_id = '${ids.userA}' order by id limit 1)`,
  );
  await database.asOwner(
    `update orders set customer_id = '${ids.userB}' where id in (select id from orders where customer_id <> '${ids.userA}' order by id limit 2)`,
  );
  await database.asOwner(`insert into order_events (order_id, kind, note, customer_visible)
    select id, 'note', 'Not for the customer', false from orders where customer_id = '${ids.userA}'`);
  await database.asOwner("update product_variants set is_active = false where slug = 'blue'");
  // Something in every table about money and shipments, and an order of A that has been paid.
  await database.asOwner(
    `insert into payments (order_id, method, amount_minor) select id, 'manual', 500 from orders where customer_id = '${ids.userA}'`,
  );
  await database.asOwner(
    `insert into refunds (order_id, method, amount_minor, idempotency_key)
     select id, 'manual', 100, 'test ' || id from orders where customer_id = '${ids.userA}'`,
  );
  await database.asOwner(
    "insert into shipments (order_id, carrier) select id, 'dhl' from orders limit 2",
  );
  await database.asOwner(
    "insert into review_invitations (order_id, expires_at) select id, app.now() + interval '1 day' from orders order by id limit 3",
  );
  await database.asOwner(
    `insert into reviews (order_id, product_id, author_name, stars, state, held_for, decision_reason)
     select i.order_id, (select id from products order by id limit 1), 'A', 4, w.state, w.held_for, w.reason
     from (select order_id, row_number() over (order by order_id) as place from review_invitations) i
     join (values (1, 'published', null, null), (2, 'held', 'spam', 'No review')) w (place, state, held_for, reason)
       on w.place = i.place`,
  );
  await database.asOwner(
    "insert into door_answers (order_id, country, paid, note) select order_id, 'GB', true, 'At the door' from review_invitations order by order_id limit 2",
  );
  await database.asOwner(
    `insert into review_photos (review_id, position, image_url)
     select id, 0, '/uploads/reviews/' || id || '/0-0123abcd-1x2' from reviews`,
  );
  await database.asOwner(
    "insert into returns (order_id, kind, is_in_time, idempotency_key) select id, 'withdraw', true, 'test ' || id from orders order by id limit 2",
  );
  await database.asOwner(
    "insert into return_lines (return_id, order_item_id, quantity) select r.id, i.id, 1 from returns r join order_items i on i.order_id = r.order_id where i.position = 0",
  );
  await database.asOwner(
    "insert into return_photos (return_id, position, storage_key) select id, 0, 'private/returns/' || md5(id::text) || '.jpg' from returns",
  );
  await database.asOwner(
    "insert into stock_alerts (variant_id, level, available) select id, 'low', 9 from product_variants limit 2",
  );
  await database.asOwner(
    "insert into guest_holds (order_id, network) select id, 'net' from orders where customer_id is null order by id limit 2",
  );
  await database.asOwner(
    "insert into hold_alerts (variant_id, held, on_hand) select id, 3, 4 from product_variants where slug <> 'blue'",
  );
  await database.asOwner(
    "insert into held_units (variant_id, key_hash, expires_at) select id, '\\x01', app.now() + interval '1 day' from product_variants where slug = 'olive'",
  );
  await database.asOwner(
    "insert into expected_deliveries (variant_id, quantity, expected_on, leaves_by) select id, 5, '2030-01-01', '2030-01-03' from product_variants",
  );
  await database.asOwner(
    "insert into order_tags (order_id, tag) select id, 'Kept' from orders limit 2",
  );
  await database.asOwner(
    `insert into saved_views (list, name, search, owner_id) values
     ('orders', 'Shared', '', null), ('orders', 'Own', '', '${ids.userA}')`,
  );
  await database.asOwner(
    "insert into payment_events (id, type, kind, service) values ('evt_test', 'test', 'other', 'stripe')",
  );
  await database.asOwner(
    "insert into payment_ways (code, is_on, position, keys) values ('stripe', true, 1, '\\x01')",
  );
  await database.asOwner(
    `insert into payment_pages (order_id, service, amount_minor, currency, charged_minor, charged_currency)
     select id, 'stripe', 1, 'USD', 1, 'USD' from orders limit 2`,
  );
  await database.asOwner(
    `insert into payment_disputes (order_id, service, reference, payment, amount_minor, currency)
     select id, 'stripe', 'dp_1', 'pi_1', 1, 'USD' from orders limit 1`,
  );
  await database.asOwner(
    "delete from stock_levels where variant_id = (select id from product_variants where slug = 'blue')",
  );
  await database.asOwner(
    "insert into stock_levels (variant_id, level) select id, 'low' from product_variants where slug <> 'blue' on conflict do nothing",
  );
  await database.asOwner(
    "update product_categories set is_active = false where name = 'Accessories'",
  );
  await database.asOwner(
    `insert into product_images (product_id, image_url) select id, '/hidden' from products where not is_active`,
  );
  await database.asOwner(
    `insert into product_attributes (product_id, attribute_name, attribute_value) select id, 'Hidden', 'yes' from products where not is_active`,
  );
  await database.asOwner(
    "insert into customer_notes (customer_id, body, author_name) select id, 'Kind', 'C' from customers limit 2",
  );
  await database.asOwner(
    `insert into push_devices (session_id, user_id, endpoint, p256dh, auth)
     select id, user_id, 'https://push.example.com/1', repeat('a', 87), repeat('b', 22) from sessions where user_id = '${ids.userA}'`,
  );
  await database.asOwner(
    `insert into muted_news (user_id, kind) values ('${ids.userA}', 'order'), ('${ids.admin}', 'stock')`,
  );
  await database.asOwner(
    "insert into untold_news (kind, subject_id) select 'order', id from orders limit 2",
  );
  await fillBin(database);
  await addFiles(database);
}

/**
 * A product in the bin with all that belongs to it, and an image in the bin of one that is for
 * sale.
 */
async function fillBin(database: TestDatabase): Promise<void> {
  await database.asOwner(
    `with binned as (
       insert into products (name, base_price_minor, deleted_at) values ('Binned', 1, now()) returning id
     ), variant as (
       insert into product_variants (product_id, variant_name, price_minor, sku) select id, 'Binned', 1, 'BINNED' from binned
     ), attribute as (
       insert into product_attributes (product_id, attribute_name, attribute_value) select id, 'Binned', 'yes' from binned
     )
     insert into product_images (product_id, image_url) select id, '/binned' from binned`,
  );
  await database.asOwner(
    `insert into product_images (product_id, image_url, deleted_at)
     select id, '/removed', now() from products where sku = 'WANDERPAW_BACKPACK'`,
  );
}

/** Files of answers: one that was sent, and one each of two people that was not. */
async function addFiles(database: TestDatabase): Promise<void> {
  await database.asOwner(
    `insert into reply_files (message_id, reply_id, author_id, file_name, type, size_bytes, storage_key)
     select message_id, id, '${ids.admin}'::uuid, 'sent.pdf', 'application/pdf', 1, 'private/replies/' || md5('sent') || '.pdf'
       from (select * from message_replies limit 1) r
     union all
     select (select id from messages limit 1), null, author::uuid, 'draft.pdf', 'application/pdf', 1, 'private/replies/' || md5(author) || '.pdf'
       from unnest(array['${ids.admin}', '${ids.moderator}']) author`,
  );
}

/** The SQL for the `$names` in the rows of the expectations. */
export const fillers: Record<string, string> = {
  $message: "(select id from messages order by id limit 1)",
  $customer: "(select id from customers order by id limit 1)",
  $product: "(select id from products where sku = 'WANDERPAW_BACKPACK')",
  $variant: "(select id from product_variants where slug = 'olive')",
  $uncostedVariant: "(select id from product_variants where sku = 'BINNED')",
  $unheldOrder:
    "(select id from orders where id not in (select order_id from guest_holds) order by id limit 1)",
  $unseenVariant: "(select id from product_variants where slug = 'blue')",
  $order: `(select id from orders where customer_id = '${ids.userA}' and deleted_at is null order by id limit 1)`,
  $userWithoutRole: `'${ids.userB}'`,
  $userWithoutAccount: `'${ids.userB}'`,
  $userWithoutApp: `'${ids.admin}'`,
  $userA: `'${ids.userA}'`,
  $session: "(select id from sessions limit 1)",
  $freeSession:
    "(select id from sessions where id not in (select session_id from push_devices) limit 1)",
  $mailWithoutSecret: "(select id from mails where recipient = 'b@mail.example')",
};
