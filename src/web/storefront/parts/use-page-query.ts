import { useLocation } from "react-router";
import { readQuery, type QueryName } from "#server/http/page-queries.ts";

/**
 * The query names that the open page reads, which are those that the server reads: the cached page
 * knows nothing of the other names, so the browser's page may not either.
 */
export function usePageQuery(): { readonly get: (name: QueryName) => string | null } {
  const { pathname, search } = useLocation();
  return readQuery(pathname, search);
}
