// Links that open something for those who have them, and for no one else. The log and the backups
// read this table, and tests look for known keys in everything that the shop writes.

export type SecretLink = {
  /** The path of its page, with `:key` for the key in it. "/" with a query: any page. */
  readonly path: `/${string}`;
  /** The name in the query that holds the key, where the path does not. */
  readonly query?: string;
  /**
   * What the database keeps of it. `nothing`: it follows from a key of the shop, and ends with that
   * key (`keys:renew`). `hash`: what is given can be compared, and nothing be opened. `clear`: it
   * opens so little that later mails may take it from there.
   */
  readonly stored: "nothing" | "hash" | "clear";
  /** The table that keeps it, and whether backups hold that table's rows. */
  readonly table?: string;
  readonly inBackups?: boolean;
  /** It goes to a customer by mail, or to staff, who pass it on or follow it themselves. */
  readonly goesTo: "customer" | "staff";
  /** When it ends, besides the renewal of keys. */
  readonly ends: string;
};

const ofOrder = { stored: "hash", table: "orders", inBackups: true, goesTo: "customer" } as const;
const oneTime = {
  stored: "hash",
  table: "one_time_tokens",
  inBackups: false,
  goesTo: "customer",
} as const;
const toStaff = { stored: "nothing", goesTo: "staff" } as const;

export const secretLinks = {
  order: {
    path: "/order-status/:key",
    ...ofOrder,
    ends: "when the customer's data are erased",
  },
  orderConfirmation: {
    path: "/order-status/:key",
    query: "confirm",
    stored: "nothing",
    goesTo: "customer",
    ends: "when the order is confirmed, paid or over",
  },
  orderReturn: {
    path: "/order-status/return/:key",
    ...ofOrder,
    ends: "as the order's own page",
  },
  payment: {
    path: "/order-status/pay/:key",
    ...toStaff,
    ends: "on the day that staff chose, or when they end it",
  },
  review: {
    path: "/order-status/review/:key",
    stored: "nothing",
    goesTo: "customer",
    ends: "after 90 days",
  },
  orderPreview: {
    path: "/order-status/preview/:key",
    ...toStaff,
    ends: "after a minute",
  },
  productPreview: {
    path: "/product/preview/:key",
    ...toStaff,
    ends: "after a day",
  },
  contentPreview: {
    path: "/",
    query: "preview",
    ...toStaff,
    ends: "after a day",
  },
  download: {
    path: "/api/admin/downloads/:key",
    ...toStaff,
    ends: "after a minute",
  },
  heldUnit: {
    path: "/kept/:key",
    stored: "hash",
    table: "held_units",
    inBackups: true,
    goesTo: "customer",
    ends: "after a day",
  },
  confirmEmail: {
    path: "/auth/confirm",
    query: "token",
    ...oneTime,
    ends: "when it was used, or after a day",
  },
  confirmNewEmail: {
    path: "/auth/new-email",
    query: "token",
    ...oneTime,
    ends: "when it was used, or after a day",
  },
  keepEmail: {
    path: "/auth/keep-email",
    query: "token",
    ...oneTime,
    ends: "when it was used, or after three days",
  },
  invitation: {
    path: "/auth/invitation",
    query: "token",
    stored: "hash",
    table: "role_invitations",
    inBackups: true,
    goesTo: "staff",
    ends: "when it was used or taken back, or after a week",
  },
  resetPassword: {
    path: "/reset-password",
    query: "token",
    ...oneTime,
    ends: "when it was used, or after an hour",
  },
  confirmList: {
    path: "/newsletter/confirm",
    query: "token",
    stored: "hash",
    table: "newsletter_subscribers",
    inBackups: true,
    goesTo: "customer",
    ends: "when it was used, or after two days",
  },
  unsubscribeList: {
    path: "/newsletter/unsubscribe",
    query: "token",
    stored: "clear",
    table: "newsletter_subscribers",
    inBackups: true,
    goesTo: "customer",
    ends: "never: it can only take its address off a list",
  },
} as const satisfies Readonly<Record<string, SecretLink>>;
