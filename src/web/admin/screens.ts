import { admin } from "#i18n/he/admin.ts";
import type { palette } from "#i18n/he/palette.ts";
import type { AdminAction } from "#shared/permissions.ts";
import { adminPaths } from "#web/admin-paths.ts";
import type { Call } from "#web/api/api-request.ts";

export type ModuleName = Exclude<
  keyof (typeof admin)["nav"],
  "label" | "open" | "close" | "collapse" | "expand"
>;

type Screen = {
  readonly path: string;
  readonly module: ModuleName;
  /** None for a screen that is open to every user of the back office. */
  readonly needs: readonly AdminAction[];
  /** Its name in the row of the module's sections; without one it is not there. */
  readonly section?: string;
  /** The name of a screen that is no section. */
  readonly title?: string;
  /** The thing that can be added there: its dialog opens at the address with `?add=yes`. */
  readonly adds?: { readonly kind: keyof (typeof palette)["adds"]; readonly call: Call };
  /** Path of the section that lists it; it is no section of its own then. */
  readonly within?: string;
  /** The letter that follows "g" on the keyboard, by its place there. */
  readonly key?: `Key${string}`;
  /** Other words by which it is found, by their name in those of the palette. */
  readonly words?: keyof (typeof palette)["synonyms"];
};

const { sections: names } = admin;

/**
 * Every screen of the back office: its module, and the right that is needed for its address and
 * those below it. The longest address counts. Sections stand in this order.
 */
const screens: readonly Screen[] = [
  // Its work list is that of the user.
  { path: adminPaths.home, module: "dashboard", needs: [] },
  { path: adminPaths.inventory, module: "inventory", needs: ["stock.read"] },
  defineSection("orders", adminPaths.orders, names.orders, "orders.read"),
  // Its lines are picked from the stock.
  { path: adminPaths.newOrder, module: "orders", needs: ["orders.write", "stock.read"] },
  {
    ...defineSection("orders", adminPaths.returns, names.returns, "orders.read"),
    key: "KeyZ",
    words: "returns",
  },
  {
    ...defineSection("orders", adminPaths.door, names.door, "orders.read"),
    words: "door",
  },
  {
    ...defineSection("products", adminPaths.products, names.products, "catalogue.read"),
    adds: { kind: "product", call: "POST /api/admin/products" },
  },
  {
    ...defineSection("products", adminPaths.categories, names.categories, "catalogue.read"),
    words: "categories",
    adds: { kind: "category", call: "POST /api/admin/categories" },
  },
  {
    ...defineSection("products", adminPaths.reviews, names.reviews, "reviews.read"),
    key: "KeyR",
    words: "reviews",
  },
  defineSection("customers", adminPaths.customers, names.customers, "customers.read"),
  {
    ...defineSection("customers", adminPaths.messages, names.messages, "messages.read"),
    key: "KeyM",
    words: "messages",
  },
  defineSection("customers", adminPaths.dealers, names.dealers, "messages.read"),
  {
    path: adminPaths.erasures,
    module: "customers",
    needs: ["customers.erase"],
    title: admin.erasures,
  },
  {
    ...defineSection("marketing", adminPaths.coupons, names.coupons, "coupons.read"),
    key: "KeyK",
    words: "coupons",
    adds: { kind: "coupon", call: "POST /api/admin/coupons" },
  },
  defineSection("marketing", adminPaths.subscribers, names.subscribers, "messages.read"),
  {
    ...defineSection("marketing", adminPaths.content, names.documents, "content.read"),
    key: "KeyT",
    words: "content",
    adds: { kind: "article", call: "POST /api/admin/content/create" },
  },
  defineSection("marketing", adminPaths.mediaLibrary, names.media, "content.read"),
  {
    ...defineSection("marketing", adminPaths.redirects, names.redirects, "content.read"),
    adds: { kind: "redirect", call: "POST /api/admin/redirects" },
  },
  { path: adminPaths.analytics, module: "analytics", needs: ["figures.read"] },
  defineSection("settings", adminPaths.settings, names.general, "settings.read"),
  {
    ...defineSection(
      "settings",
      adminPaths.carriers,
      names.carriers,
      "settings.read",
      "orders.read",
    ),
    within: adminPaths.settings,
    words: "carriers",
  },
  {
    ...defineSection("settings", adminPaths.markets, names.markets, "settings.read"),
    within: adminPaths.settings,
    words: "markets",
  },
  {
    ...defineSection("settings", adminPaths.paymentWays, names.paymentWays, "settings.read"),
    within: adminPaths.settings,
    words: "paymentWays",
  },
  {
    ...defineSection("settings", adminPaths.roles, names.roles, "settings.read"),
    adds: { kind: "staff", call: "POST /api/admin/roles" },
  },
  defineSection("settings", adminPaths.system, names.system),
  defineSection("settings", adminPaths.ready, names.ready, "settings.read"),
  {
    path: adminPaths.ownSecurity,
    module: "settings",
    needs: [],
    title: admin.userMenu.security,
    words: "ownSecurity",
  },
  defineDetail(adminPaths.mail, names.mail, "mail.read"),
  defineDetail(adminPaths.jobs, names.jobs, "jobs.read"),
  defineDetail(adminPaths.backups, names.backups, "jobs.read"),
  defineDetail(adminPaths.security, names.security, "security.read"),
  defineDetail(adminPaths.audit, names.audit, "audit.read"),
];

function defineSection(
  module: ModuleName,
  path: string,
  name: string,
  ...needs: readonly AdminAction[]
): Screen {
  return { path, module, needs, section: name };
}

/** A screen that the overview of the system lists. */
function defineDetail(path: string, name: string, need: AdminAction): Screen {
  return { ...defineSection("settings", path, name, need), within: adminPaths.system };
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
  const [pathname = ""] = path.split(/[?#]/);
  const [screen] = screens
    .filter((it) => pathname === it.path || pathname.startsWith(`${it.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length);
  // The dashboard's address is above all others.
  return screen?.path === adminPaths.home && pathname !== screen.path ? undefined : screen;
}

/** A named screen: in the row of its module, or in the list of the section it is within. */
export type Section = Screen & { readonly section: string };

/** The named screens that a user with these rights can see, in their order. */
export function listSections(may: readonly AdminAction[]): Section[] {
  return screens.flatMap(({ section, ...screen }) =>
    section !== undefined && isFor(may, screen) ? { ...screen, section } : [],
  );
}

/** Every screen with a name that a user with these rights can see, in their order. */
export function listNamed(may: readonly AdminAction[]): (Screen & { readonly title: string })[] {
  return screens.flatMap((screen) => {
    const title = screen.section ?? screen.title;
    return title !== undefined && isFor(may, screen) ? [{ ...screen, title }] : [];
  });
}

/** The row of sections for an address; undefined where it has none. */
export function getSectionRow(may: readonly AdminAction[], path: string): Section[] | undefined {
  const screen = findScreenAt(path);
  if (screen?.section === undefined || screen.path !== path) return undefined;
  const row = listSections(may).filter(
    ({ module, within }) => module === screen.module && within === undefined,
  );
  return row.length > 1 ? row : undefined;
}

/** The name of the screen at an address, if it has one. */
export function findName(path: string): string | undefined {
  return findScreenAt(path)?.section;
}

/** The path of the section that an address belongs to. */
export function findSection(path: string): string | undefined {
  const screen = findScreenAt(path);
  return screen?.within ?? screen?.path;
}

/**
 * The first address of a module for a user with these rights; undefined when they can see nothing
 * of it.
 */
export function getFirstScreen(
  module: ModuleName,
  may: readonly AdminAction[],
): string | undefined {
  const own = screens.filter((screen) => screen.module === module);
  return own.find((it, at) => (at === 0 || it.section !== undefined) && isFor(may, it))?.path;
}

/** A screen that only lists others is for those who can see one of them. */
function isFor(may: readonly AdminAction[], { path, needs }: Screen): boolean {
  if (needs.length > 0) return needs.every((action) => may.includes(action));
  const listed = screens.filter(({ within }) => within === path);
  return listed.length === 0 || listed.some((screen) => isFor(may, screen));
}
