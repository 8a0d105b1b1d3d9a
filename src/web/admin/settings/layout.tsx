import { useContext } from "react";
import { NavLink, Outlet } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { settings } from "#i18n/he/settings.ts";
import { paths } from "#web/paths.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { Page } from "../kit/page.tsx";
import { isOpenTo } from "../screens.ts";

const sections = [
  { path: paths.admin.settings, name: settings.sections.general },
  { path: paths.admin.roles, name: settings.sections.roles },
  { path: paths.admin.ownSecurity, name: settings.sections.me },
  { path: paths.admin.security, name: settings.sections.security },
  { path: paths.admin.mail, name: settings.sections.mail },
  { path: paths.admin.audit, name: settings.sections.audit },
] as const;

/** The frame of all settings: their sections beside each other, the chosen one below. */
export default function SettingsLayout() {
  const { may } = useContext(AbilitiesContext);
  return (
    <Page title={admin.nav.settings}>
      <nav
        aria-label={settings.sections.label}
        className="flex flex-wrap gap-1 border-b border-line"
      >
        {sections
          .filter(({ path }) => isOpenTo(may, path))
          .map(({ path, name }) => (
            <NavLink
              key={path}
              to={path}
              end
              className="border-b-2 border-transparent px-3 py-2 text-soft aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {name}
            </NavLink>
          ))}
      </nav>
      <Outlet />
    </Page>
  );
}
