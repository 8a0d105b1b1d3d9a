import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "#web/paths.ts";

type PageLinkProps = { to: string; className: string; children: ReactNode };

/** A link in the owner's words to a page of the shop. */
export function PageLink({ to, className, children }: PageLinkProps) {
  // Other pages do not carry the route of this one: it is opened anew.
  const isOpenedAnew = to === paths.cancel;
  return (
    <Link
      to={to}
      reloadDocument={isOpenedAnew}
      prefetch={isOpenedAnew ? "none" : "intent"}
      className={className}
    >
      {children}
    </Link>
  );
}
