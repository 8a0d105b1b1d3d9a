// A shop with a variant that is sold out, and people who wait for it.
import { z } from "zod";
import type { SeededColor } from "#content/backpack-colors.ts";
import { newsletterTasks } from "#modules/newsletter/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { startMoneyShop } from "../orders/money-shop.ts";
import { details, orderBody } from "../../support/sample-order.ts";
import { CONFIRM, SUBSCRIBE } from "./newsletter-shop.ts";
import { createTestPayments } from "../../support/payments.ts";

export const DAY = 24 * 3_600;

const heldSchema = z.object({ open: z.int(), ended: z.int() });

/** To be called at the top of a test file. After each of its tests the books must agree. */
export async function startWaitingShop() {
  const shop = await startMoneyShop();
  const { database, now, send, linkToken, newEmail } = shop;

  const runTask = async (
    name: "serve-waiting-list" | "newsletter-cleanup",
    mode: "off" | "manual" = "manual",
  ) => {
    const tasks = newsletterTasks({
      database,
      clock: now,
      log: silentLog,
      payments: createTestPayments(mode),
    });
    await tasks[name]?.run({}, { isLast: false });
  };
  /** Leaves exactly this many units to be sold. */
  const leave = (slug: SeededColor, units: number) =>
    database.asOwner(
      `insert into stock_movements (variant_id, sku, quantity, reason)
       select id, sku, $2 - stock_quantity, 'adjustment' from product_variants
       where slug = $1 and stock_quantity <> $2`,
      [slug, units],
    );
  const ask = (email: string, variant: string = "olive") =>
    send(SUBSCRIBE, { email, topic: "stock", variant, page: `/product/${variant}` });

  return {
    ...shop,
    leave,
    ask,
    serve: (mode?: "off" | "manual") => runTask("serve-waiting-list", mode),
    cleanUp: () => runTask("newsletter-cleanup"),
    /** Asks and confirms; returns the address and the token of the way out. */
    wait: async (variant: SeededColor = "olive", email = newEmail()) => {
      await ask(email, variant);
      await send(CONFIRM, { token: await linkToken(email, "confirm-waiting") });
      return { email, out: await linkToken(email, "waiting-welcome") };
    },
    /** So many people who have confirmed, a second apart; returns their addresses in that order. */
    waitAtOnce: async (people: number, variant: SeededColor = "olive"): Promise<string[]> => {
      const emails = Array.from({ length: people }, newEmail);
      await database.asOwner(
        `insert into newsletter_subscribers
           (email, topic, variant_id, state, unsubscribe_token, requested_at, confirmed_at, consent_wording)
         select w.email, 'stock', v.id, 'confirmed', repeat(md5(w.email), 2), $3,
           $3::timestamptz + w.place * interval '1 second', 'asked'
         from unnest($1::text[]) with ordinality w (email, place), product_variants v where v.slug = $2`,
        [emails, variant, now().toISOString()],
      );
      return emails;
    },
    /** Which of them were told that a unit is held for them. */
    listNotified: async (emails: readonly string[]): Promise<string[]> => {
      const rows = await database.asOwner(
        "select recipient from mails where kind = 'back-in-stock' and recipient = any($1)",
        [emails],
      );
      const recipients = rows.map(({ recipient }) => String(recipient));
      return emails.flatMap((email) => recipients.filter((recipient) => recipient === email));
    },
    /** The key to the unit that is held for somebody. */
    readKey: (email: string) => linkToken(email, "back-in-stock"),
    held: async (slug: SeededColor = "olive") => {
      const [row] = await database.asOwner(
        `select count(*) filter (where ended_at is null)::integer as open, count(ended_at)::integer as ended
         from held_units h join product_variants v on v.id = h.variant_id where slug = $1`,
        [slug],
      );
      return heldSchema.parse(row);
    },
    /** Orders one unit, with the key to a held one or without. */
    buy: (heldUnit?: string, units: Parameters<typeof orderBody>[0] = { olive: 1 }) =>
      send("/api/orders", {
        ...orderBody(units),
        details: { ...details, email: newEmail() },
        ...(heldUnit === undefined ? {} : { heldUnit }),
      }),
  };
}
