// Dealings of customers, staff and payment services with a shop that dies, each carried to its end.
import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import { z } from "zod";
import { toDay } from "#i18n/format-he.ts";
import { orderPath, returnPath } from "#modules/orders/order-path.ts";
import { serviceCodes } from "#shared/payment-services.ts";
import { toVersion } from "#platform/to-version.ts";
import type { TestDatabase } from "../../support/database.ts";
import { details, orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import type { Till } from "../../support/tills/till.ts";
import type { MortalOrder, startMortalMoney } from "./mortal-money.ts";

type Shop = Awaited<ReturnType<typeof startMortalMoney>>;

/** An order that was dealt with, and what has to be there of it in the end. */
export type Dealt = {
  readonly order: MortalOrder;
  readonly expected: {
    readonly givenBack: number;
    readonly isGivenElsewhere: boolean;
    readonly isReturned: boolean;
    readonly isShipped: boolean;
    readonly mails: readonly string[];
  };
};

/** In Germany, where what has arrived may be sent back. */
const german = {
  ...details,
  country: "DE",
  addressLine1: "Lindenstraße 4",
  city: "Köln",
  state: "",
  postalCode: "50667",
};
const untouched = {
  givenBack: 0,
  isGivenElsewhere: false,
  isReturned: false,
  isShipped: false,
  mails: ["order-confirmation"],
};
const idSchema = z.object({ id: z.string() });
/** Nobody buys this variant. */
const SHELF = "blue";
const FIRST_COUNT = 60_000;

export function createDealings(shop: Shop, asOwner: TestDatabase["asOwner"]) {
  let customers = 0;
  const counts: number[] = [];

  /** Also while the database is away. */
  const findId = async (sql: string, id: string): Promise<string> => {
    const [row] = await vi.waitFor(() => asOwner(sql, [id]), { timeout: 60_000 });
    return idSchema.parse(row).id;
  };
  /** At each service in turn. */
  const place = () => {
    customers += 1;
    const email = `buyer-${customers}@mail.example`;
    const [code = "stripe"] = serviceCodes.slice(customers % serviceCodes.length);
    return shop.placeOrder(code, { ...orderBody(), details: { ...german, email } });
  };
  const untilPaid = ({ id }: MortalOrder) =>
    vi.waitUntil(
      async () => {
        const sql = "select 1 from payments where order_id = $1";
        return (await asOwner(sql, [id]).catch(() => [])).length > 0;
      },
      { timeout: 120_000, interval: 100 },
    );
  /** An order that its service has told of as paid, twice for every other one. */
  async function pay(how?: Parameters<Till["press"]>[1]): Promise<MortalOrder> {
    const order = await place();
    const message = order.till.press(order.page, how);
    await shop.tell(message);
    if (customers % 2 === 0) await shop.tell(message);
    await untilPaid(order);
    return order;
  }

  /** Staff give a part back, and ask for the same once more. */
  async function refund(): Promise<Dealt[]> {
    const order = await pay({ instalments: 3 });
    const asked = { idempotencyKey: randomUUID(), amountMinor: 1_000 };
    const where = `/api/admin/orders/${order.id}/refunds`;
    await shop.asAdmin("POST", where, asked);
    await shop.asAdmin("POST", where, asked);
    const mails = [...untouched.mails, "order-refunded"];
    return [{ order, expected: { ...untouched, givenBack: 1_000, mails } }];
  }

  /** The customer cancels; all of the money goes back. */
  async function cancel(): Promise<Dealt[]> {
    const order = await pay({ isBit: true });
    await shop.send("POST", "/api/orders/cancel", { accessKey: order.accessKey });
    const mails = [...untouched.mails, "order-cancelled", "order-refunded"];
    return [{ order, expected: { ...untouched, givenBack: UNIT_PRICE, mails } }];
  }

  /** Two orders of a carrier's file leave together; one of them arrives and comes back. */
  async function sendBack(): Promise<Dealt[]> {
    const orders = [await pay(), await pay()] as const;
    const rows = orders.map(({ id }) => ({
      orderId: id,
      carrier: "dhl",
      trackingNumber: `JD${id.replaceAll(/\D/g, "").padEnd(18, "0").slice(0, 18)}`,
    }));
    await shop.asAdmin("POST", "/api/admin/shipments", { rows });
    const [order, kept] = orders;
    const shipment = await findId("select id from shipments where order_id = $1", order.id);
    await shop.asAdmin("PUT", `/api/admin/orders/${order.id}/shipments/${shipment}/arrival`, {
      arrivedOn: toDay(new Date()),
    });
    const line = await findId("select id from order_items where order_id = $1", order.id);
    const form = new URLSearchParams({ idempotencyKey: randomUUID(), [line]: "1" });
    await shop.send("POST", `${returnPath(order.accessKey)}?${form.toString()}`);
    const id = await findId("select id from returns where order_id = $1", order.id);
    const step = (body: object) => shop.asAdmin("POST", `/api/admin/returns/${id}/steps`, body);
    await step({ step: "approve" });
    await step({ step: "receive", lines: [{ id: line, shelved: 1, damaged: 0 }] });
    const asked = { idempotencyKey: randomUUID(), amountMinor: UNIT_PRICE };
    await shop.asAdmin("POST", `/api/admin/returns/${id}/refund`, asked);
    const shipped = { ...untouched, isShipped: true, mails: [...untouched.mails, "order-shipped"] };
    const moved = ["return-asked", "return-moved", "return-moved", "return-moved"];
    const mails = [...shipped.mails, ...moved];
    return [
      { order: kept, expected: shipped },
      { order, expected: { ...shipped, givenBack: UNIT_PRICE, isReturned: true, mails } },
    ];
  }

  /** No message comes: the customer comes back. Then a part goes back at the service itself. */
  async function unheard(): Promise<Dealt[]> {
    const order = await place();
    const { till, page, toCharge } = order;
    till.press(page);
    await shop.visit(orderPath(order.accessKey));
    await untilPaid(order);
    const message = till.giveElsewhere(page, toCharge(500));
    await shop.tell(message);
    await shop.tell(message);
    return [{ order, expected: { ...untouched, givenBack: 500, isGivenElsewhere: true } }];
  }

  return {
    all: [refund, cancel, sendBack, unheard],
    /** A sheet of the stocktake: one unit more on a shelf that nobody buys from. */
    async countShelf(): Promise<void> {
      const variantId = await findId(
        "select id from product_variants where slug = $1 order by id limit 1",
        SHELF,
      );
      const [shelf] = await vi.waitFor(
        () =>
          asOwner("select stock_quantity as n from product_variants where id = $1", [variantId]),
        { timeout: 60_000 },
      );
      const version = toVersion(Number(shelf?.["n"]));
      const counted = (counts.at(-1) ?? FIRST_COUNT) + 1;
      const rows = [{ variantId, counted, version }];
      await shop.asAdmin("POST", "/api/admin/stocktake", { rows });
      counts.push(counted);
    },
    /** The counts that were acknowledged. */
    counted: (): readonly number[] => counts,
    /** The same, as the ledger of the stock has it. */
    async readCounts(): Promise<number[]> {
      const rows = await asOwner(
        `select sum(m.quantity) over (order by m.created_at, m.id)::int as counted, m.reason
         from stock_movements m join product_variants v on v.id = m.variant_id
         where v.slug = $1 order by m.created_at, m.id`,
        [SHELF],
      );
      return rows.flatMap(({ counted }) =>
        Number(counted) > FIRST_COUNT ? [Number(counted)] : [],
      );
    },
  };
}
