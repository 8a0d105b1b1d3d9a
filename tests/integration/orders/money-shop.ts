// A shop that takes orders, with an eye on its money: what orders were paid, what went back, and
// what was told about it.
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import { afterEach, expect } from "vitest";
import { z } from "zod";
import type { SeededColor } from "#content/backpack-colors.ts";
import type { TaskName } from "#i18n/he/jobs.ts";
import type { Context } from "#modules/context.ts";
import type { Payments } from "#modules/payments/ways/ways.ts";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import type { CheckoutContext } from "#modules/orders/processing/context.ts";
import { confirmOrder } from "#modules/orders/placing/confirm-order.ts";
import { lockOrder } from "#modules/orders/processing/find-order.ts";
import { acceptPayment } from "#modules/orders/payments/accept-payment.ts";
import { orderTasks } from "#modules/orders/processing/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { anonymous, system, checkout } from "#shared/actor.ts";
import type { Answer } from "../http/timed-shop.ts";
import { details, orderBody } from "../../support/sample-order.ts";
import { startSalesShop, type SalesShop } from "./sales-shop.ts";

export const HOUR = 3_600;
export const MINUTE = 60;
/** The name of the administrator who asks in these tests. */
export const ADMIN = "Noa Adler";

const orderSchema = z.object({
  status: z.string(),
  stock_state: z.string(),
  paid: z.int(),
  refunded: z.int(),
  is_reserved: z.boolean(),
});
/** A row of the timeline; `actor` is the staff member's name. */
const eventSchema = z.object({
  kind: z.string(),
  note: z.string().nullable(),
  facts: z.unknown(),
  actor: z.string().nullable(),
  visible: z.boolean(),
});
const refundSchema = z.object({
  id: z.string(),
  method: z.string(),
  amount: z.int(),
  state: z.string(),
});
const lineSchema = z.object({ id: z.string(), sku: z.string(), restocked: z.int() });

export type MoneyShop = SalesShop & {
  /** Places an order of a new customer and returns its id and their address. */
  order: (units?: Partial<Record<SeededColor, number>>) => Promise<{ id: string; email: string }>;
  /** The same in a shop with online payments: nothing is confirmed before it is paid. */
  orderOnline: (
    units?: Partial<Record<SeededColor, number>>,
  ) => Promise<{ id: string; email: string }>;
  standing: (id: string) => Promise<z.infer<typeof orderSchema>>;
  /** The timeline without its beginning, the oldest first. */
  events: (id: string) => Promise<z.infer<typeof eventSchema>[]>;
  refunds: (id: string) => Promise<z.infer<typeof refundSchema>[]>;
  lines: (id: string) => Promise<z.infer<typeof lineSchema>[]>;
  /** The mails to this address after the confirmation. */
  mailsAfter: (email: string) => Promise<string[]>;
  getKey: (id: string) => Promise<string>;
  /** Parts of the link in a guest's confirmation mail: the order's key and the code. */
  getLink: (id: string) => Promise<{ accessKey: string; code: string }>;
  /** The guest presses the button behind that link. */
  confirm: (id: string) => Promise<void>;
  /** Units arrive from the maker. */
  receive: (slug: SeededColor, units: number) => Promise<void>;
  payByHand: (id: string, body?: Record<string, unknown>) => Promise<Answer>;
  /** Money arrives through the payment service. */
  payOnline: (id: string, reference: string, amountMinor?: number) => Promise<boolean>;
  refund: (id: string, body: Record<string, unknown>) => Promise<Answer>;
  /** The payloads of the jobs that wait, by name. */
  jobs: (task: string) => Promise<unknown[]>;
  runTask: (name: TaskName, payload?: unknown, payments?: Payments) => Promise<void>;
  checkoutContext: (payments?: Payments) => CheckoutContext;
  asSystem: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
};

/** To be called at the top of a test file. After each of its tests the books must agree. */
export async function startMoneyShop(started?: SalesShop): Promise<MoneyShop> {
  // It has Stripe's keys, so that money goes back there, and is paid as agreed all the same.
  const stripe = { secretKey: "sk_test_local", webhookSecret: "whsec_local" };
  const sales = started ?? (await startSalesShop({ stripe }));
  const { database, shop, now, asAdmin, newEmail } = sales;
  const orderKeys = await shop.services.readOrderKeys();
  const inContext = (actor: Context["actor"]) =>
    function <T>(work: (ctx: KeyedContext) => Promise<T>): Promise<T> {
      return database.runInTransaction(actor, (db) =>
        work({ db, actor, clock: now, log: silentLog, orderKeys }),
      );
    };
  const asSystem = inContext(system);
  afterEach(async () => {
    const findings = await asSystem(checkIntegrity);
    // The tests look at mails themselves: what is paid after it was cancelled gets no confirmation.
    expect(findings.filter(({ rule }) => !rule.includes("confirmation"))).toEqual([]);
  });
  const rows = async <Schema extends z.ZodType>(schema: Schema, sql: string, id: string) =>
    z.array(schema).parse(await database.asOwner(sql, [id]));
  const first = <T>(found: readonly T[]): T => {
    const [row] = found;
    if (row === undefined) throw new Error("nothing was found");
    return row;
  };
  async function placeNew(units?: Partial<Record<SeededColor, number>>) {
    const email = newEmail();
    const id = await sales.place({ ...orderBody(units), details: { ...details, email } });
    return { id, email };
  }

  const checkoutContext = (payments = shop.services.payments): CheckoutContext => ({
    actor: anonymous,
    visitor: {},
    clock: now,
    log: silentLog,
    asCheckout: inContext(checkout),
    orderKeys,
    setOff: inContext(checkout),
    limits: shop.services.limits,
    security: shop.services.security,
    payments,
    publicUrl: shop.url,
  });
  const getLink = async (id: string) => ({
    accessKey: orderKeys.create(id, { for: "page" }),
    code: orderKeys.create(id, { for: "confirm" }),
  });

  return {
    ...sales,
    asSystem,
    getLink,
    confirm: async (id) => confirmOrder(checkoutContext(), await getLink(id)),
    checkoutContext,
    order: placeNew,
    async orderOnline(units) {
      const placed = await placeNew(units);
      await database.asOwner("update orders set payment_method = 'online' where id = $1", [
        placed.id,
      ]);
      await database.asOwner("delete from mails where dedupe_key = any($1)", [
        [`order-confirmation:${placed.id}`, `new-order:${placed.id}`],
      ]);
      return placed;
    },
    standing: async (id) =>
      first(
        await rows(
          orderSchema,
          `select status, stock_state, paid_minor as paid, refunded_minor as refunded,
             reserved_until is not null as is_reserved from orders where id = $1`,
          id,
        ),
      ),
    events: (id) =>
      rows(
        eventSchema,
        `select kind, note, facts, actor_name as actor, customer_visible as visible
         from order_events where order_id = $1 and kind <> 'created' order by created_at, kind`,
        id,
      ),
    refunds: (id) =>
      rows(
        refundSchema,
        `select id, method, amount_minor as amount, state from refunds where order_id = $1
         order by created_at, method`,
        id,
      ),
    lines: (id) =>
      rows(
        lineSchema,
        `select id, sku, restocked_quantity as restocked from order_items where order_id = $1
         order by position`,
        id,
      ),
    async mailsAfter(email) {
      const kinds = await sales.mailsTo(email);
      return kinds.filter((kind) => kind !== "order-confirmation").toSorted();
    },
    getKey: async (id) => orderKeys.create(id, { for: "page" }),
    async receive(slug, units) {
      await database.asOwner(
        `insert into stock_movements (variant_id, sku, quantity, reason)
         select id, sku, $2, 'receipt' from product_variants where slug = $1`,
        [slug, units],
      );
    },
    payByHand: (id, body = {}) => asAdmin("POST", `/api/admin/orders/${id}/payments`, body),
    payOnline: (id, reference, amountMinor) =>
      asSystem(async (ctx) => {
        const order = await lockOrder(ctx, id);
        return acceptPayment(ctx, order, {
          method: "stripe",
          amountMinor: amountMinor ?? order.totalMinor,
          reference,
        });
      }),
    refund: (id, body) => asAdmin("POST", `/api/admin/orders/${id}/refunds`, body),
    async jobs(task) {
      const found = await database.asOwner(
        `select payload from graphile_worker._private_jobs jobs
         join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
         where identifier = $1`,
        [task],
      );
      return found.map(({ payload }) => payload);
    },
    async runTask(name, payload = {}, payments = shop.services.payments) {
      const task = orderTasks({ database, clock: now, log: silentLog, payments })[name];
      if (task === undefined) throw new Error(`there is no task ${name}`);
      await task.run(payload, { isLast: false });
    },
  };
}
