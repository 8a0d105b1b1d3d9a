// Customers pay, cancel and send back, staff give money back, ship and count, and payment services
// send their messages, while the shop dies again and again at any instruction, every third time
// with its database. What was acknowledged must be there, once.
import { setTimeout as sleep } from "node:timers/promises"; // not a sleep: the moment of death is drawn by chance
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { createRandom } from "#shared/random.ts";
import { pickCount } from "../../support/effort.ts";
import { bundleShop } from "../../support/mortal-shop.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { seedSalesShop } from "../orders/seed-sales-shop.ts";
import { startOwnDatabase } from "./cluster-shop.ts";
import { createDealings, type Dealt } from "./interrupted-actions.ts";
import { startMortalMoney } from "./mortal-money.ts";

const DEATHS = pickCount(3, 20);
const CLIENTS = 10;

/** Errors that a process may log whose database goes before it does. */
const isOutage = /"message":"(?:the database could not go on|no connection to the database)"/;

const { server, database, asOwner } = await startOwnDatabase();
await seedSalesShop({ ...database, asOwner }, new Date());
await asOwner(
  `insert into stock_movements (variant_id, sku, quantity, reason)
   select id, sku, 50000, 'receipt' from product_variants`,
);
const bundle = await bundleShop();
afterAll(bundle.remove);

test(
  `FAULT-35 money, stock and mails survive ${DEATHS} kills of the process, every third with the database`,
  { timeout: 600_000 },
  async ({ annotate }) => {
    const shop = await startMortalMoney({
      database: { ...database, appUrl: server.appUrl, asOwner },
      script: bundle.script,
    });
    const random = createRandom("a shop that dies with its money");
    const dealings = createDealings(shop, asOwner);
    const dealt: Dealt[] = [];
    let isOver = false;
    async function deal(): Promise<void> {
      // oxlint-disable-next-line no-unmodified-loop-condition -- the test ends it
      while (!isOver) dealt.push(...(await random.pick(dealings.all)()));
    }
    async function count(): Promise<void> {
      // oxlint-disable-next-line no-unmodified-loop-condition -- the test ends it
      while (!isOver) await dealings.countShelf();
    }
    const clients = Promise.all([...Array.from({ length: CLIENTS }, deal), count()]);
    clients.catch(() => {}); // It is met below.

    for (let death = 0; death < DEATHS; death += 1) {
      const { life, hasAnswered } = await shop.live();
      // Every other process is killed while it is still cold and may not have answered anybody.
      if (death % 2 === 1) await Promise.race([hasAnswered, clients]);
      await sleep(random.int(20, 4_000)); // the moment of death: chance is the point here
      if (death % 3 === 2) await Promise.all([server.kill(), life.kill()]);
      else await life.kill();
      if (death % 3 === 2) await server.start();
      // Attempts that were cut off count as attempts.
      await asOwner("delete from rate_limits");
    }
    isOver = true;
    const { life } = await shop.live();
    await clients;
    expect(dealt.length).toBeGreaterThan(DEATHS);

    await expect
      .poll(() => asOwner("select id, last_error from refunds where state = 'pending'"), {
        timeout: 120_000,
        interval: 250,
      })
      .toEqual([]);
    const books = z.array(z.object({ id: z.string() }).loose()).parse(
      await asOwner(
        `select id, paid_minor as paid, refunded_minor as "givenBack",
           (select count(*)::int from payments where order_id = o.id) as payments,
           (select coalesce(array_agg(amount_minor || ' ' || state), '{}')
            from refunds where order_id = o.id) as refunds,
           (select count(*)::int from returns where order_id = o.id) as returns,
           (select count(*)::int from shipments where order_id = o.id) as shipments
         from orders o`,
      ),
    );
    const byId = new Map(books.map(({ id, ...rest }) => [id, rest]));
    expect(byId.size).toBe(dealt.length);
    for (const { order, expected } of dealt) {
      const { mails, givenBack, isReturned, isShipped, isGivenElsewhere } = expected;
      expect(byId.get(order.id)).toEqual({
        paid: UNIT_PRICE,
        givenBack,
        payments: 1,
        refunds: givenBack === 0 ? [] : [`${givenBack} done`],
        returns: isReturned ? 1 : 0,
        shipments: isShipped ? 1 : 0,
      });
      // oxlint-disable-next-line no-await-in-loop -- one connection
      expect(await shop.readMails(order.email)).toEqual(mails.toSorted());
      // The services have taken and given back what the books say, and no more.
      const { till, page, toCharge } = order;
      expect(till.listTaken(page)).toEqual([toCharge(UNIT_PRICE)]);
      expect(till.listGiven(page)).toEqual(
        givenBack === 0 ? [] : [{ amountMinor: toCharge(givenBack), isOwn: !isGivenElsewhere }],
      );
    }
    const { queued, delivered } = await shop.compareMails();
    expect(delivered).toEqual(queued);
    expect(await dealings.readCounts()).toEqual(dealings.counted());
    expect(await shop.check()).toEqual([]);
    await Promise.all([life.kill(), shop.discard()]);
    expect(shop.complaints.filter((line) => !isOutage.test(line))).toEqual([]);
    const refunded = dealt.filter(({ expected }) => expected.givenBack > 0).length;
    const returned = dealt.filter(({ expected }) => expected.isReturned).length;
    const counts = dealings.counted().length;
    await annotate(
      `${dealt.length} orders, ${refunded} refunds, ${returned} returns, ${counts} counts`,
    );
  },
);
