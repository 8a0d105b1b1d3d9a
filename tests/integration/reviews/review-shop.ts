// A shop whose shipments arrive, and whose customers are asked for reviews and write them.
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { SeededColor } from "#content/backpack-colors.ts";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import type { ReviewContext } from "#modules/reviews/context.ts";
import type { ReviewField } from "#modules/reviews/review-fields.ts";
import { saveReview } from "#modules/reviews/save-review.ts";
import { reviewTasks } from "#modules/reviews/tasks.ts";
import { getSqlState } from "#platform/db/sql-error.ts";
import { silentLog } from "#platform/log.ts";
import { anonymous } from "#shared/actor.ts";
import { startMoneyShop } from "../orders/money-shop.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

export const DAY = 24 * 3_600;

export const written: Readonly<Record<ReviewField, string>> = {
  name: "Maya B.",
  stars: "5",
  title: "It fits",
  body: "The cat went in by itself.\nTwice.",
  species: "cat",
  breed: "Devon Rex",
  weight: "3.5",
  fit: "right",
};

/** To be called at the top of a test file. */
export async function startReviewShop(options?: Parameters<typeof startSalesShop>[0]) {
  const shop = await startMoneyShop(await startSalesShop(options));
  const { readOrderKeys } = shop.shop.services;
  const { asAdmin, checkoutContext, database, newAddress, now, order, passTime, read } = shop;
  await shop.receive("olive", 500);
  await shop.receive("blue", 500);

  const reviewContext = (address = newAddress()): ReviewContext => ({
    ...checkoutContext(),
    visitor: { address },
    uploads: shop.shop.services.uploads,
    makeImage: shop.shop.services.ofVisitors.makeImage,
  });
  const runInvitations = async () => {
    const task = reviewTasks({ database, clock: now, log: silentLog, readOrderKeys })[
      "invite-to-review"
    ];
    await task?.run({}, { isLast: false });
  };
  /** An order that has arrived today. */
  async function deliver(units?: Partial<Record<SeededColor, number>>) {
    const placed = await order(units);
    await asAdmin("POST", `/api/admin/orders/${placed.id}/shipments`, { carrier: "dhl" });
    const [shipment] = (await read(placed.id)).shipments;
    await asAdmin("PUT", `/api/admin/orders/${placed.id}/shipments/${shipment?.id}/arrival`, {
      arrivedOn: toDay(now()),
    });
    return placed;
  }
  /** The key in the link of the mail that asked somebody. */
  async function readKey(email: string): Promise<string> {
    const [row] = await database.asOwner(
      `select s.secret from mail_secrets s join mails m on m.id = s.mail_id
       where m.recipient = $1 and m.kind = 'review-invitation'`,
      [email],
    );
    return z.object({ secret: z.string() }).parse(row).secret;
  }
  /** An order whose customer has been asked, with the key of the link. */
  async function invite(units?: Partial<Record<SeededColor, number>>) {
    const placed = await deliver(units);
    passTime(10 * DAY);
    await runInvitations();
    return { ...placed, key: await readKey(placed.email) };
  }
  async function readProductId(slug: string): Promise<string> {
    const [row] = await database.asOwner(
      "select product_id as id from product_variants where slug = $1",
      [slug],
    );
    return z.object({ id: z.string() }).parse(row).id;
  }
  const productId = await readProductId("olive");

  return {
    ...shop,
    reviewContext,
    runInvitations,
    deliver,
    invite,
    readKey,
    productId,
    /** Somebody who was asked writes a review; returns its id. */
    write: async (fields: Partial<Record<ReviewField, string>> = {}, photos: Uint8Array[] = []) => {
      const asked = await invite();
      const sent = { key: asked.key, productId, fields: { ...written, ...fields } };
      await saveReview(reviewContext(), { ...sent, photos, dropped: [] });
      const [row] = await database.asOwner("select id from reviews where order_id = $1", [
        asked.id,
      ]);
      return { ...asked, reviewId: z.object({ id: z.string() }).parse(row).id };
    },
    asVisitor: <T>(work: (ctx: Context) => Promise<T>): Promise<T> =>
      database.runInTransaction(anonymous, (db) =>
        work({ db, actor: anonymous, clock: now, log: silentLog }),
      ),
    /** How many rows a statement reaches for somebody, or the code of its refusal. */
    attempt: (actor: Context["actor"], statement: string) =>
      database
        .runInTransaction(actor, (db) => db.execute(sql.raw(statement)))
        .then(({ rowCount }) => rowCount, getSqlState),
    mailsAsking: async (email: string) =>
      (await shop.mailsTo(email)).filter((kind) => kind === "review-invitation"),
  };
}
