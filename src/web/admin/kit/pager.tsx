import { Link, useLocation, useSearchParams } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { getActionClass } from "./action-button.tsx";

const text = admin.list;

/** The pages that led here, by their cursors: what "previous" goes back to. */
type Trail = { readonly trail?: readonly string[] };

/**
 * The pager of a list. The page is in the URL; the pages before it are in the history state, so
 * from a link into the middle "previous" leads to the first page.
 */
export function Pager({ nextCursor }: { nextCursor: string | null }) {
  const [params] = useSearchParams();
  const location: { state: unknown } = useLocation();
  // Only this component writes it.
  const { trail = [] } = (location.state ?? {}) as Trail;
  const current = params.get("after") ?? "";
  if (nextCursor === null && current === "") return null;

  function toPage(cursor: string) {
    const next = new URLSearchParams(params);
    if (cursor === "") next.delete("after");
    else next.set("after", cursor);
    return { search: `?${next.toString()}` };
  }

  return (
    <nav aria-label={text.pages} className="flex flex-wrap gap-2 print:hidden">
      {current !== "" && trail.length > 0 && (
        <Link
          to={toPage(trail.at(-1) ?? "")}
          state={{ trail: trail.slice(0, -1) }}
          className={getActionClass()}
        >
          {text.previous}
        </Link>
      )}
      {current !== "" && trail.length !== 1 && (
        <Link to={toPage("")} className={getActionClass("quiet")}>
          {text.first}
        </Link>
      )}
      {nextCursor !== null && (
        <Link
          to={toPage(nextCursor)}
          state={{ trail: [...trail, current] }}
          className={getActionClass()}
        >
          {text.next}
        </Link>
      )}
    </nav>
  );
}
