// Every page of the shop, by its routes and the files of its texts: a page that is added is tested,
// too.
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { seededColors } from "#content/backpack-colors.ts";
import { productPreviewPath } from "#modules/downloads/preview-path.ts";
import {
  orderPreviewPath,
  paymentLinkPath,
  returnPath,
  reviewLinkPath,
} from "#modules/orders/order-path.ts";
import { paths } from "#web/paths.ts";
import routes from "#web/routes.ts";

/** The addresses of the articles. */
export const articlePaths: readonly string[] = readdirSync("content/blog").map((file) =>
  paths.article(basename(file, ".md")),
);

/** The addresses of the pages of words alone. */
const textPaths: readonly string[] = readdirSync("content/pages").map(
  (file) => `/${basename(file, ".md")}`,
);

/** Addresses with nothing behind them, and the status they answer with. */
export const absentPages: Readonly<Record<string, number>> = {
  [paths.orderStatus("none")]: 404,
  [orderPreviewPath("none")]: 410,
  [paymentLinkPath("none")]: 404,
  [returnPath("none")]: 404,
  [paths.heldUnit("none")]: 404,
  [reviewLinkPath("none")]: 404,
  // No market is in effect.
  [paths.rights]: 404,
  // Nobody has written yet.
  "/product/olive/reviews": 404,
  [productPreviewPath("none")]: 404,
  "/no/such/page": 404,
  // Only before a shop has an administrator.
  "/setup": 404,
};

/**
 * Addresses for routes that have a part to fill in, or show something only when they are asked for
 * it.
 */
const samples: Readonly<Record<string, readonly string[]>> = {
  "product/:variant": seededColors.map(paths.product),
  "product/:variant/reviews": ["/product/olive/reviews"],
  "product/preview/:ticket": [productPreviewPath("none")],
  "order/:variant": [paths.order("olive")],
  "blog/:slug": articlePaths,
  ":page": textPaths,
  "order-success": [`${paths.orderSuccess}?orderId=ORDER_1&quantity=1`],
  "order-status/:key": [paths.orderStatus("none")],
  "order-status/pay/:key": [paymentLinkPath("none")],
  "kept/:key": [paths.heldUnit("none")],
  "order-status/review/:key": [reviewLinkPath("none")],
  "order-status/return/:key": [returnPath("none")],
  "order-status/preview/:ticket": [orderPreviewPath("none")],
  auth: [paths.auth, `${paths.auth}?tab=sign-up`],
  "auth/:step": [
    `${paths.emailChange("new-email")}?token=none`,
    `${paths.emailChange("keep-email")}?token=none`,
  ],
  "auth/confirm": [`${paths.confirmEmail}?token=none`],
  "auth/invitation": ["/auth/invitation?token=none"],
  "reset-password": [`${paths.resetPassword}?token=none`],
  "newsletter/confirm": [`${paths.confirmNewsletter}?token=none`],
  "newsletter/unsubscribe": [`${paths.unsubscribe}?token=none`],
  "*": ["/no/such/page"],
};

/** Routes from which visitors who are not signed in are sent on. */
export const needSignIn: readonly string[] = ["orders", "account", "account/addresses"];

const [storefront] = routes;

/** The routes with a page of their own: layouts have others below them. */
const listPages = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? listPages(entry.children) : [entry]));

/** The addresses of each route of the storefront. */
export const pagesByRoute: readonly { route: string; addresses: readonly string[] }[] = listPages(
  storefront?.children ?? [],
).map(({ path: route = "" }) => {
  const addresses = samples[route] ?? [`/${route}`];
  if (addresses.some((address) => address.includes(":")))
    throw new Error(`shop-pages.ts knows no address for the route ${route}`);
  return { route, addresses };
});

/**
 * The addresses of the back office that need nothing filled in, without those that are only
 * printed.
 */
export const adminPaths: readonly string[] = [
  ...new Set(
    routes.filter(({ path }) => path === "admin").flatMap((route) => listPaths(route, "")),
  ),
].filter((path) => !/[:*]|\/print\//.test(path));

function listPaths({ path, children = [] }: RouteConfigEntry, above: string): string[] {
  const own = path === undefined ? above : `${above}/${path}`;
  return [own, ...children.flatMap((child) => listPaths(child, own))];
}

/**
 * A page for each way in which the storefront lays something out. What is on the others is on these
 * as well: axe looks at these.
 */
export const pageKinds: readonly string[] = [
  "/",
  "/products",
  paths.product("olive"),
  "/cart",
  paths.order("olive"),
  `${paths.orderSuccess}?orderId=ORDER_1&quantity=1`,
  paths.orderStatus("none"),
  "/gallery",
  "/size-chart",
  "/faq",
  "/blog",
  paths.article("pet-carrier-flights"),
  "/about",
  "/contact",
  "/dealer",
  paths.auth,
  `${paths.confirmEmail}?token=none`,
  paths.outbox,
  "/no/such/page",
];

/** The same for the back office; a product, an order and the like are opened from their lists. */
export const screenKinds: readonly string[] = [
  "/admin",
  "/admin/orders",
  "/admin/orders/new",
  "/admin/orders?q=nobody-is-called-so",
  "/admin/inventory",
  "/admin/categories",
  "/admin/content",
  "/admin/content/media",
  "/admin/content/edit/home",
  "/admin/analytics?why=revenue",
  "/admin/settings",
  "/admin/settings/roles",
  "/admin/settings/security?list=events",
  "/admin/settings/ready",
];

/** Pages in groups of so many, each of them work for one test. */
export function splitInGroups<Page>(pages: readonly Page[], size: number): Page[][] {
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  );
}
