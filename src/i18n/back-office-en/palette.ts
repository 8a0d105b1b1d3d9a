import type { keys as keysInHebrew, palette as hebrew } from "../he/palette.ts";
import type { Translated } from "../translated.ts";

/** The palette of commands and the keys of the back office. */
export const palette: Translated<typeof hebrew> = {
  /** On the button that opens it. */
  search: "Search everything",
  title: "Search and commands",
  field: "Search for an order, customer, product, text, setting or action",
  help: "Choose with the arrow keys, run with Enter, close with Esc.",
  close: "Close",
  empty: "No results",
  searching: "Loading…",
  failed: "Part of the search failed",
  found: (count) => (count === 0 ? "No results" : count === 1 ? "1 result" : `${count} results`),
  groups: {
    recent: "Recently opened",
    orders: "Orders",
    customers: "Customers",
    variants: "Stock",
    products: "Products",
    returns: "Returns",
    coupons: "Coupons",
    texts: "Texts",
    settings: "Settings",
    actions: "Actions",
    pages: "Pages",
  },
  actions: {
    newOrder: "New order",
    export: "Export orders",
    theme: { light: "Light theme", dark: "Dark theme", system: "Theme of the device" },
    keys: "Keyboard shortcuts",
    shop: "Go to the shop",
    signOut: "Sign out",
  },
  /** Things that can be added, by where that is done. */
  adds: {
    product: { name: "New product", words: "add create item" },
    category: { name: "New category", words: "add create" },
    coupon: { name: "New coupon", words: "add create discount code" },
    article: { name: "New article", words: "add create write blog post" },
    redirect: { name: "New redirect", words: "add create" },
    staff: {
      name: "Add staff member",
      words: "new invite invitation right role employee administrator user",
    },
  },
  /** Other words by which people look for the same. */
  synonyms: {
    dashboard: "dashboard home main overview",
    reviews: "reviews ratings stars opinions",
    returns: "returns cancel cancellation refund exchange warranty claim rma",
    door: "customs duty tax fee door delivery promise",
    carriers: "carriers couriers shipping tracking delivery companies",
    markets: "markets tax vat customs duty shipping countries",
    paymentWays: "payments checkout credit card keys stripe paypal payplus",
    coupons: "coupons codes offers discounts promotion",
    content: "content texts articles questions faq images redirects policies",
    inventory: "inventory stock warehouse units shelf stocktake count",
    orders: "orders sales deals purchases",
    products: "products catalogue catalog items bag backpack",
    categories: "categories groups collections",
    customers: "customers buyers people crm",
    messages: "inbox messages mail dealers newsletter replies",
    marketing: "marketing content advertising",
    analytics: "analytics reports statistics charts figures data",
    settings: "settings configuration options preferences",
    ownSecurity: "password passkeys devices push notifications phone sign-in two-step security",
    newOrder: "add create manual phone",
    theme: "dark light night day colour color theme mode",
    keys: "keyboard shortcuts keys help",
    shop: "shop store site storefront website",
    signOut: "sign out logout log out exit leave",
  },
  order: "Order",
};

export const keys: Translated<typeof keysInHebrew> = {
  title: "Keyboard shortcuts",
  intro: "The keys work with a Hebrew keyboard layout, too, but not while you type in a field.",
  groups: { general: "General", go: "Go to a page" },
  followedBy: "then",
  palette: "Search and commands",
  search: "Go to the page’s search",
  newOrder: "New order",
  help: "List of shortcuts",
  active: "Single-key shortcuts are on",
};
