import type { DeskAction } from "#shared/permissions.ts";
import { paths } from "#web/paths.ts";

type Screen = {
  readonly path: string;
  /** None for what is open to everybody who is inside. */
  readonly needs: readonly DeskAction[];
};

/** What somebody must be able to do to be shown what lies at an address, and below it. The longest address counts. */
const screens: readonly Screen[] = [
  { path: paths.admin.home, needs: ["figures.read"] },
  { path: paths.admin.inventory, needs: ["stock.read"] },
  { path: paths.admin.orders, needs: ["orders.read"] },
  // Its lines are picked from the stock.
  { path: paths.admin.newOrder, needs: ["orders.write", "stock.read"] },
  { path: paths.admin.products, needs: ["catalogue.read"] },
  { path: paths.admin.categories, needs: ["catalogue.read"] },
  { path: paths.admin.customers, needs: ["customers.read"] },
  { path: paths.admin.erasures, needs: ["customers.erase"] },
  { path: paths.admin.messages, needs: ["messages.read"] },
  { path: paths.admin.dealers, needs: ["messages.read"] },
  { path: paths.admin.subscribers, needs: ["messages.read"] },
  { path: paths.admin.analytics, needs: ["figures.read"] },
  { path: paths.admin.settings, needs: ["settings.read"] },
  { path: paths.admin.roles, needs: ["settings.read"] },
  { path: paths.admin.ownSecurity, needs: [] },
  { path: paths.admin.security, needs: ["security.read"] },
  { path: paths.admin.mail, needs: ["mail.read"] },
  { path: paths.admin.jobs, needs: ["jobs.read"] },
  { path: paths.admin.backups, needs: ["jobs.read"] },
  { path: paths.admin.audit, needs: ["audit.read"] },
];

/** Whether somebody who may do these is shown what lies at a path of the back office, with or without a query. */
export function isOpenTo(may: readonly DeskAction[], path: string): boolean {
  const [pathname = ""] = path.split("?");
  const [screen] = screens
    .filter((it) => pathname === it.path || pathname.startsWith(`${it.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length);
  // The dashboard's address is above all others: one that is not named here leads nowhere, and says so to everybody.
  if (screen === undefined || (screen.path === paths.admin.home && pathname !== screen.path))
    return true;
  return screen.needs.every((action) => may.includes(action));
}
