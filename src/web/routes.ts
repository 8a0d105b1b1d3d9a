import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { structure } from "#content/structure.ts";
import { publicPages } from "./public-pages.ts";

/** Whether the owner can put the page at this address away. */
const isSwitched = (path: string) => Object.hasOwn(structure.pages, path.slice(1));

const createRoutes = (isAmong: (path: string) => boolean) =>
  publicPages
    .filter(({ path }) => isAmong(path))
    .map(({ path, file }) => (path === "/" ? index(file) : route(path.slice(1), file)));

export default [
  layout("storefront/layout.tsx", [
    ...createRoutes((path) => !isSwitched(path)),
    layout("storefront/switched-page.tsx", [
      ...createRoutes(isSwitched),
      route("search", "storefront/pages/search.tsx"),
      route("blog/:slug", "storefront/pages/article.tsx"),
    ]),
    route("product/:variant", "storefront/pages/product.tsx"),
    route("product/:variant/reviews", "storefront/pages/product-reviews.tsx"),
    route("product/preview/:ticket", "storefront/pages/product-preview.tsx"),
    route("cart", "storefront/pages/cart.tsx"),
    route("order/:variant", "storefront/pages/checkout.tsx"),
    route("kept/:key", "storefront/pages/held-unit.tsx"),
    route("order-success", "storefront/pages/order-success.tsx"),
    route("order-status/:key", "storefront/pages/order-status.tsx"),
    route("order-status/pay/:key", "storefront/pages/payment-link.tsx"),
    route("order-status/review/:key", "storefront/pages/review.tsx"),
    route("order-status/return/:key", "storefront/pages/return.tsx"),
    route("cancel", "storefront/pages/cancel.tsx"),
    route("order-status/preview/:ticket", "storefront/pages/order-preview.tsx"),
    route("newsletter", "storefront/pages/newsletter.tsx"),
    route("newsletter/confirm", "storefront/pages/confirm-newsletter.tsx"),
    route("newsletter/unsubscribe", "storefront/pages/unsubscribe-newsletter.tsx"),
    route("auth", "account/pages/auth.tsx"),
    route("auth/confirm", "account/pages/confirm-email.tsx"),
    route("auth/invitation", "account/pages/invitation.tsx"),
    route("auth/:step", "account/pages/email-change.tsx"),
    route("reset-password", "account/pages/reset-password.tsx"),
    route("orders", "account/pages/my-orders.tsx"),
    route("account", "account/pages/account.tsx"),
    route("account/addresses", "account/pages/addresses.tsx"),
    route("dev/outbox", "dev/outbox.tsx"),
    route("setup", "storefront/pages/setup.tsx"),
    route("offline", "storefront/pages/offline.tsx"),
    // Pages of words alone, of any name that no other page has.
    route(":page", "storefront/pages/text-page.tsx"),
    route("*", "storefront/pages/not-found.tsx"),
  ]),
  route("closed", "storefront/pages/closed.tsx"),
  route("sitemap.xml", "seo/sitemap-route.ts"),
  route("manifest.webmanifest", "pwa/manifest-route.ts"),
  route("robots.txt", "seo/robots-route.ts"),
  route(".well-known/change-password", "account/change-password-route.ts"),
  route(".well-known/security.txt", "seo/security-text-route.ts"),
  route("favicon.ico", "pwa/favicon-route.ts"),
  route("blog/rss.xml", "seo/feed-route.ts"),
  route("admin/manifest.webmanifest", "pwa/back-office-manifest-route.ts"),
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
      route("coupons", "admin/coupons/page.tsx"),
      route("coupons/:id", "admin/coupons/coupon/page.tsx"),
      route("content/redirects", "admin/content/redirects/page.tsx"),
      route("content/media", "admin/content/media/page.tsx"),
      route("customers", "admin/customers/page.tsx", [
        route(":id", "admin/customers/customer/page.tsx"),
      ]),
      route("erasures", "admin/customers/privacy/erasures-page.tsx"),
      route("returns", "admin/returns/page.tsx"),
      route("returns/:id", "admin/returns/return/page.tsx"),
      route("door", "admin/door/page.tsx"),
      route("reviews", "admin/reviews/page.tsx"),
      route("reviews/:id", "admin/reviews/review/page.tsx"),
      route("messages", "admin/inbox/page.tsx", [route(":id", "admin/inbox/message/page.tsx")]),
      route("dealers", "admin/inbox/dealers/page.tsx"),
      route("subscribers", "admin/inbox/subscribers/page.tsx"),
      route("analytics", "admin/analytics/page.tsx"),
      route("settings", "admin/settings/layout.tsx", [
        index("admin/settings/general/page.tsx"),
        route("roles", "admin/settings/roles/page.tsx"),
        route("me", "admin/settings/me/page.tsx"),
        route("system", "admin/settings/system/page.tsx"),
        route("security", "admin/settings/security/page.tsx"),
        route("mail", "admin/settings/mail/page.tsx"),
        route("jobs", "admin/settings/jobs/page.tsx"),
        route("backups", "admin/settings/backups/page.tsx"),
        route("carriers", "admin/settings/carriers/page.tsx"),
        route("markets", "admin/settings/markets/page.tsx"),
        route("payments", "admin/settings/payments/page.tsx"),
        route("ready", "admin/settings/ready/page.tsx"),
        route("audit", "admin/settings/audit/page.tsx"),
      ]),
      route("*", "admin/page-not-found.tsx"),
    ]),
    route("print/orders", "admin/orders/print/page.tsx"),
    route("print/month", "admin/analytics/print-month-page.tsx"),
    route("print/erasure", "admin/customers/privacy/print-erasure-page.tsx"),
  ]),
  route("dev/outbox/:id", "dev/outbox-mail.tsx"),
] satisfies RouteConfig;
