import { PanelRight } from "lucide-react";
import { Link } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { LogoMark } from "#ui/logo.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import { useSystemName } from "./shop-frame.ts";
import { NavList } from "./nav-list.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The modules beside the screen; on a tablet, or when collapsed, as icons alone. */
export function Sidebar({
  isCollapsed,
  onCollapse,
}: {
  isCollapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}) {
  const systemName = useSystemName();
  const wide = isCollapsed ? "hidden" : "hidden lg:block";
  const names = { beside: wide, inLine: isCollapsed ? undefined : "lg:inset-y-0 lg:px-2.5" };
  return (
    <aside
      aria-label={admin.nav.label}
      className="sticky top-0 hidden h-svh flex-col gap-6 px-3 pt-5 pb-4 sm:flex print:hidden"
    >
      <div
        className={joinClassNames(
          // As high as a name on two lines, so that nothing moves when the name is known.
          "flex min-h-13 items-center justify-center gap-2",
          !isCollapsed && "lg:justify-between lg:ps-2",
          isCollapsed && "flex-col",
        )}
      >
        <Link to={adminPaths.home} className="flex items-center gap-2.5 no-underline">
          <LogoMark className="size-8 flex-none" />
          <DataText
            className={joinClassNames(
              "line-clamp-2 min-w-0 font-display text-md leading-ui wrap-anywhere",
              wide,
            )}
          >
            {systemName}
          </DataText>
          <span className="sr-only">{admin.nav.dashboard}</span>
        </Link>
        <ToolButton
          label={isCollapsed ? admin.nav.expand : admin.nav.collapse}
          aria-expanded={!isCollapsed}
          onClick={() => onCollapse(!isCollapsed)}
          className="hidden lg:grid"
        >
          <PanelRight aria-hidden className="size-5" />
        </ToolButton>
      </div>
      <NavList names={names} />
      <div className="mt-auto">
        <UserMenu labels={wide} />
      </div>
    </aside>
  );
}
