// Before a customer is led to a payment page, the order's earlier pages are finished, so that
// nobody pays twice: after a message that has not come yet, in two tabs, or at two services.
import { listPayablePages, recordPageState, type PageRow } from "#modules/payments/page-rows.ts";
import type { PageState, PaymentService } from "#modules/payments/payments.ts";
import { queueReading } from "#modules/payments/queue-reading.ts";
import { sendCall } from "#modules/payments/service-away.ts";
import type { ServiceCode } from "#shared/payment-services.ts";
import type { CheckoutContext } from "../processing/context.ts";
import type { OrderRow } from "../processing/find-order.ts";

/** Money that the customer has agreed to, that is on its way, or that is there. */
const moved = ["approved", "pending", "paid"] as const satisfies readonly PageState["kind"][];
type Found = (typeof moved)[number] | "none";

/**
 * Closes the order's pages at other services, asks about those at this one, and returns whether a
 * page may be opened: not while money is on its way, or has come on one of them. A service that
 * does not answer keeps nobody from another one; its page is closed by a job then.
 */
export async function finishEarlierPages(
  ctx: CheckoutContext,
  order: Pick<OrderRow, "id">,
  to: ServiceCode,
): Promise<boolean> {
  const pages = await ctx.asCheckout((checkout) => listPayablePages(checkout, order.id));
  for (const page of pages)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, hardly ever more than one
    if (!(await finishPage(ctx, page, to))) return false;
  return true;
}

async function finishPage(ctx: CheckoutContext, page: PageRow, to: ServiceCode): Promise<boolean> {
  const isOther = page.service !== to;
  const found = await fetchFound(ctx, page, isOther ? closeAndFind : readAndFind);
  if (found === undefined) return true;
  if (found !== "none") {
    const state = found === "paid" ? "pending" : found;
    await ctx.setOff(async (checkout) => {
      await recordPageState(checkout, page.id, { state });
      await queueReading(checkout.db, page);
    });
    return false;
  }
  if (isOther)
    await ctx.setOff((checkout) => recordPageState(checkout, page.id, { state: "closed" }));
  return true;
}

async function closeAndFind(service: PaymentService, sessionId: string): Promise<Found> {
  if ((await service.closePage(sessionId)) !== undefined) return "paid";
  // Money that the customer has only agreed to is never taken there; none on its way is stopped.
  const found = await readAndFind(service, sessionId);
  return found === "approved" ? "none" : found;
}

async function readAndFind(service: PaymentService, sessionId: string): Promise<Found> {
  const { kind } = await service.readPage(sessionId);
  return moved.find((each) => each === kind) ?? "none";
}

/** Undefined where the service cannot be asked. */
async function fetchFound(
  ctx: CheckoutContext,
  { service: code, sessionId }: PageRow,
  call: (service: PaymentService, sessionId: string) => Promise<Found>,
): Promise<Found | undefined> {
  if (sessionId === null) return undefined;
  const connected = await ctx.asCheckout((checkout) => ctx.payments.findService(checkout, code));
  if (connected === undefined) return undefined;
  try {
    return await sendCall({ ...ctx, run: (work) => ctx.setOff(work) }, connected, (service) =>
      call(service, sessionId),
    );
  } catch (error) {
    ctx.log.warn({ service: code, err: error }, "an earlier payment page could not be finished");
    return undefined;
  }
}
