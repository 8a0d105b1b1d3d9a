import { useContext } from "react";
import { NavLink, useLocation } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { classNames } from "#ui/class-names.ts";
import { paths } from "#web/paths.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { modulesOf, type AdminModule } from "../modules.ts";

/** The way to each module. `words` says when the names are shown beside the icons. */
export function NavList({ words, onGo }: { words?: string; onGo?: () => void }) {
  const { pathname } = useLocation();
  const { may } = useContext(AbilitiesContext);
  return (
    <nav aria-label={admin.nav.label}>
      <ul className="grid gap-0.5">
        {modulesOf(may).map((module) => {
          const { name, path, Icon } = module;
          return (
            <li key={name}>
              <NavLink
                to={path}
                end={path === paths.admin.home}
                aria-current={isIn(module, pathname) ? "page" : undefined}
                title={words === undefined ? undefined : admin.nav[name]}
                onClick={onGo}
                className={classNames(
                  "flex min-h-11 items-center gap-3 rounded-sm px-2.5 font-medium text-soft no-underline",
                  "hover:bg-surface-hover hover:text-text lg:min-h-10",
                  "aria-[current=page]:bg-surface aria-[current=page]:text-text aria-[current=page]:shadow-low",
                )}
              >
                <Icon aria-hidden className="size-5 flex-none" />
                {/* Read out also where only the icon is seen. */}
                {words === undefined ? (
                  admin.nav[name]
                ) : (
                  <>
                    <span aria-hidden className={words}>
                      {admin.nav[name]}
                    </span>
                    <span className="sr-only">{admin.nav[name]}</span>
                  </>
                )}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Categories belong to the products, an order to the orders, and messages to the customers. */
function isIn({ name, path, others = [] }: AdminModule, pathname: string): boolean {
  if (name === "products" && pathname === paths.admin.categories) return true;
  if (path === paths.admin.home) return pathname === path;
  return [path, ...others].some((it) => pathname.startsWith(it));
}
