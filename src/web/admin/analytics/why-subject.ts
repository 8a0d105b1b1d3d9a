import { formatDay, formatLongMonth } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import type { Report } from "#modules/analytics/report-contract.ts";
import type { FigureQuestion } from "./use-report-view.ts";

const text = analytics.why;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTH = /^\d{4}-\d\d$/;

/**
 * The subject of a number, in words: a day, a month, a status, an item. Null for the whole period.
 */
export function getSubject(
  { day, month, status, item }: FigureQuestion,
  products: Report["products"],
): string | null {
  if (status !== undefined) return orderLabels.statuses[status];
  if (item !== undefined) {
    const product = products.find((it) => it.item === item);
    return product?.variantName ?? product?.productName ?? item;
  }
  if (day !== undefined) return text.day(isDate(day, DAY) ? formatDay(day) : day);
  if (month !== undefined)
    return text.month(
      isDate(`${month}-01`, DAY) && MONTH.test(month) ? formatLongMonth(month) : month,
    );
  return null;
}

/** The text comes from the URL and need not be a date. */
function isDate(written: string, shape: RegExp): boolean {
  return shape.test(written) && !Number.isNaN(Date.parse(written));
}
