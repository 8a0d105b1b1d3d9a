import { payplusKeys } from "../payplus-server.ts";
import type { PayplusServer, Transaction } from "../payplus-types.ts";
import { fillForever, type Till } from "./till.ts";

/** A PayPlus of our own as a till. */
export function createPayplusTill(payplus: PayplusServer): Till {
  const { transactions, faults, placedFaults } = payplus;
  const toMessage = (body: string, secret?: string) =>
    ({ code: "payplus", body, headers: { hash: payplus.sign(body, secret) } }) as const;
  const findCharge = (page: string): Transaction | undefined =>
    transactions.find(({ pageUid, statusCode }) => pageUid === page && statusCode === "000");
  const getCharge = (page: string): Transaction => {
    const charge = findCharge(page);
    if (charge === undefined) throw new Error(`nobody has paid on ${page}`);
    return charge;
  };
  return {
    code: "payplus",
    name: "PayPlus",
    keys: payplusKeys,
    url: payplus.url,
    paths: { giveBack: /\/RefundByTransactionUID$/ },
    fallSilent(silence, at = /^/) {
      const placed = { at, fault: silence };
      placedFaults.push(placed);
      return () => !placedFaults.includes(placed);
    },
    setDown(isDown) {
      faults.length = 0;
      if (isDown) faults.push(...fillForever({ status: 500 }));
    },
    getPage: (payAt) => new URL(payAt).pathname.slice("/pay/".length),
    press: (page, { instalments = 1, isBit = false } = {}) =>
      toMessage(
        payplus.payUntold(page, {
          payments: instalments,
          method: isBit ? "bit" : "credit-card",
        }),
      ),
    async take() {},
    tellPaid: (page, { amountMinor, currency } = {}) =>
      toMessage(
        payplus.createMessage(getCharge(page).uid, {
          ...(amountMinor !== undefined && { amount: amountMinor / 100 }),
          ...(currency !== undefined && { currency }),
        }),
      ),
    forge: ({ body, headers, code }) => [
      { code, body, headers: {} },
      { code, body: `${body} `, headers },
      toMessage(body, "the secret of another account"),
    ],
    giveElsewhere: (page, minor) =>
      toMessage(payplus.refundElsewhere(getCharge(page).uid, minor / 100).body),
    completeLists() {},
    listTaken: (page) =>
      [findCharge(page)].flatMap((charge) => (charge ? [Math.round(charge.amount * 100)] : [])),
    listGiven: (page) =>
      transactions
        .filter(({ chargeUid }) => chargeUid !== undefined && chargeUid === findCharge(page)?.uid)
        .map(({ amount, moreInfo }) => ({
          amountMinor: Math.round(amount * 100),
          isOwn: moreInfo !== "",
        })),
  };
}
