// A shop that takes money and is killed at one place after the other, with all that it has done.
import { afterAll, expect } from "vitest";
import { z } from "zod";
import { notificationSchema } from "#modules/notifications/contract.ts";
import type { ServiceCode } from "#shared/payment-services.ts";
import { testDatabase } from "../../support/database.ts";
import { pickSome } from "../../support/effort.ts";
import { bundleShop } from "../../support/mortal-shop.ts";
import { details, orderBody } from "../../support/sample-order.ts";
import { seedSalesShop } from "../orders/seed-sales-shop.ts";
import { onceWritten, type Stop } from "./breakpoints.ts";
import { startMortalMoney, type MortalOrder } from "./mortal-money.ts";

/** How long one waits for a shop that has just been killed. */
export const patience = { timeout: 60_000, interval: 50 };

const newsSchema = z.object({ notifications: z.array(notificationSchema) });

/** To be called at the top of a test file: a database, and the start of a shop for each test. */
export async function prepareStepShop() {
  const database = await testDatabase();
  await seedSalesShop(database, new Date());
  await database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, 1000, 'receipt' from product_variants`,
  );
  const bundle = await bundleShop();
  afterAll(bundle.remove);
  let orders = 0;

  async function startShop() {
    const shop = await startMortalMoney({ database, script: bundle.script });
    const { life } = await shop.live();
    let living = life;
    const hasPayment = (id: string) => `select 1 from payments where order_id = '${id}'`;
    const placeOrder = (payBy: ServiceCode) => {
      const email = `buyer-${(orders += 1)}@mail.example`;
      return shop.placeOrder(payBy, { ...orderBody(), details: { ...details, email } });
    };

    return {
      ...shop,
      placeOrder,
      isPaid: (order: MortalOrder) => onceWritten(database, hasPayment(order.id)),
      /** An order that is paid and confirmed. */
      async placePaid(payBy: ServiceCode): Promise<MortalOrder> {
        const order = await placeOrder(payBy);
        await shop.tell(order.till.press(order.page));
        await expect.poll(() => database.asOwner(hasPayment(order.id)), patience).toHaveLength(1);
        await shop.readMails(order.email);
        return order;
      },
      /** Kills it at each stop while somebody asks for the same again; then lets it live. */
      async dieAt(stops: readonly Stop[], ask: () => Promise<unknown>): Promise<void> {
        await living.kill();
        const asked = ask();
        const refusedReason = new Promise((_, reject) => void asked.catch(reject));
        for (const stop of pickSome(stops, 4, orders)) {
          const held = await stop();
          living = (await shop.live()).life;
          await Promise.race([held.isReached(), refusedReason]);
          await living.kill();
          await held.letGo();
        }
        living = (await shop.live()).life;
        await asked;
        // Once more: what has been done is not done again.
        await ask();
      },
      /** All of it, as the shop itself and its owner see it. */
      async find({ id, email, till, page }: MortalOrder) {
        const [books] = await database.asOwner(
          `select paid_minor as paid, refunded_minor as "givenBack",
             (select count(*)::int from payments where order_id = o.id) as payments,
             (select coalesce(array_agg(state || ' ' || amount_minor order by amount_minor), '{}')
              from refunds where order_id = o.id) as refunds,
             (select array_agg(kind order by kind) from order_events
              where order_id = o.id and kind <> 'created') as timeline
           from orders o where id = $1`,
          [id],
        );
        const { notifications } = newsSchema.parse(
          JSON.parse(await shop.asAdmin("GET", "/api/admin/notifications")),
        );
        const bell = notifications.flatMap((it) =>
          it.kind === "money-elsewhere" && it.orderId === id ? [it.what] : [],
        );
        return {
          ...books,
          bell,
          mails: await shop.readMails(email),
          taken: till.listTaken(page),
          given: till.listGiven(page).map(({ amountMinor }) => amountMinor),
        };
      },
      /** Ends it, and looks whether its books agree. */
      async end(): Promise<void> {
        expect(await shop.check()).toEqual([]);
        await Promise.all([living.kill(), shop.discard()]);
        expect(shop.complaints).toEqual([]);
      },
    };
  }

  return { database, startShop };
}
