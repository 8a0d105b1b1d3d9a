import { useContext } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { formatCount } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { getModules } from "../modules.ts";
import { findModule } from "../screens.ts";
import { getMarks, useToDo, type Mark } from "../live/use-to-do.ts";

const MOST_SHOWN = 99;

/** Classes for when the names are shown beside the icons. */
export type NavNames = {
  readonly beside: string;
  /** Of the number that waits, which otherwise lies over the icon. */
  readonly inLine: string | undefined;
};

/** The way to each module. Unless `names` says otherwise, their names are always shown. */
export function NavList({ names, onGo }: { names?: NavNames; onGo?: () => void }) {
  const { pathname } = useLocation();
  const { may } = useContext(AbilitiesContext);
  const marks = getMarks(useToDo().data?.tasks ?? [], findModule);
  return (
    <nav aria-label={admin.nav.label}>
      <ul className="grid gap-0.5">
        {getModules(may).map(({ name, path, Icon }) => (
          <li key={name} className="relative">
            <NavLink
              to={path}
              end={path === adminPaths.home}
              aria-current={name === findModule(pathname) ? "page" : undefined}
              title={names === undefined ? undefined : admin.nav[name]}
              onClick={onGo}
              className={joinClassNames(
                "flex min-h-11 items-center gap-3 rounded-sm px-2.5 font-medium text-soft no-underline",
                "hover:bg-surface-hover hover:text-text lg:min-h-10",
                "aria-[current=page]:bg-surface aria-[current=page]:text-text aria-[current=page]:shadow-low",
              )}
            >
              <Icon aria-hidden className="size-5 flex-none" />
              {/* Read out also where only the icon is seen. */}
              {names === undefined ? (
                admin.nav[name]
              ) : (
                <>
                  <span aria-hidden className={names.beside}>
                    {admin.nav[name]}
                  </span>
                  <span className="sr-only">{admin.nav[name]}</span>
                </>
              )}
            </NavLink>
            <Waiting mark={marks.get(name)} names={names} onGo={onGo} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type WaitingProps = {
  mark: Mark | undefined;
  names: NavNames | undefined;
  onGo: (() => void) | undefined;
};

/**
 * How much waits, and the way to it: at the end of the line, and over the icon where that stands
 * alone.
 */
function Waiting({ mark, names, onGo }: WaitingProps) {
  if (mark === undefined) return null;
  const { count, words, path } = mark;
  return (
    <Link
      to={path}
      onClick={onGo}
      className={joinClassNames(
        "absolute end-0 grid min-w-6 place-items-center no-underline",
        names === undefined ? "inset-y-0 px-2.5" : `top-0 min-h-6 ${names.inLine ?? ""}`,
      )}
    >
      <span className="sr-only">{words}</span>
      <bdi
        aria-hidden
        className="num min-w-4.5 rounded-pill bg-badge px-1 text-center text-2xs leading-4.5 font-strong text-on-badge"
      >
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : formatCount(count)}
      </bdi>
    </Link>
  );
}
