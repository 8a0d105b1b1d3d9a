// Money moves through each service while the process is killed between each two steps: at one after
// the other, for the same order, and everybody asks again. Then all of it is there, once.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { orderPath } from "#modules/orders/order-path.ts";
import { serviceCodes } from "#shared/payment-services.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import type { Till } from "../../support/tills/till.ts";
import { beforeWriting, onceWritten, whileAsking, type Stop } from "./breakpoints.ts";
import type { MortalOrder } from "./mortal-money.ts";
import { patience, prepareStepShop } from "./step-shop.ts";

const { database, startShop } = await prepareStepShop();
const limit = { timeout: 300_000 };
const before = (table: string) => beforeWriting(database, table);

/** While the shop takes the money of a page, where that is its part. */
const whileTaking = (till: Till): Stop[] => {
  const { take } = till.paths;
  if (take === undefined) return [];
  return [whileAsking(till, "no answer", take), whileAsking(till, "answer kept", take)];
};

const toPaidOnce = ({ toCharge }: MortalOrder) => ({
  paid: UNIT_PRICE,
  givenBack: 0,
  payments: 1,
  refunds: [],
  timeline: ["payment"],
  bell: [],
  mails: ["order-confirmation"],
  taken: [toCharge(UNIT_PRICE)],
  given: [],
});

test.each(serviceCodes)(
  "FAULT-30 a message of a payment through %s counts once, with one mail, wherever the process is killed",
  limit,
  async (code) => {
    const shop = await startShop();
    const order = await shop.placeOrder(code);
    const { till, page } = order;
    const message = till.press(page);
    await shop.dieAt(
      [
        before("payment_events"),
        ...whileTaking(till),
        ...["payments", "order_events", "mails"].map(before),
        shop.isPaid(order),
      ],
      () => shop.tell(message),
    );
    await expect.poll(() => shop.find(order), patience).toEqual(toPaidOnce(order));
    await shop.tell(till.tellPaid(page));
    expect(await shop.find(order)).toEqual(toPaidOnce(order));
    await shop.end();
  },
);

test.each(serviceCodes)(
  "FAULT-31 the payment through %s of a customer who returns first counts once, wherever the process is killed",
  limit,
  async (code) => {
    const shop = await startShop();
    const order = await shop.placeOrder(code);
    const { till, page } = order;
    const late = till.press(page);
    await shop.dieAt(
      [
        whileAsking(till, "no answer"),
        ...whileTaking(till),
        before("payments"),
        before("mails"),
        shop.isPaid(order),
      ],
      () => shop.visit(orderPath(order.accessKey)),
    );
    await expect.poll(() => shop.find(order), patience).toEqual(toPaidOnce(order));
    await shop.tell(late);
    expect(await shop.find(order)).toEqual(toPaidOnce(order));
    await shop.end();
  },
);

test.each(serviceCodes)(
  "FAULT-32 a refund through %s is made once, wherever the process is killed",
  limit,
  async (code) => {
    const shop = await startShop();
    const order = await shop.placePaid(code);
    const { till } = order;
    const refund = { idempotencyKey: randomUUID(), amountMinor: 2_000 };
    await shop.dieAt(
      [
        ...["refunds", "order_events", "mails"].map(before),
        whileAsking(till, "no answer", till.paths.giveBack),
        whileAsking(till, "answer kept", till.paths.giveBack),
        before("refunds"),
      ],
      () => shop.asAdmin("POST", `/api/admin/orders/${order.id}/refunds`, refund),
    );
    await expect
      .poll(() => shop.find(order), patience)
      .toEqual({
        ...toPaidOnce(order),
        givenBack: 2_000,
        refunds: ["done 2000"],
        timeline: ["payment", "refund", "status"],
        mails: ["order-confirmation", "order-refunded"],
        given: [order.toCharge(2_000)],
      });
    await shop.end();
  },
);

test.each(serviceCodes)(
  "FAULT-33 money of %s that goes back without the shop counts and is reported once, wherever the process is killed",
  limit,
  async (code) => {
    const shop = await startShop();
    const order = await shop.placePaid(code);
    const { till, page, toCharge } = order;
    const first = till.giveElsewhere(page, toCharge(2_000));
    const written = (amount: number) =>
      `select 1 from refunds where order_id = '${order.id}' and amount_minor = ${amount}`;
    await shop.dieAt(
      [
        ...["payment_events", "refunds", "order_events"].map(before),
        onceWritten(database, written(2_000)),
      ],
      () => shop.tell(first),
    );
    const amount = UNIT_PRICE - 2_000;
    const rest = toCharge(UNIT_PRICE) - toCharge(2_000);
    const second = (till.loseDispute ?? till.giveElsewhere)(page, rest);
    await shop.dieAt(
      [
        ...["payment_events", "refunds", "order_events"].map(before),
        onceWritten(database, written(amount)),
      ],
      () => shop.tell(second),
    );
    const news = till.loseDispute ? "dispute_lost" : "refund";
    expect(await shop.find(order)).toMatchObject({
      paid: UNIT_PRICE,
      givenBack: UNIT_PRICE,
      refunds: ["done 2000", `done ${amount}`],
      timeline: ["note", "note", "payment", "refund", "refund"],
      bell: [news, "refund"],
      mails: ["order-confirmation"],
    });
    await shop.end();
  },
);

test.each(serviceCodes)(
  "FAULT-34 a finding of the nightly comparison with %s counts once, wherever the process is killed",
  limit,
  async (code) => {
    const shop = await startShop();
    const untold = await shop.placeOrder(code);
    const { till } = untold;
    till.press(untold.page);
    await till.take(untold.page);
    const given = await shop.placePaid(code);
    till.giveElsewhere(given.page, given.toCharge(1_000));
    till.completeLists();
    const compare = () => database.asOwner("select graphile_worker.add_job('compare-payments')");
    await shop.dieAt(
      [
        whileAsking(till, "no answer"),
        before("payments"),
        before("refunds"),
        onceWritten(database, `select 1 from refunds where order_id = '${given.id}'`),
      ],
      compare,
    );
    await expect.poll(() => shop.find(untold), patience).toEqual(toPaidOnce(untold));
    await expect
      .poll(() => shop.find(given), patience)
      .toEqual({
        ...toPaidOnce(given),
        givenBack: 1_000,
        refunds: ["done 1000"],
        timeline: ["note", "payment", "refund"],
        bell: ["refund"],
        given: [given.toCharge(1_000)],
      });
    await shop.end();
  },
);
