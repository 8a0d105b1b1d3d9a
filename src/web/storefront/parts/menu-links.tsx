import { useRef } from "react";
import { NavLink } from "react-router";
import { paths } from "#web/paths.ts";
import { useClosedByLeaving } from "./use-closed-by-leaving.ts";
import { useShownPages } from "./use-shown-pages.ts";

type MenuLink = { readonly label: string; readonly to: string };
type MenuItem = MenuLink & { readonly links?: readonly MenuLink[] };

type MenuLinksProps = { items: readonly MenuItem[]; prefetch?: "intent" };

/** The owner's links that are there; those with others below them open a list. */
export function MenuLinks({ items, prefetch }: MenuLinksProps) {
  const isShown = useShownPages();
  return items.map(({ links = [], ...item }) => {
    const below = links.filter(({ to }) => isShown(to));
    const isThere = item.to !== "" && isShown(item.to);
    if (below.length > 0)
      return (
        <MenuGroup key={item.label} label={item.label} links={isThere ? [item, ...below] : below} />
      );
    return isThere && <Item key={item.to} {...item} prefetch={prefetch} />;
  });
}

/** A disclosure of the document itself, so it opens without scripts too. */
function MenuGroup({ label, links }: { label: string; links: readonly MenuLink[] }) {
  const list = useRef<HTMLDetailsElement>(null);
  useClosedByLeaving(list);
  return (
    <details ref={list} className="lg:relative">
      <summary className="nav-link cursor-pointer">{label}</summary>
      <div className="grid ps-3 lg:absolute lg:top-full lg:rounded-sm lg:border lg:border-line lg:bg-bg lg:p-2 lg:shadow-high">
        {links.map((link) => (
          <Item key={link.to} {...link} />
        ))}
      </div>
    </details>
  );
}

function Item({ label, to, prefetch }: MenuLink & { prefetch?: "intent" | undefined }) {
  const isSearch = to === paths.search;
  return (
    <NavLink
      to={to}
      end={to === paths.home}
      className="nav-link"
      {...(isSearch ? { reloadDocument: true, "aria-keyshortcuts": "/" } : { prefetch })}
    >
      {label}
    </NavLink>
  );
}
