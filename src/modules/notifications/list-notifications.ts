import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { readBackupState } from "#modules/backups/backup-state.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { stockAlerts } from "#modules/inventory/tables.ts";
import { isLetter, isNoSpam } from "#modules/messages/message-rows.ts";
import { messages } from "#modules/messages/tables.ts";
import { holdAlerts } from "#modules/orders/hold-tables.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import { frozenRate, toShekels } from "#modules/orders/shekels.ts";
import { orders } from "#modules/orders/tables.ts";
import { orderEvents } from "#modules/orders/timeline-tables.ts";
import { refunds } from "#modules/payments/tables.ts";
import { listSetupWarnings } from "#modules/security/setup-warnings.ts";
import { money } from "#shared/money.ts";
import { type AdminAction } from "#shared/permissions.ts";
import { permitted } from "#shared/actor.ts";
import { notificationAudience } from "./audience.ts";
import type { Notification } from "./contract.ts";

const MOST = 30;

/** Where they come from, and what somebody must be able to see to be told of them. */
const sources: readonly {
  read: (ctx: Pick<Context, "db" | "clock">) => Promise<Notification[]>;
  for: AdminAction;
}[] = [
  { read: newOrders, for: notificationAudience.order },
  { read: alerts, for: notificationAudience.stock },
  { read: heldUnpaid, for: notificationAudience["unpaid-holds"] },
  { read: newMessages, for: notificationAudience.message },
  { read: failedRefunds, for: notificationAudience["refund-failed"] },
  { read: paidWithoutBags, for: notificationAudience["paid-without-bags"] },
  { read: backupAlarm, for: notificationAudience.backup },
  { read: setupProblems, for: notificationAudience.setup },
];

/**
 * The newest 30 things that somebody should look at, the newest first, of those that whoever asks
 * may see. Orders that are hidden are no news.
 */
export async function listNotifications(
  ctx: Pick<Context, "db" | "actor" | "clock">,
): Promise<Notification[]> {
  const found: Notification[] = [];
  for (const source of sources)
    // oxlint-disable-next-line no-await-in-loop -- they share a connection
    if (permitted(ctx.actor, source.for)) found.push(...(await source.read(ctx)));
  return found.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, MOST);
}

async function newOrders({ db }: Pick<Context, "db">): Promise<Notification[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.source, "checkout"), isNull(orders.deletedAt)))
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

async function alerts({ db }: Pick<Context, "db">): Promise<Notification[]> {
  const rows = await db
    .select({
      id: stockAlerts.id,
      at: stockAlerts.createdAt,
      variantId: stockAlerts.variantId,
      sku: productVariants.sku,
      level: stockAlerts.level,
      available: stockAlerts.available,
    })
    .from(stockAlerts)
    .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variantId))
    .orderBy(desc(stockAlerts.createdAt), desc(stockAlerts.id))
    .limit(MOST);
  return rows.map((row) => ({ ...row, kind: "stock", at: row.at.toISOString() }));
}

async function heldUnpaid({ db }: Pick<Context, "db">): Promise<Notification[]> {
  const rows = await db
    .select({
      id: holdAlerts.id,
      at: holdAlerts.createdAt,
      sku: productVariants.sku,
      held: holdAlerts.held,
      onHand: holdAlerts.onHand,
    })
    .from(holdAlerts)
    .innerJoin(productVariants, eq(productVariants.id, holdAlerts.variantId))
    .orderBy(desc(holdAlerts.createdAt), desc(holdAlerts.id))
    .limit(MOST);
  return rows.map((row) => ({ ...row, kind: "unpaid-holds", at: row.at.toISOString() }));
}

async function newMessages({ db }: Pick<Context, "db">): Promise<Notification[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(isLetter, isNoSpam))
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

async function failedRefunds({ db }: Pick<Context, "db">): Promise<Notification[]> {
  const rows = await db
    .select({ refund: refunds, currency: orders.currency, ilsRate: orders.ilsRate })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.state, "failed"), isNull(orders.deletedAt)))
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

async function paidWithoutBags({ db }: Pick<Context, "db">): Promise<Notification[]> {
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
async function backupAlarm({ db, clock }: Pick<Context, "db" | "clock">): Promise<Notification[]> {
  const { alarm } = await readBackupState(db, clock());
  if (alarm === null) return [];
  const { kind: problem, runId, at } = alarm;
  return [{ kind: "backup", id: runId, at: at.toISOString(), problem }];
}

async function setupProblems({ db }: Pick<Context, "db">): Promise<Notification[]> {
  const found = await listSetupWarnings(db);
  return found.map(({ id, noticedAt, problem }) => ({
    kind: "setup",
    id,
    at: noticedAt.toISOString(),
    problem,
  }));
}
