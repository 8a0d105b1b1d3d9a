import type { OrderFilter, orderDeskEndpoints } from "#modules/orders/desk-contract.ts";
import { orderStatuses, type OrderStatus } from "#modules/orders/status.ts";
import type { CallInput } from "#web/api-request.ts";
import type { Sorting } from "../../kit/data-table.tsx";
import { oneOf } from "../../kit/url-state.ts";

type ListQuery = NonNullable<CallInput<typeof orderDeskEndpoints.listOrders>["query"]>;
type OrderSort = NonNullable<ListQuery["sort"]>;

/** Nothing is filtered by the first of them. */
export const periods = ["all", "today", "week", "month"] as const satisfies readonly [
  OrderFilter["period"],
  ...OrderFilter["period"][],
];
export const sorts = ["created", "total", "customer", "status"] as const satisfies readonly [
  OrderSort,
  ...OrderSort[],
];

/** What the address may say about the list. */
export const listParams = [
  "q",
  "status",
  "period",
  "hidden",
  "sort",
  "direction",
  "after",
] as const;
export type ListValues = Readonly<Partial<Record<(typeof listParams)[number], string>>>;

export type ListFilter = {
  readonly q?: string;
  readonly status?: OrderStatus;
  readonly period: OrderFilter["period"];
  readonly hidden?: "yes";
};

/** The orders that the address asks for; whatever it says wrongly counts as not said. */
export function filterOf(values: ListValues): ListFilter {
  const status = orderStatuses.find((it) => it === values.status);
  return {
    ...(values.q !== undefined && { q: values.q }),
    ...(status !== undefined && { status }),
    period: oneOf(values.period, periods),
    ...(values.hidden === "yes" && { hidden: "yes" }),
  };
}

export type ListSorting = Sorting & { readonly by: OrderSort };

/** The column that the address sorts by: the newest first unless it says otherwise. */
export function sortingOf(values: ListValues): ListSorting {
  return {
    by: oneOf(values.sort, sorts),
    direction: oneOf(values.direction, ["desc", "asc"]),
  };
}

/** What the API is asked for. */
export function queryOf(values: ListValues): ListQuery {
  const { by, direction } = sortingOf(values);
  return {
    ...filterOf(values),
    sort: by,
    direction,
    ...(values.after !== undefined && { after: values.after }),
  };
}

/**
 * What the address says once a column's head has been pressed. Names and statuses begin at their beginning, amounts and
 * dates with the largest; the usual order is not written down.
 */
export function sortChange(
  before: Sorting,
  wanted: Sorting,
): { sort: string | null; direction: string | null } {
  const isNew = before.by !== wanted.by;
  const startsUp = wanted.by === "customer" || wanted.by === "status";
  const direction = isNew ? (startsUp ? "asc" : "desc") : wanted.direction;
  return {
    sort: wanted.by === "created" ? null : wanted.by,
    direction: direction === "desc" ? null : direction,
  };
}

/** Whether the address leaves orders out. */
export function isFiltered({ q, status, period }: ListFilter): boolean {
  return q !== undefined || status !== undefined || period !== "all";
}
