import type { Session } from "../stripe-answers.ts";
import type { Signature, StripeServer } from "../stripe-types.ts";
import { fillForever, type Till } from "./till.ts";

/** A Stripe of our own as a till; `webhookSecret` is the one that it was started with. */
export function createStripeTill(stripe: StripeServer, webhookSecret: string): Till {
  const { sessions, refunds, faults, placedFaults } = stripe;
  const find = (page: string): Session => {
    const session = sessions.get(page);
    if (session === undefined) throw new Error(`no page ${page}`);
    return session;
  };
  const toMessage = (body: string, signature?: Signature) =>
    ({
      code: "stripe",
      body,
      headers: { "stripe-signature": stripe.sign(body, signature) },
    }) as const;
  return {
    code: "stripe",
    name: "Stripe",
    keys: { secretKey: stripe.secretKey, webhookSecret },
    url: stripe.url,
    paths: { giveBack: /^\/v1\/refunds$/ },
    fallSilent(silence, at = /^/) {
      const placed = { at, fault: silence };
      placedFaults.push(placed);
      return () => !placedFaults.includes(placed);
    },
    setDown(isDown) {
      faults.length = 0;
      if (isDown) faults.push(...fillForever({ status: 500, type: "api_error" }));
    },
    getPage: (payAt) => new URL(payAt).pathname.slice("/pay/".length),
    press: (page) => toMessage(stripe.payUntold(page)),
    async take() {},
    tellPaid: (page, { amountMinor, currency } = {}) =>
      toMessage(
        stripe.createEvent(page, {
          ...(amountMinor !== undefined && { amount_total: amountMinor }),
          ...(currency !== undefined && { currency: currency.toLowerCase() }),
        }),
      ),
    forge: ({ body, headers, code }) => [
      { code, body, headers: {} },
      { code, body: `${body} `, headers },
      toMessage(body, { secret: "whsec_of_another_account" }),
    ],
    giveElsewhere: (page, amountMinor) => toMessage(stripe.refundElsewhere(page, amountMinor).body),
    loseDispute: (page, amount) => toMessage(stripe.createDispute(page, "lost", { amount })),
    completeLists() {},
    listTaken(page) {
      const { payment_status, amount_total } = find(page);
      return payment_status === "paid" ? [amount_total] : [];
    },
    listGiven(page) {
      const { payment_intent } = find(page);
      return refunds
        .filter((it) => it.payment_intent === payment_intent && it.status === "succeeded")
        .map(({ amount, metadata }) => ({ amountMinor: amount, isOwn: "refundId" in metadata }));
    },
  };
}
