import { orderFulfilments, orderPayments, orderSources } from "#modules/orders/kinds.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { readDay, readText, defineList, createTextReader } from "../../kit/define-list.ts";
import type { Listed } from "../../kit/use-list.ts";

export const orderList = defineList({
  filters: {
    q: readText,
    status: ["all", ...orderStatuses],
    period: ["all", "today", "week", "month"],
    payment: ["all", ...orderPayments],
    fulfilment: ["all", ...orderFulfilments],
    source: ["all", ...orderSources],
    coupon: createTextReader(/^.{1,64}$/),
    tag: createTextReader(/^.{1,40}$/),
    from: readDay,
    to: readDay,
    hidden: ["no", "yes"],
  },
  views: ["hidden"],
  sorts: [
    { by: "created", first: "desc" },
    { by: "total", first: "desc" },
    { by: "customer", first: "asc", unsaid: "desc" },
    { by: "status", first: "asc", unsaid: "desc" },
  ],
});

export type OrderList = Listed<typeof orderList>;
