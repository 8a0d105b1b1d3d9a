import { sql, type SQL } from "drizzle-orm";

/** The day on which a payment came in: as staff entered it, else when it was recorded. */
export const paymentDay: SQL = sql`coalesce(p.paid_on, (p.created_at at time zone 'Asia/Jerusalem')::date)`;

/** A payment in agorot and in cents, by its order's own rate. */
export const paymentAgorot = sql`app.to_agorot(o, p.amount_minor)`;
export const paymentCents = sql`app.to_cents(o, p.amount_minor)`;
