// The vocabulary of the expectations: actors, their rights, and the patterns that occur in several
// tables.
export const actorNames = [
  "anonymous",
  "userA",
  "userB",
  "moderator",
  "admin",
  "identity",
  "publicForms",
  "checkout",
  "system",
  // Not actors: the roles of two connections that never act for anybody.
  "limits",
  "jobs",
] as const;
export type ActorName = (typeof actorNames)[number];

/**
 * `"denied"`: no such right at all. `"all"`: every row. Anything else: a condition that describes
 * the rows.
 */
export type Reach = "denied" | "all" | (string & {});
export type Rights = {
  select: Reach;
  /** `"refused by policy"`: rows, but not the one below. */
  insert: "denied" | "allowed" | "refused by policy";
  update: Reach;
  delete: Reach;
  /** The columns that may be read and written; all without it. */
  reads?: readonly string[];
  writes?: readonly [string, ...string[]];
};
type Everybody = Readonly<Record<ActorName, Rights>>;

export type TableExpectation = {
  /** A column that those who may update all of them can write. */
  touch: string;
  /** A row that is right, as columns and values. */
  row: string;
  /** Which rows can be changed, and which deleted, by those who may; all without it. */
  changeable?: string;
  deletable?: string;
  rights: Everybody;
};

export const ids = {
  userA: "aaaaaaaa-0000-4000-8000-00000000000a",
  userB: "bbbbbbbb-0000-4000-8000-00000000000b",
  moderator: "dddddddd-0000-4000-8000-00000000000d",
  admin: "cccccccc-0000-4000-8000-00000000000c",
} as const;

export const nothing: Rights = {
  select: "denied",
  insert: "denied",
  update: "denied",
  delete: "denied",
};
export const everything: Rights = {
  select: "all",
  insert: "allowed",
  update: "all",
  delete: "all",
};
export const neverDeleted: Rights = { ...everything, delete: "denied" };
export const neverChanged: Rights = { ...everything, update: "denied" };
export const ledger: Rights = { ...nothing, select: "all", insert: "allowed" };
export const readOnly = (rows: Reach): Rights => ({ ...nothing, select: rows });

/** Nobody else reaches anything. */
export function only(given: Partial<Everybody>): Everybody {
  const nobody = Object.fromEntries(actorNames.map((name) => [name, nothing])) as Everybody; // all names, by construction
  return { ...nobody, ...given };
}

/** The catalog: everybody who shops sees what is for sale. */
export function catalog(visible: string, admin: Rights = everything): Everybody {
  const shopper = readOnly(visible);
  return only({
    anonymous: shopper,
    userA: shopper,
    userB: shopper,
    moderator: shopper,
    admin,
    system: everything,
  });
}

/** Rights on a person's own rows. As far as data goes, a moderator is a customer. */
export function own(of: (id: string) => Rights, staff: Partial<Everybody>): Everybody {
  const [userA, userB, moderator] = [of(ids.userA), of(ids.userB), of(ids.moderator)];
  return only({ userA, userB, moderator, ...staff });
}

/** Columns of an order that change by themselves; currency, rate and keys never change. */
export const orderProgress = [
  "status",
  "stock_state",
  "reserved_until",
  "paid_minor",
  "refunded_minor",
  "updated_at",
] as const;

/** Columns of a payment by hand that can be put right. */
export const paymentCorrections = ["kind", "paid_on", "reference", "cancelled_at"] as const;

/** Columns of a shipment that staff can put right. */
export const shipmentCorrections = [
  "carrier",
  "tracking_number",
  "tracking_url",
  "created_at",
] as const;

/** Columns about the arrival of a shipment that has left. */
export const arrival = ["arrived_on", "arrival_known_by"] as const;

/** Columns that change together. */
export const refundProgress = ["state", "reference", "last_error", "settled_at"] as const;
export const lineEdits = [
  "quantity",
  "total_price_minor",
  "restocked_quantity",
  "tax_minor",
] as const;
/** Columns of order lines that staff edit, besides. */
export const priceEdits = [
  "unit_price_minor",
  "list_price_minor",
  "agreed_reason",
  "coupon_counts",
] as const;

/** Columns of order lines that customers read: without the cost of the units to the shop. */
export const soldColumns = [
  "id",
  "order_id",
  "position",
  "variant_id",
  "product_name",
  "variant_name",
  "sku",
  "color_primary",
  "color_secondary",
  "image_url",
  "quantity",
  "unit_price_minor",
  "total_price_minor",
  "restocked_quantity",
  "coupon_counts",
  "leaves_by",
  "is_gift",
  "tax_rate_bp",
  "tax_minor",
] as const;

export const subscription = [
  "state",
  "requested_at",
  "confirmed_at",
  "unsubscribed_at",
  "consent_wording",
  "consent_page",
];
