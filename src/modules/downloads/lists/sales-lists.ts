import { coupons } from "#i18n/he/coupons.ts";
import { listFileColumns } from "#i18n/he/list-file-columns.ts";
import { moneyKindLabels } from "#i18n/he/money-kinds.ts";
import { returns } from "#i18n/he/returns.ts";
import { couponAdminEndpoints } from "#modules/coupons/endpoints.ts";
import { paymentEndpoints } from "#modules/payments/endpoints.ts";
import { returnEndpoints } from "#modules/returns/endpoints.ts";
import {
  formatDecimal,
  MAIN_CURRENCY,
  money,
  multiplyMoney,
  toMajorUnits,
  type Money,
} from "#shared/money.ts";
import { defineListFile } from "./define-list-file.ts";

const { columns: others, money: moneyText } = listFileColumns;

export const couponsFile = defineListFile(couponAdminEndpoints.listCoupons, ({ coupons: rows }) =>
  rows.map((row) => ({ ...row, minimumMinor: money(row.minimumMinor, MAIN_CURRENCY) })),
)({
  heads: { ...coupons.fields, ...coupons.columns },
  columns: {
    code: "text",
    kind: ({ kind }) => coupons.fields.kind.choices[kind],
    value: ({ kind, value }) =>
      kind === "amount" ? toMajorUnits(money(value, MAIN_CURRENCY)) : value,
    itemVariantId: ({ itemVariantId, names }) =>
      itemVariantId && (names[itemVariantId] ?? coupons.off.itemGone),
    state: ({ state }) => coupons.states[state],
    startsOn: "day",
    endsOn: "day",
    uses: "count",
    maxUses: "count",
    maxUsesPerAddress: "count",
    firstOrderOnly: "flag",
    minimumMinor: "money",
    productIds: ({ productIds, names }) => listNamed(productIds, names),
    variantIds: ({ variantIds, names }) => listNamed(variantIds, names),
    isPublic: "flag",
    note: "text",
  },
});

function listNamed(ids: readonly string[], names: Readonly<Record<string, string>>): string | null {
  const shown = ids.map((id) => names[id] ?? coupons.form.gone);
  return shown.length === 0 ? null : shown.join("; ");
}

export const returnsFile = defineListFile(
  returnEndpoints.listReturns,
  ({ returns: rows }) => rows,
)({
  export: "orders.export",
  heads: { ...others, ...returns.columns },
  columns: {
    number: ({ number }) => `#${number}`,
    createdAt: "moment",
    order: ({ order }) => order && `#${order.number}`,
    name: "text",
    kind: ({ kind }) => returns.kinds[kind],
    cause: ({ cause }) => cause && returns.causes[cause],
    state: ({ state }) => returns.states[state],
    units: "count",
    isInTime: "flag",
    id: "text",
  },
});

export const paymentsFile = defineListFile(
  paymentEndpoints.listMoney,
  ({ rows }) => rows,
)({
  export: "orders.export",
  heads: { ...others, ...moneyText.columns },
  columns: {
    day: "day",
    createdAt: "moment",
    direction: ({ direction }) => moneyText.directions[direction],
    kind: ({ kind }) => moneyKindLabels[kind],
    state: ({ state }) => moneyText.states[state],
    order: ({ order }) => `#${order.number}`,
    // Refunds have a minus, so that the column adds up.
    amount: {
      kind: "amount",
      cell: ({ direction, amount }) => multiplyMoney(amount, direction === "back" ? -1 : 1),
    },
    currency: ({ amount }) => amount.currency,
    charged: ({ charged }) => formatOther(charged),
    fee: ({ fee }) => formatOther(fee),
    converted: "money",
    reference: "text",
    reason: "text",
    id: "text",
  },
});

/** An amount in whichever currency a service charged: "277.46 ILS". */
const formatOther = (amount: Money | null) =>
  amount && `${formatDecimal(amount)} ${amount.currency}`;
