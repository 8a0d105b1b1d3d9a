// The columns of the file with the orders.
import { formatCountry } from "#i18n/format-country.ts";
import { exportLabels } from "#i18n/he/export.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import type { orderSources } from "#modules/orders/kinds.ts";
import type { OrderStatus } from "#modules/orders/status.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, type Currency } from "#shared/money.ts";
import { formatPayments, type FilePayment } from "./format-payments.ts";
import { createAmountColumn, type Column } from "./table.ts";

export type OrderFileRow = {
  readonly id: string;
  readonly number: string;
  /** In Jerusalem: "2026-03-27", "14:05:09". */
  readonly date: string;
  readonly time: string;
  readonly status: OrderStatus;
  readonly customer_name: string;
  readonly customer_email: string | null;
  readonly customer_phone: string | null;
  readonly units: number;
  readonly items: string | null;
  readonly coupon_code: string | null;
  /**
   * In cents, as the amounts paid and refunded; for an order in shekels, converted at its own rate.
   */
  readonly subtotal_minor: number;
  /** By a coupon or an agreed total, and by agreed prices of lines. */
  readonly discount_minor: number;
  readonly surcharge_minor: number;
  readonly line_discount_minor: number;
  readonly line_surcharge_minor: number;
  readonly total_minor: number;
  /** Agreed currency of the order. */
  readonly currency: Currency;
  /** A decimal text. */
  readonly rate: string | null;
  readonly total_agorot: number | null;
  readonly paid_minor: number;
  /** The same in agorot; null where no rate is known. */
  readonly paid_agorot: number | null;
  readonly payments: readonly FilePayment[];
  readonly refunded_minor: number;
  readonly source: (typeof orderSources)[number];
  readonly street: string | null;
  readonly city: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
  readonly tags: string | null;
  readonly market: string | null;
  readonly shipping_method: string | null;
  readonly shipping_minor: number;
  readonly tax_minor: number;
  readonly is_tax_inside: boolean;
  /** The tax of the lines by its rates: "19%: 11.97; 7%: 2.10". */
  readonly taxes: string | null;
  readonly duty_minor: number;
  readonly refunded_tax_minor: number;
  /** For orders that count as revenue; null for the others. */
  readonly revenue_minor: number | null;
  readonly revenue_agorot: number | null;
  readonly profit_minor: number | null;
  readonly profit_agorot: number | null;
  readonly uncosted_units: number | null;
};

const { columns: names, sources } = exportLabels;

/** Discounts and refunds have a minus, so that a row adds up. */
export const columns: readonly Column<OrderFileRow>[] = [
  { name: names.number, cell: (row) => `#${row.number}` },
  { name: names.id, cell: (row) => row.id },
  { name: names.date, cell: (row) => row.date, kind: "day" },
  { name: names.time, cell: (row) => row.time, kind: "time" },
  { name: names.status, cell: (row) => orderLabels.statuses[row.status] },
  { name: names.customerName, cell: (row) => row.customer_name },
  { name: names.customerEmail, cell: (row) => row.customer_email },
  { name: names.customerPhone, cell: (row) => row.customer_phone, kind: "phone" },
  { name: names.units, cell: (row) => row.units },
  { name: names.items, cell: (row) => row.items },
  { name: names.coupon, cell: (row) => row.coupon_code },
  createAmountColumn(names.subtotal, MAIN_CURRENCY, (row) => row.subtotal_minor),
  createAmountColumn(names.discount, MAIN_CURRENCY, (row) => -row.discount_minor),
  createAmountColumn(names.surcharge, MAIN_CURRENCY, (row) => row.surcharge_minor),
  createAmountColumn(names.total, MAIN_CURRENCY, (row) => row.total_minor),
  { name: names.currency, cell: (row) => row.currency },
  { name: names.rate, cell: (row) => (row.rate === null ? null : Number(row.rate)) },
  createAmountColumn(names.totalIls, HOME_CURRENCY, (row) => row.total_agorot),
  createAmountColumn(names.paid, MAIN_CURRENCY, (row) => row.paid_minor),
  createAmountColumn(names.refunded, MAIN_CURRENCY, (row) => -row.refunded_minor),
  { name: names.source, cell: (row) => sources[row.source] },
  { name: names.city, cell: (row) => row.city },
  { name: names.country, cell: (row) => row.country && formatCountry(row.country, "he-IL") },
  { name: names.tags, cell: (row) => row.tags },
  { name: names.street, cell: (row) => row.street },
  { name: names.postalCode, cell: (row) => row.postal_code },
  { name: names.payments, cell: (row) => formatPayments(row.payments, row.currency) },
  createAmountColumn(names.paidIls, HOME_CURRENCY, (row) => row.paid_agorot),
  createAmountColumn(names.lineDiscount, MAIN_CURRENCY, (row) => -row.line_discount_minor),
  createAmountColumn(names.lineSurcharge, MAIN_CURRENCY, (row) => row.line_surcharge_minor),
  { name: names.market, cell: (row) => row.market },
  { name: names.shippingMethod, cell: (row) => row.shipping_method },
  createAmountColumn(names.shipping, MAIN_CURRENCY, (row) => row.shipping_minor),
  createAmountColumn(names.tax, MAIN_CURRENCY, (row) => row.tax_minor),
  {
    name: names.isTaxInside,
    cell: (row) => (row.tax_minor === 0 ? null : exportLabels.isTaxInside[`${row.is_tax_inside}`]),
  },
  { name: names.taxes, cell: (row) => row.taxes },
  createAmountColumn(names.duty, MAIN_CURRENCY, (row) => row.duty_minor),
  createAmountColumn(names.refundedTax, MAIN_CURRENCY, (row) => -row.refunded_tax_minor),
];

export const profitColumns: readonly Column<OrderFileRow>[] = [
  createAmountColumn(names.revenue, MAIN_CURRENCY, (row) => row.revenue_minor),
  createAmountColumn(names.revenueIls, HOME_CURRENCY, (row) => row.revenue_agorot),
  createAmountColumn(names.profit, MAIN_CURRENCY, (row) => row.profit_minor),
  createAmountColumn(names.profitIls, HOME_CURRENCY, (row) => row.profit_agorot),
  { name: names.uncostedUnits, cell: (row) => row.uncosted_units },
];
