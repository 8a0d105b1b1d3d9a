import { useLocation } from "react-router";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi } from "../../api/use-api.ts";
import { findNeighbour } from "../../kit/neighbours.ts";
import type { OrderList } from "./order-list.ts";

/** The link to an order: its address, and the pages of the list before its own. */
export type Step = {
  readonly to: { readonly pathname: string; readonly search: string };
  readonly state: unknown;
};

/** The orders before and after the open one, as the list has them; undefined at its ends. */
export type Steps = { readonly previous: Step | undefined; readonly next: Step | undefined };

type OpenPage = {
  readonly ids: readonly string[];
  readonly openId: string | undefined;
  readonly nextCursor: string | null;
};

/** Steps from order to order in the list, across its pages. */
export function useSteps(list: OrderList, { ids, openId, nextCursor }: OpenPage): Steps {
  const location: { search: string; state: unknown } = useLocation();
  // As the pager leaves it: the pages before, by their cursors.
  const { trail = [] } = (location.state ?? {}) as { readonly trail?: readonly string[] };
  const at = openId === undefined ? -1 : ids.indexOf(openId);
  const before = at === 0 ? trail.at(-1) : undefined;
  const after = at !== -1 && at === ids.length - 1 ? (nextCursor ?? undefined) : undefined;
  const pageBefore = useOtherPage(list, before);
  const pageAfter = useOtherPage(list, after);

  function openOrder(id: string | undefined, cursor: string | undefined, state: unknown) {
    if (id === undefined) return undefined;
    const search = new URLSearchParams(location.search);
    if (cursor === "") search.delete("after");
    else if (cursor !== undefined) search.set("after", cursor);
    return { to: { pathname: adminPaths.order(id), search: search.toString() }, state };
  }
  const openNeighbour = (by: 1 | -1) =>
    at === -1 ? undefined : openOrder(findNeighbour(ids, openId, by), undefined, location.state);
  const current = list.page.after ?? "";
  return {
    previous:
      openNeighbour(-1) ?? openOrder(pageBefore?.at(-1), before, { trail: trail.slice(0, -1) }),
    next: openNeighbour(1) ?? openOrder(pageAfter?.[0], after, { trail: [...trail, current] }),
  };
}

/** The ids of the page at a cursor, "" for the first; nothing is asked without one. */
function useOtherPage(list: OrderList, cursor: string | undefined): string[] | undefined {
  const { after: _, ...query } = { after: undefined, ...list.query };
  const read = useApi(
    "GET /api/admin/orders",
    { query: cursor ? { ...query, after: cursor } : query },
    { enabled: cursor !== undefined },
  );
  if (cursor === undefined || read.isPlaceholderData) return undefined;
  return read.data?.orders.map(({ id }) => id);
}
