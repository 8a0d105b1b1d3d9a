// What shared pages read of a query string. The names that stand here make an answer of their own;
// all others (of advertisements, of strangers) leave the page as it is cached.

const readBy = [
  // Thanks for a form that was sent without scripts.
  { page: /^\/(contact|dealer|newsletter)?$/, names: ["sent"] },
  { page: /^\/order\/[^/]+$/, names: ["step", "buy"] },
  { page: /^\/products$/, names: ["category", "page"] },
  { page: /^\/size-chart$/, names: ["weight", "length", "height", "units", "carrier"] },
] as const satisfies readonly { page: RegExp; names: readonly string[] }[];

/** The address of a page's data, for a page that is open in a browser. */
const DATA = /\.data$/;
/** With this name the router asks for the data of some parts of the page. */
const PARTS = "_routes";

export type QueryName = (typeof readBy)[number]["names"][number];

/**
 * The part of `query` that the shared page at the canonical `path` reads; empty for the cached
 * page.
 */
export function readQuery(path: string, query: string): URLSearchParams {
  const given = new URLSearchParams(query);
  if (given.size === 0) return given;
  const names: string[] = readBy.flatMap((it) =>
    it.page.test(path.replace(DATA, "")) ? it.names : [],
  );
  if (DATA.test(path)) names.push(PARTS);
  return new URLSearchParams([...given].filter(([name]) => names.includes(name)));
}
