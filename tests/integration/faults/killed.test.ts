// Customers order while the shop's process dies again and again, at any instruction. What it
// acknowledged must be there, once; what it did not acknowledge is asked for again with the same
// key, and must be there once as well.
import { hashOfToken } from "#platform/secret-tokens.ts";
import { setTimeout as sleep } from "node:timers/promises"; // not a sleep: the moment of death is drawn by chance
import { afterAll, expect, test } from "vitest";
import { seedShop } from "#modules/seed.ts";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { placedOrderSchema, type PlacedOrder } from "#modules/orders/processing/contract.ts";
import { system } from "#shared/actor.ts";
import { createRandom } from "#shared/random.ts";
import { pickCount } from "../../support/effort.ts";
import { testDatabase } from "../../support/database.ts";
import { temporaryFolder } from "../../support/embedded-shop.ts";
import { bundleShop, type Life } from "../../support/mortal-shop.ts";
import { orderBody, sellAtUnitPrice } from "../../support/sample-order.ts";
import { createSign, listDelivered, prepareLives } from "./restarting-shop.ts";

const DEATHS = pickCount(8, 50);
const CLIENTS = 8;
const RECEIPT = 100_000;

const database = await testDatabase();
const bundle = await bundleShop();
afterAll(bundle.remove);

type Acknowledged = { key: string; email: string; units: number; answer: PlacedOrder };

test(
  `FAULT-01 FAULT-02 FAULT-03 orders survive ${DEATHS} kills of the process: each complete, once, with one mail`,
  { timeout: 360_000 },
  async () => {
    await database.runInTransaction(system, (db) => seedShop(db, { now: new Date(), demo: false }));
    await sellAtUnitPrice(database);
    await database.asOwner(
      `insert into stock_movements (variant_id, sku, quantity, reason)
       select id, sku, $1, 'receipt' from product_variants`,
      [RECEIPT],
    );
    // One mail for each order: those to the shop itself would only take longer.
    await database.asOwner(
      "update system_settings set setting_value = 'false' where setting_key = 'email_notifications'",
    );
    const dataDir = temporaryFolder();
    const complaints: string[] = [];
    const lives = prepareLives({
      script: bundle.script,
      connectionString: database.appUrl,
      dataDir,
      complain: (line) => complaints.push(line),
    });
    const random = createRandom("a shop that dies");
    const sign = createSign();
    const acknowledged: Acknowledged[] = [];
    let isOver = false;
    let visitors = 0;

    /** Orders, and asks again until the shop has said yes. */
    async function orderOnce(): Promise<void> {
      visitors += 1;
      const address = `10.${(visitors >> 8) & 255}.${visitors & 255}.${visitors >> 16}`;
      const units = random.int(1, 3);
      const body = orderBody({ [random.pick(["olive", "caramel", "blue"] as const)]: units });
      const email = `buyer-${visitors}@mail.example`;
      const text = await sign.insist("an order", (url) =>
        fetch(`${url}/api/orders`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": address },
          body: JSON.stringify({ ...body, details: { ...body.details, email } }),
        }),
      );
      const answer = placedOrderSchema.parse(JSON.parse(text));
      acknowledged.push({ key: body.idempotencyKey, email, units, answer });
    }
    async function client(): Promise<void> {
      // oxlint-disable-next-line no-unmodified-loop-condition -- the test ends it
      while (!isOver) await orderOnce();
    }

    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    clients.catch(() => {}); // It is met below.
    let life: Life = await lives.start();
    for (let death = 0; death < DEATHS; death += 1) {
      const firstOrder = sign.begin(life.url);
      // Every other process is killed while it is still cold and may not have answered anybody.
      if (death % 2 === 1) await Promise.race([firstOrder, clients]);
      await sleep(random.int(20, 400)); // the moment of death: chance is the point here
      await life.kill();
      // Attempts that were cut off count as attempts.
      await database.asOwner("delete from rate_limits");
      life = await lives.start();
    }
    isOver = true;
    void sign.begin(life.url);
    await clients;
    expect(acknowledged.length).toBeGreaterThan(DEATHS);

    await expect
      .poll(
        () =>
          database.asOwner(
            "select state, count(*)::int, max(last_error) as error from mails group by state",
          ),
        {
          timeout: 120_000,
          interval: 250,
        },
      )
      .toEqual([{ state: "sent", count: acknowledged.length, error: null }]);
    await Promise.all([life.kill(), lives.discard()]);

    const orders = await database.asOwner(
      `select idempotency_key as key, 'ORDER_' || floor(extract(epoch from created_at) * 1000) as "orderId",
         number, encode(key_hash, 'hex') as "keyHash", customer_email as email,
         (select array_agg(quantity) from order_items where order_id = o.id) as units,
         (select array_agg(kind) from order_events where order_id = o.id) as events,
         (select array_agg(reason || ' ' || reserved) from stock_movements where order_id = o.id) as movements,
         (select array_agg(kind || ' ' || recipient) from mails where dedupe_key = 'order-confirmation:' || o.id) as mails
       from orders o order by key`,
    );
    expect(orders).toEqual(
      acknowledged
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .map(({ key, email, units, answer: { orderId, number, accessKey } }) => ({
          key,
          email,
          orderId,
          number,
          keyHash: hashOfToken(accessKey).toString("hex"),
          units: [units],
          events: ["created"],
          movements: [`reserve ${units}`],
          mails: [`order-confirmation ${email}`],
        })),
    );

    // Each mail was delivered, and none of them twice.
    const mails = await database.asOwner("select id from mails");
    expect(listDelivered(dataDir)).toEqual(mails.map(({ id }) => String(id)).toSorted());

    expect(await database.runInTransaction(system, (db) => checkIntegrity({ db }))).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
