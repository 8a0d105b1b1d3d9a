import { useContext } from "react";
import { NavLink, useLocation } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { classNames } from "#ui/class-names.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { getModules } from "../modules.ts";
import { moduleAt } from "../screens.ts";

/** The way to each module. `words` says when the names are shown beside the icons. */
export function NavList({ labels, onGo }: { labels?: string; onGo?: () => void }) {
  const { pathname } = useLocation();
  const { may } = useContext(AbilitiesContext);
  return (
    <nav aria-label={admin.nav.label}>
      <ul className="grid gap-0.5">
        {getModules(may).map(({ name, path, Icon }) => (
          <li key={name}>
            <NavLink
              to={path}
              end={path === adminPaths.home}
              aria-current={name === moduleAt(pathname) ? "page" : undefined}
              title={labels === undefined ? undefined : admin.nav[name]}
              onClick={onGo}
              className={classNames(
                "flex min-h-11 items-center gap-3 rounded-sm px-2.5 font-medium text-soft no-underline",
                "hover:bg-surface-hover hover:text-text lg:min-h-10",
                "aria-[current=page]:bg-surface aria-[current=page]:text-text aria-[current=page]:shadow-low",
              )}
            >
              <Icon aria-hidden className="size-5 flex-none" />
              {/* Read out also where only the icon is seen. */}
              {labels === undefined ? (
                admin.nav[name]
              ) : (
                <>
                  <span aria-hidden className={labels}>
                    {admin.nav[name]}
                  </span>
                  <span className="sr-only">{admin.nav[name]}</span>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
