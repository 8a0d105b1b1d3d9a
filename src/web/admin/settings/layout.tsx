import { useContext } from "react";
import { Outlet, useLocation } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { settings } from "#i18n/he/settings.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { Page } from "../shell/page.tsx";
import { SectionNav } from "../kit/section-nav.tsx";
import { getSections } from "../screens.ts";

/** The frame of all settings: their sections beside each other, the chosen one below. */
export default function SettingsLayout() {
  const { may } = useContext(AbilitiesContext);
  const { pathname } = useLocation();
  const sections = getSections("settings", may);
  const chosen = sections.find(({ path }) => path === pathname);
  return (
    <Page title={admin.nav.settings} tabTitle={chosen && `${chosen.name} · ${admin.nav.settings}`}>
      <SectionNav label={settings.sections.label} module="settings" />
      <Outlet />
    </Page>
  );
}
