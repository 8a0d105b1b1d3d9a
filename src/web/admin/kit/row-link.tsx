import { createContext, useContext, useMemo, type MouseEvent, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { isPlainPress } from "#ui/plain-press.ts";

type RowLinks = {
  /** The list's filters, which stay in the address. */
  readonly search: string;
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

const RowLinksContext = createContext<RowLinks>({ search: "", follow: () => {} });

/** Around rows with a `RowLink`: follows the address for all of them. */
export function RowLinks({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const links = useMemo(
    () => ({
      search,
      follow(event: MouseEvent<HTMLAnchorElement>) {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        const to = event.currentTarget.getAttribute("href") ?? pathname;
        void navigate(to, {
          // Which pages led to this one: closing the row comes back to them.
          state,
          preventScrollReset: true,
          replace: to === pathname + search,
        });
      },
    }),
    [pathname, search, state, navigate],
  );
  return <RowLinksContext value={links}>{children}</RowLinksContext>;
}

type RowLinkProps = {
  id: string;
  /** Where the row leads; the list's filters are added. */
  to: string;
  label: string;
  className: string | undefined;
  children: ReactNode;
};

/**
 * The link of a whole row. The router's own would be drawn several times as long, and a list has
 * a hundred of them.
 */
export function RowLink({ id, to, label, className, children }: RowLinkProps) {
  const { search, follow } = useContext(RowLinksContext);
  return (
    <a
      href={to + search}
      data-row-link={id}
      aria-label={label}
      onClick={follow}
      className={className}
    >
      {children}
    </a>
  );
}
