import type { admin as hebrew } from "../he/admin.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { isolate } from "#shared/isolate-text.ts";

/** The frame of the back office, and what its screens share. */
export const admin: Translated<typeof hebrew> = {
  title: "Back office",
  /** While it is being found out who is at the door. */
  checking: "Checking your rights…",
  /** The screen of what was erased of people. */
  erasures: "Erased details",
  accessDenied: {
    title: "Access denied",
    text: "You need administrator rights to enter the back office.",
    signIn: "Sign in",
    home: "Back to shop",
  },
  skip: "Skip to content",
  /** On the button that opens the palette. */
  search: "Search everything",
  /** Before the number of an order that was opened lately. */
  recentOrder: "Order",
  /** The bell; what it opens has words of its own. */
  bell: {
    label: "Notifications",
    /** As few are counted as the mark of the bell shows. */
    unread: (value, most) =>
      value === 0 ? "Notifications" : `Notifications, ${value > most ? `${most}+` : value} new`,
    title: "Notifications",
    silent: (label) => `${label}. This device gets no notifications`,
  },
  nav: {
    label: "Main navigation",
    open: "Open menu",
    close: "Close menu",
    collapse: "Collapse menu",
    expand: "Expand menu",
    dashboard: "Dashboard",
    inventory: "Inventory",
    orders: "Orders",
    products: "Products and categories",
    customers: "Customers",
    marketing: "Marketing and content",
    analytics: "Analytics",
    settings: "Settings",
  },
  /** The screens of a module, in a row below the head of each of them. */
  sections: {
    label: (module) => `Screens of ${module}`,
    orders: "Orders",
    returns: "Returns",
    door: "Paid on delivery",
    products: "Products",
    categories: "Categories",
    reviews: "Reviews",
    customers: "Customers",
    messages: "Messages",
    dealers: "Dealers",
    coupons: "Coupons",
    subscribers: "Newsletter",
    documents: "Texts",
    media: "Image library",
    redirects: "Redirects",
    general: "Business",
    carriers: "Carriers",
    markets: "Markets",
    paymentWays: "Payment methods",
    roles: "Staff and rights",
    system: "System status",
    ready: "Ready to open?",
    security: "Shop security",
    mail: "Email",
    jobs: "Background jobs",
    backups: "Backups",
    audit: "Change log",
  },
  userMenu: {
    security: "My security and notifications",
    label: "User menu",
    account: "My account",
    shop: "Go to shop",
    theme: "Theme",
    themes: { light: "Light", dark: "Dark", system: "Same as device" },
    signOut: "Sign out",
    version: (version) => `Version ${isolate(version)}`,
  },
  /** Beside an e-mail address. */
  notLatin: "Not in Latin letters",
  missing: {
    title: "Page not found",
    text: "The link may be old, or what was here has been deleted.",
    back: "Back to dashboard",
  },
  /** A field that two users have changed. */
  clash: {
    changed: (at, by) =>
      `This has changed meanwhile${by === null ? "" : `, by ${isolate(by)}`}${at === null ? "" : ` (${at})`}.`,
    check: "Check it again.",
    title: "Which to keep?",
    offered: {
      theirs: "What is saved now",
      mine: "My change",
      both: "Both, one after the other",
    },
    choose: "Choose for each field",
    submit: "Save choice",
    back: "Back without saving",
    now: (value) => `Saved now: ${isolate(value)}`,
    empty: "(empty)",
    take: (field) => `Use the saved value of ${field}`,
    takeShort: "Use saved value",
    keep: (field) => `Keep what was typed here: ${field}`,
    keepShort: "Keep what was typed here",
    both: (field) => `Both values of ${field}, one after the other`,
  },
  yes: "Yes",
  no: "No",
  /** Why a button is disabled for users without the right to it. */
  notPermitted: "You do not have the right to do this",
  /** For a screen that the user may not see. */
  closed: {
    title: "You do not have the right to see this screen",
    text: "You can ask an administrator for it.",
    back: "Go to a screen you can see",
  },
  error: "Error",
  unreachable: {
    offline: "No connection to the server. Check your internet connection and try again.",
    method_not_allowed: "This action is not supported.",
  },
  list: {
    loading: "Loading…",
    retry: "Try again",
    clear: "Clear filters",
    moreTools: "More actions for the list",
    moreFilters: (active) => (active === "" ? "Filters" : `Filters (${active})`),
    active: "Active filters",
    removeFilter: (filter) => `Remove filter ${filter}`,
    compact: "Compact view",
    first: "First page",
    previous: "Previous",
    next: "Next",
    pages: "Pages",
    /** On a phone, with how many filters hold. */
    tools: (held) => (held === 0 ? "Filter" : `Filter (${formatCount(held)})`),
    sortBy: "Sort by",
    direction: "Sort order",
    ascending: "Ascending",
    descending: "Descending",
    selectAll: "Select all rows on this page",
    select: "Select",
    selection: "Selection",
  },
  dialog: {
    close: "Close",
    cancel: "Cancel",
    save: "Save",
    delete: "Delete",
    undo: "Undo",
    optional: "(optional)",
  },
  /** Question before input that has not been saved is lost. */
  leave: {
    title: "Leave without saving?",
    text: "Your changes are not saved and will be lost.",
    submit: "Leave without saving",
    refuse: "Keep editing",
  },
  explain: "Explanation",
  units: { today: "Today", yesterday: "Yesterday" },
  toast: { region: "Notices", close: "Close", welcome: "Welcome back" },
  errorPage: { title: "Something went wrong", home: "Back to shop" },
};
