import { Outlet, useLocation } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { Page } from "../shell/page.tsx";
import { findName } from "../screens.ts";

/** The frame of all settings. */
export default function SettingsLayout() {
  const { pathname } = useLocation();
  const name = findName(pathname);
  return (
    <Page title={admin.nav.settings} tabTitle={name && `${name} · ${admin.nav.settings}`}>
      <Outlet />
    </Page>
  );
}
