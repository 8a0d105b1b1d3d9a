import { z } from "zod";
import { MINUTE_MS } from "#shared/durations.ts";
import { toMajorUnits } from "#shared/money.ts";
import {
  PaymentRefused,
  type ConnectOptions,
  type PageRequest,
  type PageState,
  type PaymentService,
} from "../../payments.ts";
import { assertAuthorized, createPayplusClient, getDone } from "./client.ts";
import { findTransaction, listMoney, READ } from "./history.ts";
import { readMessage } from "./read-message.ts";
import { refundOnce } from "./refund.ts";
import { findCurrency, isApproved, toPaid, toReason } from "./transactions.ts";

/** Takes money through PayPlus's own payment pages. */
export function createPayplusService(options: ConnectOptions): PaymentService {
  const { keys, clock } = options;
  const { pageUid = "" } = keys;
  const call = createPayplusClient(options);

  async function openPage(request: PageRequest) {
    const body = toPage(request, pageUid, clock());
    // No key makes the call repeatable: another one opens another page. After a lost answer nobody
    // has the address of the first page.
    const first = await call({ path: "/PaymentPages/generateLink", body });
    // Which field was wrong is not told, and an unusual name or address must not stop a payment.
    const answer =
      first.kind === "refused" && body.customer !== undefined
        ? await call({ path: "/PaymentPages/generateLink", body: { ...body, customer: undefined } })
        : first;
    const page = pageSchema.parse(getDone(answer));
    return { sessionId: page.page_request_uid, url: page.payment_page_link };
  }

  /**
   * PayPlus describes attempts to pay and not pages, so a page that was closed, or has ended,
   * before anyone tried to pay is read as open.
   */
  async function readPage(sessionId: string): Promise<PageState> {
    const transaction = await findTransaction(call, { payment_request_uid: sessionId });
    if (transaction === undefined) return { kind: "open" };
    const payment = toPaid(transaction, { eventId: `read/${transaction.uid}`, type: READ });
    if (payment !== undefined) return { kind: "paid", payment };
    return isApproved(transaction)
      ? { kind: "closed" }
      : { kind: "refused", refusedReason: toReason(transaction), isOver: false };
  }

  return {
    isTest: keys["environment"] !== "live",
    openPage,
    readPage,
    capture: readPage,
    async checkKeys() {
      const path = `/PaymentPages/ChargeMethods?${new URLSearchParams({ payment_page_uid: pageUid })}`;
      const answer = await call({ method: "GET", path });
      if (answer.kind !== "done") throw new PaymentRefused(answer.text);
    },
    async closePage(sessionId) {
      // PayPlus refuses to close a page that was paid, closed or has ended: nobody can pay there,
      // and only the first of these is of interest.
      const path = `/PaymentPages/Disable/${encodeURIComponent(sessionId)}`;
      const answer = await call({ path });
      assertAuthorized(answer);
      const state = await readPage(sessionId);
      return state.kind === "paid" ? state.payment : undefined;
    },
    async findPayment(reference) {
      const transaction = await findTransaction(call, { transaction_uid: reference });
      if (transaction?.type !== "Charge" || !isApproved(transaction)) return undefined;
      const { amountMinor, currency, means } = transaction;
      return { amountMinor, currency, means };
    },
    listMoney: (since) => listMoney(call, since, clock()),
    refund: (refund) => refundOnce(call, refund, clock()),
    readEvent: (message) => readMessage(call, keys, message),
  };
}

const pageSchema = z.object({ page_request_uid: z.string().min(1), payment_page_link: z.url() });

/**
 * The request for a page (https://docs.payplus.co.il/reference/post_paymentpages-generatelink).
 * Without its parts: PayPlus makes a product in the account of each item that it does not know. The
 * number of instalments is that of the page's settings.
 */
function toPage(request: PageRequest, pageUid: string, now: Date) {
  const { orderId, orderNumber, amountMinor, customerName, customerEmail } = request;
  const minutes = Math.floor((request.expiresAt.getTime() - now.getTime()) / MINUTE_MS);
  const currency = findCurrency(request.currency);
  const hasCustomer = customerName !== undefined || customerEmail !== undefined;
  return {
    payment_page_uid: pageUid,
    charge_method: 1,
    amount: toMajorUnits({ amountMinor, currency }),
    currency_code: currency,
    language_code: "en",
    more_info: orderId,
    more_info_1: orderNumber,
    expiry_datetime: String(Math.max(1, minutes)),
    refURL_success: request.successUrl,
    refURL_failure: request.cancelUrl,
    refURL_cancel: request.cancelUrl,
    refURL_callback: request.messageUrl,
    send_failure_callback: true,
    sendEmailApproval: false,
    sendEmailFailure: false,
    create_token: false,
    customer: hasCustomer
      ? { customer_name: customerName ?? orderNumber, email: customerEmail }
      : undefined,
  };
}
