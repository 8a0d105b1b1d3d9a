/** The frame around every storefront page. */
export const shell = {
  skipToContent: "Skip to content",
  /** "Cotton Storage Bag, free with every backpack": the gift has one name everywhere. */
  /** Between a gift and what it comes with. */
  freeWith: "free with every",
  backpack: "backpack",
  mainNavigation: "Main",
  menu: "Menu",
  home: "Home",
  products: "Products",
  gallery: "Gallery",
  blog: "Blog",
  contact: "Contact",
  signIn: "Sign In",
  myOrders: "My Orders",
  account: "Account",
  signOut: "Sign Out",
  orderNow: "Order Now",
  cart: (count: number) =>
    count === 0 ? "Cart, empty" : `Cart, ${count} ${count === 1 ? "item" : "items"}`,
  footer: {
    promise: (hours: number) =>
      `Backpacks for small dogs and cats who come along. Ask us anything: we answer within ${hours} hours.`,
    follow: "Follow",
    faq: "FAQ",
    privacy: "Privacy",
    terms: "Terms",
    cookies: "Cookie settings",
    cancel: "Cancel or return",
    theme: "Theme",
    themes: { light: "Light", dark: "Dark", system: "System" },
  },
  errorPage: {
    title: "Something went wrong",
    text: "Something went wrong on our side. Please try again.",
    missing: "We could not find that.",
    home: "Return to Home",
  },
  toast: { region: "Notifications", close: "Close", welcome: "Welcome back!" },
} as const;
