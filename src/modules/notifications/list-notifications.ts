import { readBackupState, readRuns } from "#modules/backups/backup-state.ts";
import { formatShortName, formatNameWithSize } from "#modules/catalog/variant-names.ts";
import type { Context } from "#modules/context.ts";
import { listAlerts } from "#modules/inventory/list-alerts.ts";
import { listRequested } from "#modules/returns/list-requested.ts";
import { listAnswerable } from "#modules/messages/list-answerable.ts";
import { listFindings } from "#modules/orders/list-findings.ts";
import {
  listCancelledByCustomer,
  listCheckoutOrders,
  listHoldAlerts,
  listMoneyElsewhere,
  listPaidWithoutStock,
} from "#modules/orders/list-order-news.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { listFailedRefunds } from "#modules/payments/list-failed-refunds.ts";
import { getServiceName } from "#modules/payments/services/records.ts";
import { listAwayServices } from "#modules/payments/watch-services.ts";
import { listSetupWarnings } from "#modules/security/setup-warnings.ts";
import { isPermitted } from "#shared/actor.ts";
import { notificationAudience } from "./audience.ts";
import type { z } from "zod";
import type { notificationSchema } from "./contract.ts";
import { getFrozenRate, toShekels } from "#shared/exchange.ts";
import { money, type Currency, type Money } from "#shared/money.ts";

const MOST = 30;

type Notification = z.input<typeof notificationSchema>;

type Reading = Pick<Context, "db" | "clock">;
type Of<Kind extends Notification["kind"]> = Extract<Notification, { kind: Kind }>;

/** The sources of notifications: the newest of a kind, or those about one row. */
const sources: {
  readonly [Kind in Notification["kind"]]: (ctx: Reading, id?: string) => Promise<Of<Kind>[]>;
} = {
  order: readNewOrdersNews,
  return: readReturnNews,
  "order-cancelled": readCancelledNews,
  stock: selectStockAlerts,
  "unpaid-holds": readUnpaidHoldsNews,
  message: readNewMessagesNews,
  "refund-failed": readFailedRefundsNews,
  "money-elsewhere": readMoneyElsewhereNews,
  "paid-without-stock": readPaidWithoutStockNews,
  "payment-away": readAwayServicesNews,
  backup: findBackupAlarm,
  finding: readFindingsNews,
  setup: readSetupProblemsNews,
};
// The keys of our own object.
const kinds = Object.keys(sources) as Notification["kind"][];

/**
 * The newest 30 notifications that the caller may see, the newest first. Orders that are hidden are
 * no news.
 */
export async function listNotifications(
  ctx: Pick<Context, "db" | "actor" | "clock">,
): Promise<Notification[]> {
  const found: Notification[] = [];
  for (const kind of kinds)
    if (isPermitted(ctx.actor, notificationAudience[kind]))
      // oxlint-disable-next-line no-await-in-loop -- they share a connection
      found.push(...(await sources[kind](ctx)));
  return found.toSorted((a, b) => Number(b.at) - Number(a.at)).slice(0, MOST);
}

/** The notification of a kind about this row, if it is still current. */
export async function findNotification(
  ctx: Reading,
  kind: Notification["kind"],
  id: string,
): Promise<Notification | undefined> {
  return (await sources[kind](ctx, id)).find((it) => it.id === id);
}

async function readNewOrdersNews(ctx: Reading, id?: string): Promise<Of<"order">[]> {
  const rows = await listCheckoutOrders(ctx, { id, limit: MOST });
  return rows.map((row) => {
    const { amount: total, amountIls: totalIls } = formatWithShekels(row.totalMinor, row);
    return {
      kind: "order",
      id: row.id,
      at: row.createdAt,
      orderId: row.id,
      number: formatOrderNumber(row),
      customerName: row.customerName,
      total,
      totalIls,
    };
  });
}

async function readReturnNews(ctx: Reading, id?: string): Promise<Of<"return">[]> {
  const rows = await listRequested(ctx, { id, limit: MOST });
  return rows.map((row) => ({
    kind: "return",
    id: row.id,
    at: row.createdAt,
    returnKind: row.kind,
    number: row.number ?? "",
  }));
}

async function readCancelledNews(ctx: Reading, id?: string): Promise<Of<"order-cancelled">[]> {
  const rows = await listCancelledByCustomer(ctx, { id, limit: MOST });
  return rows.map(({ currency, ilsRate, usdRate, waitingMinor, ...row }) => ({
    ...row,
    kind: "order-cancelled",
    number: formatOrderNumber({ id: row.orderId }),
    ...(waitingMinor === 0
      ? { amount: null, amountIls: null }
      : formatWithShekels(waitingMinor, { currency, ilsRate, usdRate })),
  }));
}

function getName(
  variant: { sku: string; variantName: string; size: string | null },
  productName: string,
) {
  const name = formatShortName({ productName, variantName: formatNameWithSize(variant) });
  return { sku: variant.sku, name };
}

async function selectStockAlerts(ctx: Reading, id?: string): Promise<Of<"stock">[]> {
  const rows = await listAlerts(ctx, { id, limit: MOST });
  return rows.map(({ variant, productName, ...row }) => ({
    ...row,
    ...getName(variant, productName),
    kind: "stock",
  }));
}

async function readUnpaidHoldsNews(ctx: Reading, id?: string): Promise<Of<"unpaid-holds">[]> {
  const rows = await listHoldAlerts(ctx, { id, limit: MOST });
  return rows.map(({ variant, productName, ...row }) => ({
    ...row,
    ...getName(variant, productName),
    kind: "unpaid-holds",
  }));
}

async function readNewMessagesNews(ctx: Reading, only?: string): Promise<Of<"message">[]> {
  const rows = await listAnswerable(ctx, { id: only, limit: MOST });
  return rows.map(({ id, waitingSince, kind, company, name }) => ({
    kind: "message",
    id,
    at: waitingSince,
    messageKind: kind === "dealer" ? kind : "contact",
    // Both are always set, because their forms require them.
    name: company ?? name ?? "",
  }));
}

async function readFailedRefundsNews(ctx: Reading, id?: string): Promise<Of<"refund-failed">[]> {
  const rows = await listFailedRefunds(ctx, { id, limit: MOST });
  return rows.map(({ refund, ...order }) => ({
    kind: "refund-failed",
    id: refund.id,
    at: refund.settledAt ?? refund.createdAt,
    orderId: refund.orderId,
    number: formatOrderNumber({ id: refund.orderId }),
    ...formatWithShekels(refund.amountMinor, order),
  }));
}

async function readMoneyElsewhereNews(ctx: Reading, id?: string): Promise<Of<"money-elsewhere">[]> {
  const rows = await listMoneyElsewhere(ctx, { id, limit: MOST });
  return rows.flatMap(({ facts, currency, ilsRate, usdRate, ...row }) => {
    if (facts?.elsewhere === undefined) return [];
    const { amountMinor } = facts;
    return [
      {
        ...row,
        kind: "money-elsewhere",
        number: formatOrderNumber({ id: row.orderId }),
        what: facts.elsewhere,
        service: getServiceName(facts.service ?? "stripe"),
        dueAt: facts.dueAt === undefined ? null : new Date(facts.dueAt),
        ...(amountMinor === undefined
          ? { amount: null, amountIls: null }
          : formatWithShekels(amountMinor, { currency, ilsRate, usdRate })),
      },
    ];
  });
}

async function readPaidWithoutStockNews(
  ctx: Reading,
  id?: string,
): Promise<Of<"paid-without-stock">[]> {
  const rows = await listPaidWithoutStock(ctx, { id, limit: MOST });
  return rows.map((row) => ({
    ...row,
    kind: "paid-without-stock",
    number: formatOrderNumber({ id: row.orderId }),
  }));
}

async function readAwayServicesNews(ctx: Reading): Promise<Of<"payment-away">[]> {
  const rows = await listAwayServices(ctx);
  return rows.map(({ code, name, at }) => ({ kind: "payment-away", id: code, at, name }));
}

/** At most one: the last run failed, or there has been none for too long. */
async function findBackupAlarm({ db, clock }: Reading, id?: string): Promise<Of<"backup">[]> {
  // A failed run proves that backups are switched on.
  const { alarm } = await (id === undefined ? readBackupState : readRuns)(db, clock());
  if (alarm === null) return [];
  const { kind: problem, runId, at } = alarm;
  return [{ kind: "backup", id: runId, at, problem }];
}

async function readFindingsNews(ctx: Reading): Promise<Of<"finding">[]> {
  const found = await listFindings(ctx);
  return found.map(({ rule, count, foundAt }) => ({
    kind: "finding",
    id: rule,
    at: foundAt,
    count,
  }));
}

async function readSetupProblemsNews({ db }: Reading): Promise<Of<"setup">[]> {
  const found = await listSetupWarnings(db);
  return found.map(({ noticedAt, ...row }) => ({ ...row, kind: "setup", at: noticedAt }));
}

/**
 * An amount of an order as news tell it: in the order's currency, and in shekels by the rate that
 * the order froze; null where no rate was known.
 */
export function formatWithShekels(
  amountMinor: number,
  order: { readonly currency: Currency } & Parameters<typeof getFrozenRate>[0],
): { readonly amount: Money; readonly amountIls: Money | null } {
  const amount = money(amountMinor, order.currency);
  return { amount, amountIls: toShekels(amount, getFrozenRate(order)) };
}
