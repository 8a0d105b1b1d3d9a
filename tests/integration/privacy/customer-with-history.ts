// A shop in which somebody has left traces wherever a customer can.
import { toMessageVersion } from "#modules/messages/message-version.ts";
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { privacyEndpoints } from "#modules/privacy/endpoints.ts";
import { limitKey } from "#platform/rate-limit/limit-key.ts";
import { startCustomerShop, type CustomerShop } from "../customers/customer-shop.ts";
import { orderBody } from "../../support/sample-order.ts";

export const NAME = "Tamar Golan-Reyes";
export const PHONE = "+972 52 778 1203";

export type Lived = {
  /** Of the customer. */
  readonly id: string;
  readonly email: string;
  readonly profileId: string;
  readonly orderIds: readonly string[];
};

export type PrivacyShop = CustomerShop & {
  /** Somebody with an account, three orders that are over, and all that gathers around them. */
  live: () => Promise<Lived>;
  erase: (person: Lived, body?: object) => ReturnType<CustomerShop["asAdmin"]>;
  /** The receipt of a person's erasure. */
  readReceipt: (
    person: Lived,
  ) => Promise<ReturnType<typeof privacyEndpoints.readErasure.response.parse>>;
};

/** To be called at the top of a test file. */
export async function startPrivacyShop(): Promise<PrivacyShop> {
  const shop = await startCustomerShop();
  const { database, asAdmin } = shop;
  const one = async (sql: string, values: readonly unknown[]) =>
    z.object({ id: z.string() }).parse((await database.asOwner(sql, values))[0]).id;

  /** Sends a staff member's request through the API, so that the log of changes has it. */
  async function done(method: string, path: string, body: unknown): Promise<void> {
    const { status, text } = await asAdmin(method, path, body);
    if (status >= 300) throw new Error(`${path}: ${text}`);
  }

  async function live(): Promise<Lived> {
    const email = shop.newEmail();
    const loud = email.toUpperCase();
    const profileId = await one(
      "insert into profiles (full_name, email) values ($1, $2) returning id",
      [NAME, email],
    );
    await database.asOwner(
      "insert into accounts (user_id, password_hash, email_confirmed_at) values ($1, '$argon2id$x', now())",
      [profileId],
    );
    await database.asOwner(
      `insert into sessions (user_id, expires_at, user_agent, address) values ($1, now() + interval '1 day', 'Firefox', '10.9.8.7')`,
      [profileId],
    );
    await database.asOwner(
      "insert into second_factors (user_id, secret, confirmed_at) values ($1, $2, now())",
      [profileId, randomBytes(20)],
    );
    await database.asOwner("insert into recovery_codes (code_hash, user_id) values ($1, $2)", [
      randomBytes(32),
      profileId,
    ]);
    await database.asOwner(
      "insert into passkeys (user_id, credential_id, public_key, counter, name) values ($1, $2, $3, 0, $4)",
      [profileId, randomBytes(32), randomBytes(77), `Phone of ${NAME}`],
    );
    const base = orderBody();
    const placed = await shop.place({
      ...base,
      details: { ...base.details, fullName: NAME, email: loud },
    });
    const byAccount = await shop.given({ name: NAME, email, phone: PHONE, rate: "3.6" });
    const hidden = await shop.given({ name: NAME, email: loud, phone: PHONE, isDeleted: true });
    const orderIds = [placed, byAccount, hidden];
    await database.asOwner("update orders set customer_id = $1 where id = $2", [
      profileId,
      byAccount,
    ]);
    const { version } = await shop.read(placed);
    await done("PATCH", `/api/admin/orders/${placed}`, {
      version,
      contact: { name: NAME, email: loud, phone: PHONE },
    });
    for (const [path, body] of [
      ["status", { status: "cancelled", note: `${NAME} changed her mind` }],
      ["notes", { note: `Called ${PHONE}`, customerVisible: false }],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await done("POST", `/api/admin/orders/${placed}/${path}`, body);
    await database.asOwner(
      `insert into payments (order_id, method, amount_minor, reference) values ($1, 'manual', 7499, $2)`,
      [byAccount, `T-${byAccount.slice(0, 8)}`],
    );
    await database.asOwner(
      `insert into refunds (order_id, method, amount_minor, reason, state, settled_at, idempotency_key)
       values ($1, 'manual', 1000, $2, 'done', now(), $3)`,
      [byAccount, `${email} was not happy`, `refund ${byAccount}`],
    );
    await database.asOwner(
      `insert into shipments (order_id, carrier, tracking_number) values ($1, 'dhl', 'JD014600003SE')`,
      [byAccount],
    );
    await database.asOwner(
      "insert into review_invitations (order_id, expires_at) values ($1, app.now() + interval '1 day')",
      [byAccount],
    );
    await database.asOwner(
      "insert into door_answers (order_id, country, paid, amount_minor, currency, note) values ($1, 'GB', true, 1250, 'GBP', $2)",
      [byAccount, `Paid by ${NAME}`],
    );
    const reviewId = await one(
      `insert into reviews (order_id, product_id, author_name, stars, body)
       select $1, id, $2, 5, 'I am ' || $2 from products limit 1 returning id`,
      [byAccount, NAME],
    );
    await database.asOwner(
      "insert into review_photos (review_id, position, image_url) values ($1::uuid, 0, '/uploads/reviews/' || $1 || '/1-0123abcd-1x2')",
      [reviewId],
    );
    await done("PUT", `/api/admin/reviews/${reviewId}/answer`, { answer: `Thank you, ${NAME}` });
    const returnId = await one(
      `insert into returns (order_id, kind, is_in_time, message, idempotency_key)
       values ($1, 'claim', true, 'Torn, says ' || $2, gen_random_uuid()::text) returning id`,
      [byAccount, NAME],
    );
    await database.asOwner(
      "insert into return_photos (return_id, position, storage_key) values ($1::uuid, 0, 'private/returns/' || md5($1::text) || '.jpg')",
      [returnId],
    );
    await done("POST", `/api/admin/returns/${returnId}/steps`, {
      step: "refuse",
      note: `Sorry, ${NAME}`,
    });
    await database.asOwner(
      "insert into returns (kind, typed_number, typed_email, idempotency_key) values ('cancel', $1, $2, gen_random_uuid()::text)",
      [NAME, loud],
    );
    const id = await shop.getId(email);
    const messageId = await one(
      `insert into messages (kind, name, email, phone, message) values ('contact', $1, $2, $3, 'Where is my bag?') returning id`,
      [NAME, loud, PHONE],
    );
    await done("POST", `/api/admin/customers/${id}/notes`, { body: `${NAME} likes olive` });
    await done("POST", "/api/admin/order-tags", { tag: NAME, orderIds: [byAccount] });
    await done("POST", `/api/admin/messages/${messageId}/replies`, {
      body: `Dear ${NAME}, it is on its way.`,
      requestKey: crypto.randomUUID(),
      version: toMessageVersion({
        state: "new",
        assigneeId: null,
        dealerStage: null,
        spamReason: null,
        replies: 0,
      }),
    });
    await database.asOwner(
      `insert into newsletter_subscribers (email, unsubscribe_token, consent_wording, state, confirmed_at)
       values ($1, $2, 'Yes, please', 'confirmed', now())`,
      [loud, randomBytes(30).toString("base64url")],
    );
    await database.asOwner(
      `insert into mails (kind, recipient, content) values ('confirm-email', $1, '{}'),
         ('contact-message', 'desk@wanderpaw.example', $2)`,
      [loud, { name: NAME, email: loud, message: "Where is my bag?" }],
    );
    await database.asOwner(
      `insert into security_events (type, severity, occurred_at, ip, email, details)
       values ('auth_failure', 'low', now(), '10.9.8.7', $1, '{}')`,
      [loud],
    );
    await database.asOwner(
      `insert into security_alerts (pattern, severity, raised_at, events)
       values ('auth_failure', 'low', now(), $1)`,
      [
        JSON.stringify([
          {
            type: "auth_failure",
            severity: "low",
            timestamp: "2026-03-01T10:00:00Z",
            ip: null,
            userAgent: null,
            details: {},
            email,
          },
        ]),
      ],
    );
    await database.asOwner(
      "insert into rate_limits (key, points, expire) values ($1, 1, 0) on conflict do nothing",
      [`signIn:${limitKey(email)}`],
    );
    return { id, email, profileId, orderIds };
  }

  return {
    ...shop,
    live,
    erase: (person, body = {}) =>
      asAdmin("POST", `/api/admin/customers/${person.id}/erase`, {
        contact: person.email,
        reason: "request",
        ...body,
      }),
    async readReceipt({ id }) {
      const { erasures } = privacyEndpoints.listErasures.response.parse(
        await shop.get("/api/admin/erasures"),
      );
      const row = erasures.find((it) => it.customerId === id);
      return privacyEndpoints.readErasure.response.parse(
        await shop.get(`/api/admin/erasures/${String(row?.id)}`),
      );
    },
  };
}
