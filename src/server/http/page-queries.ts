import { splitMarketPath } from "#shared/market-path.ts";

// Names in a query string that shared pages read. Those listed here make an answer of their own;
// all others (of advertisements, of strangers) leave the page as it is cached.

const readBy = [
  // Thanks for a form that was sent without scripts.
  { page: /^\/(contact|dealer|newsletter|product\/[^/]+)?$/, names: ["sent"] },
  { page: /^\/order\/[^/]+$/, names: ["step", "buy"] },
  { page: /^\/products$/, names: ["category", "page"] },
  { page: /^\/product\/[^/]+\/reviews$/, names: ["page", "breed", "species", "from", "to"] },
  { page: /^\/api\/catalog\/variants$/, names: ["slugs", "market"] },
  { page: /^\/size-chart$/, names: ["weight", "length", "height", "units", "carrier"] },
] as const satisfies readonly { page: RegExp; names: readonly string[] }[];

/**
 * The parameter with the ticket of a draft that a page should show: three parts, as of every token.
 */
const PREVIEW = "preview";
const TICKET = /^[\w-]{1,500}\.[\w-]{1,500}\.[\w-]{1,200}$/;

/** The address of a page's data, for a page that is open in a browser. */
const DATA = /\.data$/;
/** With this name the router asks for the data of some parts of the page. */
const PARTS = "_routes";

export type QueryName = (typeof readBy)[number]["names"][number];

/**
 * The part of `query` that the shared page at the canonical `address` reads; empty for the cached
 * page.
 */
export function readQuery(address: string, query: string): URLSearchParams {
  const { path } = splitMarketPath(address);
  const given = new URLSearchParams(query);
  if (given.size === 0) return given;
  const names: string[] = readBy.flatMap((it) =>
    it.page.test(path.replace(DATA, "")) ? it.names : [],
  );
  if (DATA.test(path)) names.push(PARTS);
  return new URLSearchParams(
    [...given].filter(
      ([name, value]) => names.includes(name) || (name === PREVIEW && TICKET.test(value)),
    ),
  );
}

/** The ticket in a query, for the draft that a page is to show. */
export function readPreviewTicket(query: URLSearchParams): string | undefined {
  const ticket = query.get(PREVIEW) ?? "";
  return TICKET.test(ticket) ? ticket : undefined;
}
