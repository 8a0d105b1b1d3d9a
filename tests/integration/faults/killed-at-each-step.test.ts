// Money moves while the process is killed between each two steps: at one after the other, for the
// same order, and everybody asks again. Then all of it is there, once.
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { notificationSchema } from "#modules/notifications/contract.ts";
import { orderPath } from "#modules/orders/order-path.ts";
import { pickSome } from "../../support/effort.ts";
import { testDatabase } from "../../support/database.ts";
import { bundleShop } from "../../support/mortal-shop.ts";
import { orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { seedSalesShop } from "../orders/seed-sales-shop.ts";
import { startMortalMoney, type MortalOrder } from "./mortal-money.ts";
import { beforeWriting, onceWritten, whileAsking, type Stop } from "./breakpoints.ts";

const database = await testDatabase();
await seedSalesShop(database, new Date());
await database.asOwner(
  `insert into stock_movements (variant_id, sku, quantity, reason)
   select id, sku, 1000, 'receipt' from product_variants`,
);
const bundle = await bundleShop();
afterAll(bundle.remove);

const patience = { timeout: 60_000, interval: 50 };
const limit = { timeout: 300_000 };
const before = (table: string) => beforeWriting(database, table);
const newsSchema = z.object({ notifications: z.array(notificationSchema) });
let orders = 0;

async function startShop() {
  const shop = await startMortalMoney({ database, script: bundle.script });
  const { life } = await shop.live();
  let living = life;

  return {
    ...shop,
    placeOrder: () => shop.placeOrder(orderBody(), `buyer-${(orders += 1)}@mail.example`),
    /** Kills it at each of the stops while somebody asks for the same again; then lets it live. */
    async dieAt(stops: readonly Stop[], ask: () => Promise<unknown>): Promise<void> {
      await living.kill();
      const asked = ask();
      const refusal = new Promise((_, reject) => void asked.catch(reject));
      for (const stop of pickSome(stops, 4, orders)) {
        const held = await stop();
        living = (await shop.live()).life;
        await Promise.race([held.isReached(), refusal]);
        await living.kill();
        await held.letGo();
      }
      living = (await shop.live()).life;
      await asked;
      // Once more: what has been done is not done again.
      await ask();
    },
    /** All of it, as the shop itself and its owner see it. */
    async find({ id, email }: MortalOrder) {
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
      return { ...books, bell, mails: await shop.readMails(email) };
    },
    /** Ends it, and looks whether its books agree. */
    async end(): Promise<void> {
      expect(await shop.check()).toEqual([]);
      await Promise.all([living.kill(), shop.discard()]);
      expect(shop.complaints).toEqual([]);
    },
  };
}

const paidOnce = {
  paid: UNIT_PRICE,
  givenBack: 0,
  payments: 1,
  refunds: [],
  timeline: ["payment"],
  bell: [],
  mails: ["order-confirmation"],
};

test(
  "FAULT-30 a payment event counts once, with one mail, wherever the process is killed",
  limit,
  async () => {
    const shop = await startShop();
    const order = await shop.placeOrder();
    const message = shop.stripe.payUntold(order.session);
    await shop.dieAt(
      [
        ...["payment_events", "payments", "order_events", "mails"].map(before),
        onceWritten(database, `select 1 from payments where order_id = '${order.id}'`),
      ],
      () => shop.tell(message),
    );
    expect(await shop.find(order)).toEqual(paidOnce);
    await shop.end();
  },
);

test(
  "FAULT-31 the payment of a customer who returns first counts once, wherever the process is killed",
  limit,
  async () => {
    const shop = await startShop();
    const order = await shop.placeOrder();
    const late = shop.stripe.payUntold(order.session);
    await shop.dieAt(
      [
        whileAsking(shop.stripe, "no answer"),
        before("payments"),
        before("mails"),
        onceWritten(database, `select 1 from payments where order_id = '${order.id}'`),
      ],
      () => shop.visit(orderPath(order.accessKey)),
    );
    await expect.poll(() => shop.find(order), patience).toEqual(paidOnce);
    await shop.tell(late);
    expect(await shop.find(order)).toEqual(paidOnce);
    await shop.end();
  },
);

test("FAULT-32 a refund is made once, wherever the process is killed", limit, async () => {
  const shop = await startShop();
  const order = await shop.placeOrder();
  await shop.tell(shop.stripe.payUntold(order.session));
  await shop.readMails(order.email);
  const refund = { idempotencyKey: randomUUID(), amountMinor: 2_000 };
  await shop.dieAt(
    [
      ...["refunds", "order_events", "mails"].map(before),
      whileAsking(shop.stripe, "no answer"),
      whileAsking(shop.stripe, "answer kept"),
      before("refunds"),
    ],
    () => shop.asAdmin("POST", `/api/admin/orders/${order.id}/refunds`, refund),
  );
  await expect
    .poll(() => shop.find(order), patience)
    .toEqual({
      ...paidOnce,
      givenBack: 2_000,
      refunds: ["done 2000"],
      timeline: ["payment", "refund", "status"],
      mails: ["order-confirmation", "order-refunded"],
    });
  expect(shop.stripe.refunds.map(({ amount }) => amount)).toEqual([2_000]);
  await shop.end();
});

test(
  "FAULT-33 a refund elsewhere and a lost dispute count and are reported once, wherever the process is killed",
  limit,
  async () => {
    const shop = await startShop();
    const order = await shop.placeOrder();
    await shop.tell(shop.stripe.payUntold(order.session));
    await shop.readMails(order.email);
    const { body } = shop.stripe.refundElsewhere(order.session, 2_000);
    const written = (amount: number) =>
      `select 1 from refunds where order_id = '${order.id}' and amount_minor = ${amount}`;
    await shop.dieAt(
      [
        ...["payment_events", "refunds", "order_events"].map(before),
        onceWritten(database, written(2_000)),
      ],
      () => shop.tell(body),
    );
    const amount = UNIT_PRICE - 2_000;
    const lost = shop.stripe.createDispute(order.session, "lost", { amount });
    await shop.dieAt(
      [
        ...["payment_events", "refunds", "order_events"].map(before),
        onceWritten(database, written(amount)),
      ],
      () => shop.tell(lost),
    );
    expect(await shop.find(order)).toEqual({
      ...paidOnce,
      givenBack: UNIT_PRICE,
      refunds: ["done 2000", `done ${amount}`],
      timeline: ["note", "note", "payment", "refund", "refund"],
      bell: ["dispute_lost", "refund"],
    });
    await shop.end();
  },
);

test(
  "FAULT-34 a finding of the nightly comparison counts once, wherever the process is killed",
  limit,
  async () => {
    const shop = await startShop();
    const untold = await shop.placeOrder();
    shop.stripe.payUntold(untold.session);
    const given = await shop.placeOrder();
    await shop.tell(shop.stripe.payUntold(given.session));
    await shop.readMails(given.email);
    shop.stripe.refundElsewhere(given.session, 1_000);
    const compare = () => database.asOwner("select graphile_worker.add_job('compare-payments')");
    await shop.dieAt(
      [
        whileAsking(shop.stripe, "no answer"),
        before("payments"),
        before("refunds"),
        onceWritten(database, `select 1 from refunds where order_id = '${given.id}'`),
      ],
      compare,
    );
    await expect.poll(() => shop.find(untold), patience).toEqual(paidOnce);
    await expect
      .poll(() => shop.find(given), patience)
      .toEqual({
        ...paidOnce,
        givenBack: 1_000,
        refunds: ["done 1000"],
        timeline: ["note", "payment", "refund"],
        bell: ["refund"],
      });
    await shop.end();
  },
);
