import { type AnyColumn, and, desc, eq, inArray, isNull } from "drizzle-orm";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { readBackupState, readRuns } from "#modules/backups/backup-state.ts";
import { lineLabel } from "#modules/catalog/line-label.ts";
import { nameWithSize } from "#modules/catalog/name-with-size.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { stockAlerts } from "#modules/inventory/tables.ts";
import { isLetter, isNoSpam } from "#modules/messages/message-rows.ts";
import { messages } from "#modules/messages/tables.ts";
import { holdAlerts } from "#modules/orders/hold-tables.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import { frozenRate, toShekels } from "#shared/exchange.ts";
import { orders } from "#modules/orders/tables.ts";
import { orderEvents } from "#modules/orders/timeline-tables.ts";
import { refunds } from "#modules/payments/tables.ts";
import { listSetupWarnings } from "#modules/security/setup-warnings.ts";
import { money } from "#shared/money.ts";
import { permitted } from "#shared/actor.ts";
import { notificationAudience } from "./audience.ts";
import type { Notification } from "./contract.ts";

const MOST = 30;

type Reading = Pick<Context, "db" | "clock">;
type Of<Kind extends Notification["kind"]> = Extract<Notification, { kind: Kind }>;

/** The condition of one row, where one is asked for. */
const is = (column: AnyColumn, id: string | undefined) =>
  id === undefined ? undefined : eq(column, id);

/** Where they come from: the newest of a kind, or those about one row. */
const sources: {
  readonly [Kind in Notification["kind"]]: (ctx: Reading, id?: string) => Promise<Of<Kind>[]>;
} = {
  order: newOrders,
  stock: alerts,
  "unpaid-holds": heldUnpaid,
  message: newMessages,
  "refund-failed": failedRefunds,
  "paid-without-bags": paidWithoutBags,
  backup: backupAlarm,
  setup: setupProblems,
};
// The keys of our own object.
const kinds = Object.keys(sources) as Notification["kind"][];

/**
 * The newest 30 things that somebody should look at, the newest first, of those that whoever asks
 * may see. Orders that are hidden are no news.
 */
export async function listNotifications(
  ctx: Pick<Context, "db" | "actor" | "clock">,
): Promise<Notification[]> {
  const found: Notification[] = [];
  for (const kind of kinds)
    if (permitted(ctx.actor, notificationAudience[kind]))
      // oxlint-disable-next-line no-await-in-loop -- they share a connection
      found.push(...(await sources[kind](ctx)));
  return found.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, MOST);
}

/** The one of a kind about this row, as long as it is news. */
export async function findNotification(
  ctx: Reading,
  kind: Notification["kind"],
  id: string,
): Promise<Notification | undefined> {
  return (await sources[kind](ctx, id)).find((it) => it.id === id);
}

async function newOrders({ db }: Reading, id?: string): Promise<Of<"order">[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.source, "checkout"), isNull(orders.deletedAt), is(orders.id, id)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST);
  return rows.map((row) => {
    const total = money(row.totalMinor, row.currency);
    return {
      kind: "order",
      id: row.id,
      at: row.createdAt.toISOString(),
      orderId: row.id,
      number: orderNumber(row),
      customerName: row.customerName,
      total,
      totalIls: toShekels(total, frozenRate(row)),
    };
  });
}

/** The columns that make up a variant's name. */
const named = {
  variant: {
    sku: productVariants.sku,
    variantName: productVariants.variantName,
    size: productVariants.size,
  },
  productName: products.name,
};

function getName(variant: { sku: string; variantName: string; size: string | null }, of: string) {
  return { sku: variant.sku, name: lineLabel(of, nameWithSize(variant)) };
}

async function alerts({ db }: Reading, id?: string): Promise<Of<"stock">[]> {
  const rows = await db
    .select({
      id: stockAlerts.id,
      at: stockAlerts.createdAt,
      variantId: stockAlerts.variantId,
      ...named,
      level: stockAlerts.level,
      available: stockAlerts.available,
    })
    .from(stockAlerts)
    .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(is(stockAlerts.id, id))
    .orderBy(desc(stockAlerts.createdAt), desc(stockAlerts.id))
    .limit(MOST);
  return rows.map(({ variant, productName, at, ...row }) => ({
    ...row,
    ...getName(variant, productName),
    kind: "stock",
    at: at.toISOString(),
  }));
}

async function heldUnpaid({ db }: Reading, id?: string): Promise<Of<"unpaid-holds">[]> {
  const rows = await db
    .select({
      id: holdAlerts.id,
      at: holdAlerts.createdAt,
      ...named,
      held: holdAlerts.held,
      onHand: holdAlerts.onHand,
    })
    .from(holdAlerts)
    .innerJoin(productVariants, eq(productVariants.id, holdAlerts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(is(holdAlerts.id, id))
    .orderBy(desc(holdAlerts.createdAt), desc(holdAlerts.id))
    .limit(MOST);
  return rows.map(({ variant, productName, at, ...row }) => ({
    ...row,
    ...getName(variant, productName),
    kind: "unpaid-holds",
    at: at.toISOString(),
  }));
}

async function newMessages({ db }: Reading, only?: string): Promise<Of<"message">[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(isLetter, isNoSpam, is(messages.id, only)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MOST);
  return rows.map(({ id, createdAt, kind, company, name }) => ({
    kind: "message",
    id,
    at: createdAt.toISOString(),
    messageKind: kind === "dealer" ? kind : "contact",
    // Both are there, by the rules of their forms.
    name: company ?? name ?? "",
  }));
}

async function failedRefunds({ db }: Reading, id?: string): Promise<Of<"refund-failed">[]> {
  const rows = await db
    .select({ refund: refunds, currency: orders.currency, ilsRate: orders.ilsRate })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.state, "failed"), isNull(orders.deletedAt), is(refunds.id, id)))
    .orderBy(desc(refunds.settledAt))
    .limit(MOST);
  return rows.map(({ refund, currency, ilsRate }) => {
    const amount = money(refund.amountMinor, currency);
    return {
      kind: "refund-failed",
      id: refund.id,
      at: (refund.settledAt ?? refund.createdAt).toISOString(),
      orderId: refund.orderId,
      number: orderNumber({ id: refund.orderId }),
      amount,
      amountIls: toShekels(amount, frozenRate({ ilsRate })),
    };
  });
}

async function paidWithoutBags({ db }: Reading, id?: string): Promise<Of<"paid-without-bags">[]> {
  const rows = await db
    .select({ id: orderEvents.id, at: orderEvents.createdAt, orderId: orderEvents.orderId })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        eq(orderEvents.kind, "note"),
        isNull(orderEvents.actorId),
        inArray(orderEvents.note, [orderNotes.paidWithoutBags, orderNotes.paidTooLate]),
        isNull(orders.deletedAt),
        is(orderEvents.id, id),
      ),
    )
    .orderBy(desc(orderEvents.createdAt))
    .limit(MOST);
  return rows.map((row) => ({
    ...row,
    kind: "paid-without-bags",
    at: row.at.toISOString(),
    number: orderNumber({ id: row.orderId }),
  }));
}

/** One at most: what the last run says, or that there has been none for too long. */
async function backupAlarm({ db, clock }: Reading, id?: string): Promise<Of<"backup">[]> {
  // A run that has failed has shown that backups are on.
  const { alarm } = await (id === undefined ? readBackupState : readRuns)(db, clock());
  if (alarm === null) return [];
  const { kind: problem, runId, at } = alarm;
  return [{ kind: "backup", id: runId, at: at.toISOString(), problem }];
}

async function setupProblems({ db }: Reading): Promise<Of<"setup">[]> {
  const found = await listSetupWarnings(db);
  return found.map(({ id, noticedAt, problem }) => ({
    kind: "setup",
    id,
    at: noticedAt.toISOString(),
    problem,
  }));
}
