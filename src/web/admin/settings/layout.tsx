import { useContext } from "react";
import { Outlet, useLocation } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { settings } from "#i18n/he/settings.ts";
import { paths } from "#web/paths.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { Page } from "../kit/page.tsx";
import { SectionNav, type Section } from "../kit/section-nav.tsx";
import { isOpenTo } from "../screens.ts";

const sections: readonly Section[] = [
  { path: paths.admin.settings, name: settings.sections.general },
  { path: paths.admin.roles, name: settings.sections.roles },
  { path: paths.admin.ownSecurity, name: settings.sections.me },
  { path: paths.admin.security, name: settings.sections.security },
  { path: paths.admin.mail, name: settings.sections.mail },
  { path: paths.admin.jobs, name: settings.sections.jobs },
  { path: paths.admin.backups, name: settings.sections.backups },
  { path: paths.admin.audit, name: settings.sections.audit },
];

/** The frame of all settings: their sections beside each other, the chosen one below. */
export default function SettingsLayout() {
  const { may } = useContext(AbilitiesContext);
  const { pathname } = useLocation();
  const chosen = sections.find(({ path }) => path === pathname);
  return (
    <Page title={admin.nav.settings} tabTitle={chosen && `${chosen.name} · ${admin.nav.settings}`}>
      <SectionNav
        label={settings.sections.label}
        sections={sections.filter(({ path }) => isOpenTo(may, path))}
      />
      <Outlet />
    </Page>
  );
}
