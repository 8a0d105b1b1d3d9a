import { sql } from "drizzle-orm";
import { readContent } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";
import { adminOrderPath } from "#modules/orders/order-path.ts";
import { readCarriers } from "#modules/orders/read-carriers.ts";
import { isPermitted } from "#shared/actor.ts";
import type { PaymentLinkContext } from "../payments/payment-link-context.ts";
import { readOrder } from "../processing/read-order.ts";
import {
  formatEvidence,
  type CustomerRequest,
  type SentMail,
  type WrittenReview,
} from "./format-evidence.ts";

/**
 * Everything that the shop knows of an order, as one text in English for the service that decides a
 * dispute. Throws `not_found`.
 */
export async function readEvidence(ctx: PaymentLinkContext, id: string): Promise<{ text: string }> {
  const order = await readOrder(ctx, id);
  const { brand } = await readContent(ctx, ["brand"]);
  const carriers = await readCarriers(ctx);
  const { email } = order.customer;
  const mayRead = (right: "mail.read" | "reviews.read") => isPermitted(ctx.actor, right);
  const text = formatEvidence({
    order,
    shop: brand.name,
    getCarrierName: (carrier) => carriers.get(carrier)?.name ?? carrier,
    mails: mayRead("mail.read") ? await listSentMails(ctx, { id, email }) : null,
    reviews: mayRead("reviews.read") ? await listReviews(ctx, id) : null,
    requests: await listRequests(ctx, id),
  });
  return { text };
}

type Within = Pick<Context, "db">;
/** Statements without a schema give points in time as texts. */
type Stored<Row extends { readonly at: Date }> = Omit<Row, "at"> & { readonly at: string };

const withDates = <Row extends { readonly at: Date }>(rows: Stored<Row>[]) =>
  rows.map((row) => ({ ...row, at: new Date(row.at) }));

async function listSentMails(
  { db }: Within,
  { id, email }: { readonly id: string; readonly email: string | null },
): Promise<SentMail[]> {
  if (email === null) return [];
  const { rows } = await db.execute<Stored<SentMail>>(sql`
    select kind, sent_at as at from mails
    where lower(recipient) = lower(${email}) and state = 'sent'
      and content ->> 'adminPath' = ${adminOrderPath(id)}
    order by sent_at, id`);
  return withDates<SentMail>(rows);
}

async function listReviews({ db }: Within, orderId: string): Promise<WrittenReview[]> {
  const { rows } = await db.execute<Stored<WrittenReview>>(sql`
    select stars, title, body, created_at as at from reviews
    where order_id = ${orderId} order by created_at, id`);
  return withDates<WrittenReview>(rows);
}

async function listRequests({ db }: Within, orderId: string): Promise<CustomerRequest[]> {
  const { rows } = await db.execute<Stored<CustomerRequest>>(sql`
    select number, kind, state, message, created_at as at from returns
    where order_id = ${orderId} order by created_at, id`);
  return withDates<CustomerRequest>(rows);
}
