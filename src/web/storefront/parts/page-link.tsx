import { Link, type LinkProps } from "react-router";
import { paths } from "#web/paths.ts";
import { useShownPages } from "./use-shown-pages.ts";

/** Other pages do not carry the routes of these. */
const openedAnew: readonly string[] = [paths.cancel, paths.search, paths.rights];

/** A link to an address; nothing while it is a page of the shop that the owner has put away. */
export function PageLink({ to, ...props }: LinkProps & { to: string }) {
  const isShown = useShownPages();
  if (!isShown(to)) return null;
  if (!to.startsWith("/"))
    return (
      <a href={to} rel="noopener" className={props.className}>
        {props.children}
      </a>
    );
  return openedAnew.includes(to) ? (
    <Link to={to} {...props} reloadDocument prefetch="none" />
  ) : (
    <Link to={to} {...props} />
  );
}
