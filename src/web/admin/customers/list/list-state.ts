import type { CustomerFilter, crmEndpoints } from "#modules/crm/contract.ts";
import { customerStates, type CustomerState } from "#modules/customers/states.ts";
import type { CallInput } from "#web/api-request.ts";
import type { Sorting } from "../../kit/data-table.tsx";
import { oneOf } from "../../kit/url-state.ts";

type ListQuery = NonNullable<CallInput<typeof crmEndpoints.listCustomers>["query"]>;
type CustomerSort = NonNullable<ListQuery["sort"]>;
type Kind = NonNullable<CustomerFilter["kind"]>;

/** By the first of them unless the address says otherwise. */
export const sorts = [
  "lastOrder",
  "name",
  "orders",
  "revenue",
  "firstSeen",
] as const satisfies readonly [CustomerSort, ...CustomerSort[]];
/** Nothing is filtered by the first of them. */
export const kinds = ["all", "account", "guest"] as const satisfies readonly ["all", ...Kind[]];

/** What the address may say about the list. */
export const listParams = ["q", "state", "kind", "sort", "direction", "after"] as const;
type ListValues = Readonly<Partial<Record<(typeof listParams)[number], string>>>;

export type ListFilter = {
  readonly q?: string;
  readonly state?: CustomerState;
  readonly kind?: Kind;
};

/** The customers that the address asks for; whatever it says wrongly counts as not said. */
export function filterOf(values: ListValues): ListFilter {
  const state = customerStates.find((it) => it === values.state);
  const kind = oneOf(values.kind, kinds);
  return {
    ...(values.q !== undefined && { q: values.q }),
    ...(state !== undefined && { state }),
    ...(kind !== "all" && { kind }),
  };
}

export type ListSorting = Sorting & { readonly by: CustomerSort };

/** The column that the address sorts by: whoever ordered last first unless it says otherwise. */
export function sortingOf(values: ListValues): ListSorting {
  const by = oneOf(values.sort, sorts);
  return {
    by,
    direction: oneOf(values.direction, startsUp(by) ? ["asc", "desc"] : ["desc", "asc"]),
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

/** What the address says once another order was chosen, or a column's head pressed. The usual order is not written down. */
export function sortChange(
  before: Sorting,
  wanted: Sorting,
): { sort: string | null; direction: string | null } {
  const by = oneOf(wanted.by, sorts);
  const usual = startsUp(by) ? "asc" : "desc";
  // A column begins the natural way round, and turns when it is pressed again.
  const direction = before.by === by ? (before.direction === "asc" ? "desc" : "asc") : usual;
  return {
    sort: by === sorts[0] ? null : by,
    direction: direction === usual ? null : direction,
  };
}

/** Names begin at their beginning, amounts and dates with the largest. */
function startsUp(by: CustomerSort): boolean {
  return by === "name";
}

/** Whether the address leaves customers out. */
export function isFiltered(filter: ListFilter): boolean {
  return Object.keys(filter).length > 0;
}
