import type { revenueOrders as hebrew } from "../he/revenue.ts";
import type { Translated } from "../translated.ts";

/** The orders that revenue comes from, wherever a figure says so; without a full stop. */
export const revenueOrders: Translated<typeof hebrew> =
  "Completed orders less refunds, including what remains of completed orders that were partly refunded";
