import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { NavLink } from "react-router";
import { paths } from "#web/paths.ts";
import { linkClass } from "./link-class.ts";
import { PageLink } from "./page-link.tsx";
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
    <details ref={list} className="group/list lg:relative">
      <summary className={`flex cursor-pointer list-none items-center gap-1 ${linkClass}`}>
        {label}
        <ChevronDown aria-hidden className="size-4 group-open/list:rotate-180" />
      </summary>
      <ul className="grid ps-3 lg:absolute lg:start-0 lg:top-full lg:min-w-44 lg:rounded-sm lg:border lg:border-line lg:bg-bg lg:p-2 lg:shadow-high">
        {links.map((link) => (
          <li key={link.to} className="grid">
            <Item {...link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Item({ label, to, prefetch }: MenuLink & { prefetch?: "intent" | undefined }) {
  const link = { to, className: linkClass, children: label };
  if (!to.startsWith("/")) return <PageLink {...link} />;
  return to === paths.search ? (
    <NavLink {...link} reloadDocument aria-keyshortcuts="/" />
  ) : (
    <NavLink {...link} end={to === paths.home} prefetch={prefetch} />
  );
}
