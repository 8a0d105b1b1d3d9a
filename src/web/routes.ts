import { readdirSync } from "node:fs";
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { publicPages } from "./public-pages.ts";

/** Pages of words alone: one file each, and nothing else. */
const textPages = readdirSync("content/pages").flatMap((file) =>
  file.endsWith(".md") ? [file.slice(0, -".md".length)] : [],
);

export default [
  layout("storefront/layout.tsx", [
    ...publicPages.map(({ path, file }) =>
      path === "/" ? index(file) : route(path.slice(1), file),
    ),
    route("product/:variant", "storefront/pages/product.tsx"),
    route("product/preview/:ticket", "storefront/pages/product-preview.tsx"),
    route("cart", "storefront/pages/cart.tsx"),
    route("order/:variant", "storefront/pages/checkout.tsx"),
    route("order-success", "storefront/pages/order-success.tsx"),
    route("order-status/:key", "storefront/pages/order-status.tsx"),
    route("order-status/preview/:ticket", "storefront/pages/order-preview.tsx"),
    route("blog/:slug", "storefront/pages/article.tsx"),
    ...textPages.map((name) =>
      route(name, "storefront/pages/text-page.tsx", { id: `text-page-${name}` }),
    ),
    route("newsletter", "storefront/pages/newsletter.tsx"),
    route("newsletter/confirm", "storefront/pages/confirm-newsletter.tsx"),
    route("newsletter/unsubscribe", "storefront/pages/leave-newsletter.tsx"),
    route("auth", "account/pages/auth.tsx"),
    route("auth/confirm", "account/pages/confirm-email.tsx"),
    route("reset-password", "account/pages/reset-password.tsx"),
    route("orders", "account/pages/my-orders.tsx"),
    route("account", "account/pages/account.tsx"),
    route("dev/outbox", "dev/outbox.tsx"),
    route("offline", "storefront/pages/offline.tsx"),
    route("*", "storefront/pages/not-found.tsx"),
  ]),
  route("closed", "storefront/pages/closed.tsx"),
  route("sitemap.xml", "seo/sitemap-route.ts"),
  route("manifest.webmanifest", "pwa/manifest-route.ts"),
  route("robots.txt", "seo/robots-route.ts"),
  route("blog/rss.xml", "seo/feed-route.ts"),
  route("admin", "admin/layout.tsx", [
    layout("admin/shell/frame.tsx", [
      index("admin/dashboard/page.tsx"),
      route("inventory", "admin/inventory/page.tsx"),
      // Before the list, which holds the panel of one order.
      route("orders/new", "admin/orders/new/page.tsx"),
      route("orders", "admin/orders/page.tsx", [route(":id", "admin/orders/order/page.tsx")]),
      route("products", "admin/products/page.tsx"),
      route("products/:id", "admin/products/product/page.tsx"),
      route("categories", "admin/products/categories/page.tsx"),
      route("content", "admin/content/page.tsx"),
      route("content/edit/*", "admin/content/editor/page.tsx"),
      route("content/redirects", "admin/content/redirects/page.tsx"),
      route("content/media", "admin/content/media/page.tsx"),
      route("customers", "admin/customers/page.tsx", [
        route(":id", "admin/customers/customer/page.tsx"),
      ]),
      route("erasures", "admin/customers/privacy/erasures-page.tsx"),
      route("messages", "admin/inbox/page.tsx", [route(":id", "admin/inbox/message/page.tsx")]),
      route("dealers", "admin/inbox/dealers/page.tsx"),
      route("subscribers", "admin/inbox/subscribers/page.tsx"),
      route("analytics", "admin/analytics/page.tsx"),
      route("settings", "admin/settings/layout.tsx", [
        index("admin/settings/general/page.tsx"),
        route("roles", "admin/settings/roles/page.tsx"),
        route("me", "admin/settings/me/page.tsx"),
        route("security", "admin/settings/security/page.tsx"),
        route("mail", "admin/settings/mail/page.tsx"),
        route("jobs", "admin/settings/jobs/page.tsx"),
        route("backups", "admin/settings/backups/page.tsx"),
        route("audit", "admin/settings/audit/page.tsx"),
      ]),
      route("*", "admin/missing.tsx"),
    ]),
    route("print/orders", "admin/orders/print/page.tsx"),
    route("print/person", "admin/customers/privacy/print-person-page.tsx"),
    route("print/erasure", "admin/customers/privacy/print-erasure-page.tsx"),
  ]),
  route("dev/outbox/:id", "dev/outbox-mail.tsx"),
] satisfies RouteConfig;
