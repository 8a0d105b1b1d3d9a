import type { admin } from "#i18n/he/admin.ts";
import { contentSections } from "#i18n/he/content.ts";
import { inboxNav } from "#i18n/he/inbox-nav.ts";
import { products } from "#i18n/he/products.ts";
import { settings } from "#i18n/he/settings.ts";
import type { AdminAction } from "#shared/permissions.ts";
import { adminPaths } from "#web/admin-paths.ts";

export type ModuleName = Exclude<
  keyof (typeof admin)["nav"],
  "label" | "open" | "close" | "collapse" | "expand" | "waiting"
>;

type Screen = {
  readonly path: string;
  readonly module: ModuleName;
  /** None for a screen that is open to every user of the back office. */
  readonly needs: readonly AdminAction[];
  /** Its name in the row of the module's sections; without one it is not there. */
  readonly section?: string;
};

/**
 * Every screen of the back office: its module, and the right that is needed for its address and
 * those below it. The longest address counts. Sections stand in this order.
 */
const screens: readonly Screen[] = [
  { path: adminPaths.home, module: "dashboard", needs: ["figures.read"] },
  { path: adminPaths.inventory, module: "inventory", needs: ["stock.read"] },
  { path: adminPaths.orders, module: "orders", needs: ["orders.read"] },
  // Its lines are picked from the stock.
  { path: adminPaths.newOrder, module: "orders", needs: ["orders.write", "stock.read"] },
  { path: adminPaths.returns, module: "returns", needs: ["orders.read"] },
  defineSection("products", adminPaths.products, products.sections.products, "catalogue.read"),
  defineSection("products", adminPaths.categories, products.sections.categories, "catalogue.read"),
  { path: adminPaths.coupons, module: "coupons", needs: ["coupons.read"] },
  defineSection("content", adminPaths.content, contentSections.documents, "content.read"),
  defineSection("content", adminPaths.mediaLibrary, contentSections.media, "content.read"),
  defineSection("content", adminPaths.redirects, contentSections.redirects, "content.read"),
  { path: adminPaths.customers, module: "customers", needs: ["customers.read"] },
  defineSection("inbox", adminPaths.messages, inboxNav.messages, "messages.read"),
  defineSection("inbox", adminPaths.dealers, inboxNav.dealers, "messages.read"),
  defineSection("inbox", adminPaths.subscribers, inboxNav.subscribers, "messages.read"),
  { path: adminPaths.erasures, module: "customers", needs: ["customers.erase"] },
  { path: adminPaths.reviews, module: "reviews", needs: ["reviews.read"] },
  { path: adminPaths.analytics, module: "analytics", needs: ["figures.read"] },
  defineSection("settings", adminPaths.settings, settings.sections.general, "settings.read"),
  defineSection("settings", adminPaths.ready, settings.sections.ready, "settings.read"),
  defineSection("settings", adminPaths.roles, settings.sections.roles, "settings.read"),
  defineSection("settings", adminPaths.ownSecurity, settings.sections.me),
  defineSection("settings", adminPaths.security, settings.sections.security, "security.read"),
  defineSection("settings", adminPaths.mail, settings.sections.mail, "mail.read"),
  defineSection("settings", adminPaths.jobs, settings.sections.jobs, "jobs.read"),
  defineSection("settings", adminPaths.backups, settings.sections.backups, "jobs.read"),
  defineSection("settings", adminPaths.audit, settings.sections.audit, "audit.read"),
];

function defineSection(
  module: ModuleName,
  path: string,
  name: string,
  ...needs: readonly AdminAction[]
): Screen {
  return { path, module, needs, section: name };
}

/**
 * Whether a user with these rights can see a path of the back office, with or without a query. An
 * unknown path counts as visible, since its page only says "not found".
 */
export function isOpenTo(may: readonly AdminAction[], path: string): boolean {
  const screen = findScreenAt(path);
  return screen === undefined || isFor(may, screen);
}

/** The module that an address belongs to. */
export function findModule(path: string): ModuleName | undefined {
  return findScreenAt(path)?.module;
}

function findScreenAt(path: string): Screen | undefined {
  const [pathname = ""] = path.split("?");
  const [screen] = screens
    .filter((it) => pathname === it.path || pathname.startsWith(`${it.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length);
  // The dashboard's address is above all others.
  return screen?.path === adminPaths.home && pathname !== screen.path ? undefined : screen;
}

/** The sections of a module that a user with these rights can see. */
export function getSections(
  module: ModuleName,
  may: readonly AdminAction[],
): { path: string; name: string }[] {
  return screens.flatMap((screen) =>
    screen.module === module && screen.section !== undefined && isFor(may, screen)
      ? { path: screen.path, name: screen.section }
      : [],
  );
}

/**
 * The first address of a module for a user with these rights; undefined when they can see nothing
 * of it. Screens that are open to all staff do not count.
 */
export function getFirstScreen(
  module: ModuleName,
  may: readonly AdminAction[],
): string | undefined {
  const own = screens.filter((screen) => screen.module === module);
  const first = own.find(
    (screen, at) =>
      (at === 0 || screen.section !== undefined) && screen.needs.length > 0 && isFor(may, screen),
  );
  return first?.path;
}

function isFor(may: readonly AdminAction[], { needs }: Screen): boolean {
  return needs.every((action) => may.includes(action));
}
