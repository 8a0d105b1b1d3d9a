import { orderPath } from "#modules/orders/order-path.ts";
import type { CheckoutStep } from "#modules/checkout/steps.ts";

/** Every address of the shop. Pages link through this table, so a renamed route is one change. */
export const paths = {
  home: "/",
  homeProducts: "/#products",
  products: "/products",
  product: (slug: string) => `/product/${slug}`,
  /** The first step has the bare address, so that it is the canonical one. */
  order: (slug: string, step: CheckoutStep = "colour", buy?: number) => {
    const query = new URLSearchParams();
    if (buy !== undefined) query.set("buy", String(buy));
    if (step !== "colour") query.set("step", step);
    return query.size === 0 ? `/order/${slug}` : `/order/${slug}?${query.toString()}`;
  },
  /** The checkout of one piece of this variant alone, whatever the cart holds. */
  buyNow: (slug: string) => `/order/${slug}?buy=1`,
  orderSuccess: "/order-success",
  /** The page of one order, for whoever has its key. */
  orderStatus: orderPath,
  cart: "/cart",
  orders: "/orders",
  auth: "/auth",
  /** Where signing in leads on to `next`, a path of this shop. */
  authThen: (next: string) => `/auth?next=${encodeURIComponent(next)}`,
  confirmEmail: "/auth/confirm",
  resetPassword: "/reset-password",
  account: "/account",
  outbox: "/dev/outbox",
  gallery: "/gallery",
  about: "/about",
  blog: "/blog",
  article: (slug: string) => `/blog/${slug}`,
  feed: "/blog/rss.xml",
  contact: "/contact",
  faq: "/faq",
  sizeChart: "/size-chart",
  dealer: "/dealer",
  privacy: "/privacy",
  terms: "/terms",
  accessibility: "/accessibility",
  newsletter: "/newsletter",
  confirmNewsletter: "/newsletter/confirm",
  leaveNewsletter: "/newsletter/unsubscribe",
  sitemap: "/sitemap.xml",
  offline: "/offline",
  /** What is shown under every address of the storefront while it is closed. */
  closed: "/closed",
  admin: {
    home: "/admin",
    inventory: "/admin/inventory",
    orders: "/admin/orders",
    order: (id: string) => `/admin/orders/${id}`,
    newOrder: "/admin/orders/new",
    printOrders: (kind: "summary" | "packing", ids: readonly string[]) =>
      `/admin/print/orders?kind=${kind}&ids=${ids.join(",")}`,
    products: "/admin/products",
    product: (id: string) => `/admin/products/${id}`,
    categories: "/admin/categories",
    customers: "/admin/customers",
    customer: (id: string) => `/admin/customers/${id}`,
    /** Everything that is known of a customer, for the printer. */
    printPerson: (id: string) => `/admin/print/person?id=${id}`,
    /** The people who were erased, and the receipt of one erasure. */
    erasures: "/admin/erasures",
    printErasure: (id: string) => `/admin/print/erasure?id=${id}`,
    messages: "/admin/messages",
    message: (id: string) => `/admin/messages/${id}`,
    dealers: "/admin/dealers",
    subscribers: "/admin/subscribers",
    analytics: "/admin/analytics",
    settings: "/admin/settings",
    roles: "/admin/settings/roles",
    ownSecurity: "/admin/settings/me",
    security: "/admin/settings/security",
    mail: "/admin/settings/mail",
    jobs: "/admin/settings/jobs",
    backups: "/admin/settings/backups",
    audit: "/admin/settings/audit",
  },
} as const;
