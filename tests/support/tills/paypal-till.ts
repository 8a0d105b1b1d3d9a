import { createPaypalService } from "#modules/payments/services/paypal/service.ts";
import { toMinor } from "../paypal-ledger.ts";
import type { PaypalServer, Signature } from "../paypal-types.ts";
import { fillForever, toDecimals, type Till } from "./till.ts";

/** A PayPal of our own as a till; `completeLists` moves its clock on. */
export function createPaypalTill(
  paypal: PaypalServer,
  { clock, completeLists }: { clock: () => Date } & Pick<Till, "completeLists">,
): Till {
  const { orders, refunds, faults, placedFaults } = paypal;
  const toMessage = (body: string, signature?: Signature) =>
    ({ code: "paypal", body, headers: paypal.sign(body, signature) }) as const;
  const findCapture = (page: string) => orders.get(page)?.capture;
  return {
    code: "paypal",
    name: "PayPal",
    keys: paypal.keys,
    url: paypal.url,
    paths: { take: /\/capture$/, giveBack: /\/refund$/ },
    fallSilent(silence, at = /^/) {
      const placed = { at, fault: silence };
      placedFaults.push(placed);
      return () => !placedFaults.includes(placed);
    },
    setDown(isDown) {
      faults.length = 0;
      if (isDown) faults.push(...fillForever({ status: 500, name: "INTERNAL_ERROR" }));
    },
    getPage: (payAt) => new URL(payAt).searchParams.get("token") ?? "",
    press: (page) => toMessage(paypal.payUntold(page)),
    async take(page) {
      const service = createPaypalService({ keys: paypal.keys, apiUrl: paypal.url, clock });
      await service.capture(page);
    },
    tellPaid(page, { amountMinor, currency } = {}) {
      const { value, currency_code } = findCapture(page)?.amount ?? {
        value: "",
        currency_code: "",
      };
      const amount = {
        value: amountMinor === undefined ? value : toDecimals(amountMinor),
        currency_code: currency ?? currency_code,
      };
      return toMessage(paypal.createEvent(page, { amount }));
    },
    forge: ({ body, headers, code }) => [
      { code, body, headers: {} },
      { code, body: `${body} `, headers },
      toMessage(body, { isForged: true }),
      toMessage(body, { webhookId: "OTHERACCOUNT" }),
    ],
    giveElsewhere: (page, minor) => toMessage(paypal.refundElsewhere(page, toDecimals(minor)).body),
    loseDispute: (page, minor) => toMessage(paypal.reverse(page, toDecimals(minor)).body),
    completeLists,
    listTaken(page) {
      const capture = findCapture(page);
      const isTaken = capture !== undefined && !["PENDING", "DECLINED"].includes(capture.status);
      return isTaken ? [toMinor(capture.amount.value)] : [];
    },
    listGiven: (page) =>
      refunds
        .filter((it) => it.captureId === findCapture(page)?.id && it.status === "COMPLETED")
        .map(({ amount, custom_id }) => ({
          amountMinor: toMinor(amount.value),
          isOwn: custom_id?.startsWith("refund-") ?? false,
        })),
  };
}
