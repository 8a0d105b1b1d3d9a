import { listDisputes } from "#modules/payments/dispute-rows.ts";
import { findLastPage, type PageRow } from "#modules/payments/page-rows.ts";
import { listPayments } from "#modules/payments/payment-rows.ts";
import { listRefunds } from "#modules/payments/refund-rows.ts";
import { readSourcesOfRefunds } from "#modules/payments/refund-sources.ts";
import { findServiceRecord, getServiceName } from "#modules/payments/services/records.ts";
import { toCharged, toFee } from "#modules/payments/ways/charge.ts";
import type { ConnectedService } from "#modules/payments/ways/ways.ts";
import { money } from "#shared/money.ts";
import type { OrderRow } from "../processing/find-order.ts";
import type { PaymentLinkContext } from "./payment-link-context.ts";

/** The money of an order, with what its payment services say of it. */
export async function readOrderMoney(ctx: PaymentLinkContext, order: OrderRow) {
  const { id, currency } = order;
  const services = await ctx.payments.listServices(ctx);
  const { left } = await readSourcesOfRefunds(ctx.db, id);
  const sources = new Map(left.map((source) => [source.payment.id, source]));
  const [payments, refunds] = [await listPayments(ctx, id), await listRefunds(ctx, id)];
  const disputes = await listDisputes(ctx, id);
  return {
    payments: payments.map((row) => ({
      ...row,
      amount: money(row.amountMinor, currency),
      charged: toCharged(row),
      fee: toFee(row, currency),
      url: findUrl(services, row.method, row.reference),
      left: money(sources.get(row.id)?.leftMinor ?? 0, currency),
      chargedLeft: toCharged({
        ...row,
        chargedMinor: sources.get(row.id)?.chargedLeftMinor ?? null,
      }),
    })),
    refunds: refunds.map((row) => ({
      ...row,
      amount: money(row.amountMinor, currency),
      charged: toCharged(row),
    })),
    attempt: await readAttempt(ctx, order, services),
    disputes: disputes.map((row) => ({
      ...row,
      name: getServiceName(row.service),
      url: findUrl(services, row.service, row.payment),
    })),
    connectedServices: services.map(({ code }) => code),
  };
}

/** The page of a payment at its service; null for a payment by hand. */
function findUrl(
  services: readonly ConnectedService[],
  code: string,
  reference: string | null,
): string | null {
  const record = findServiceRecord(code);
  if (record === undefined || reference === null) return null;
  const connected = services.find((service) => service.code === code);
  return record.getPaymentUrl({ reference, isTest: connected?.service.isTest ?? false });
}

async function readAttempt(
  ctx: PaymentLinkContext,
  { id, paidMinor, totalMinor }: OrderRow,
  services: readonly ConnectedService[],
) {
  const page = paidMinor < totalMinor ? await findLastPage(ctx, id) : undefined;
  if (page === undefined) return null;
  const away = services.find(({ code }) => code === page.service)?.awaySince ?? null;
  return { ...toAttempt(page), isAway: away !== null };
}

const toAttempt = ({ service, state, refusedReason, createdAt }: PageRow) => ({
  name: getServiceName(service),
  state,
  refusedReason,
  createdAt,
});
