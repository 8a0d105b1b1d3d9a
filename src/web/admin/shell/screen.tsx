import { LockKeyhole } from "lucide-react";
import { useContext } from "react";
import { Link, Navigate, Outlet, useLocation } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { getActionClass } from "../kit/action-button.tsx";
import { EmptyState } from "../kit/list-states.tsx";
import { Page } from "./page.tsx";
import { getModules } from "../modules.ts";
import { isOpenTo } from "../screens.ts";

const text = admin.closed;

/**
 * The screen at this address, for users who may see it. Others are redirected to one that they may
 * see, or get a link to it.
 */
export function Screen() {
  const { pathname } = useLocation();
  const { may } = useContext(AbilitiesContext);
  if (isOpenTo(may, pathname)) return <Outlet />;
  const [first] = getModules(may);
  if (pathname === adminPaths.home && first) return <Navigate to={first.path} replace />;
  return (
    <Page title={text.title}>
      <EmptyState Icon={LockKeyhole} title={text.text}>
        {first && (
          <Link to={first.path} className={getActionClass("main")}>
            {text.back}
          </Link>
        )}
      </EmptyState>
    </Page>
  );
}
