import { admin } from "#i18n/he/admin.ts";
import { adminApp } from "#i18n/he/app.ts";
import type { Content } from "#modules/content/documents.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { barColors } from "./bar-colors.ts";
import { manifestIcons } from "./manifest.ts";

const shortcuts = [
  { name: admin.nav.orders, url: adminPaths.orders },
  { name: admin.sections.messages, url: adminPaths.messages },
  { name: admin.nav.inventory, url: adminPaths.inventory },
] as const;

/** Manifest for a system that installs the back office as an app of its own. */
export const createAdminManifest = ({ name }: Pick<Content["brand"], "name">) => ({
  id: adminPaths.home,
  name: adminApp.name(name),
  short_name: adminApp.shortName(name),
  description: adminApp.description,
  lang: "he",
  dir: "rtl",
  start_url: adminPaths.home,
  scope: adminPaths.home,
  display: "standalone",
  background_color: barColors.light,
  theme_color: barColors.light,
  icons: manifestIcons,
  shortcuts,
});
