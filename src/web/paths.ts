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
  /** The page of one order, with its key. */
  orderStatus: orderPath,
  /** The page to cancel, return or claim, without an account. */
  cancel: "/cancel",
  /** The page of a held unit. */
  heldUnit: (key: string) => `/kept/${key}`,
  cart: "/cart",
  search: "/search",
  orders: "/orders",
  auth: "/auth",
  /** Where signing in leads on to `next`, a path of this shop. */
  authThen: (next: string) => `/auth?next=${encodeURIComponent(next)}`,
  confirmEmail: "/auth/confirm",

  resetPassword: "/reset-password",
  emailChange: (step: string) => `/auth/${step}`,
  account: "/account",
  addresses: "/account/addresses",
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
  rights: "/rights",
  accessibility: "/accessibility",
  newsletter: "/newsletter",
  confirmNewsletter: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
  /** The set-up page of a new shop, with its token. */
  setup: (token: string) => `/setup?token=${token}`,
  sitemap: "/sitemap.xml",
  offline: "/offline",
  /** Page that is shown under every address of the storefront while it is closed. */
  closed: "/closed",
} as const;
