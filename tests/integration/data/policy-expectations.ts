/**
 * Who may do what to which rows, written down once more and independently of the migrations.
 * `"denied"`: no such right at all. `"all"`: every row. Anything else: a condition that describes the rows.
 */
export const actorNames = ["anonymous", "userA", "userB", "admin", "system"] as const;
export type ActorName = (typeof actorNames)[number];

export type Reach = "denied" | "all" | (string & {});
type Rights = { select: Reach; insert: "denied" | "allowed"; update: Reach; delete: Reach };

export type TableExpectation = {
  /** A column that everybody who may update anything may write. */
  touch: string;
  /** A row that is right, as columns and values. */
  row: string;
  /** Which rows can be deleted by those who may; all without it. */
  deletable?: string;
  rights: Record<ActorName, Rights>;
};

export const ids = {
  userA: "aaaaaaaa-0000-4000-8000-00000000000a",
  userB: "bbbbbbbb-0000-4000-8000-00000000000b",
  admin: "cccccccc-0000-4000-8000-00000000000c",
} as const;

const nothing: Rights = { select: "denied", insert: "denied", update: "denied", delete: "denied" };
const everything: Rights = { select: "all", insert: "allowed", update: "all", delete: "all" };
const ledger: Rights = { ...nothing, select: "all", insert: "allowed" };
const readOnly = (rows: Reach): Rights => ({ ...nothing, select: rows });

const catalogue = (visible: string): Record<ActorName, Rights> => ({
  anonymous: readOnly(visible),
  userA: readOnly(visible),
  userB: readOnly(visible),
  admin: everything,
  system: everything,
});

const own = (
  of: (id: string) => string,
  staff: { admin: Rights; system: Rights },
): Record<ActorName, Rights> => ({
  anonymous: nothing,
  userA: readOnly(of(ids.userA)),
  userB: readOnly(of(ids.userB)),
  ...staff,
});

const closed = (staff: { admin: Rights; system: Rights }): Record<ActorName, Rights> => ({
  anonymous: nothing,
  userA: nothing,
  userB: nothing,
  ...staff,
});

const activeProduct = "product_id in (select id from products where is_active)";
const ordersOf = (id: string) =>
  `select id from orders where customer_id = '${id}' and deleted_at is null`;
const neverDeleted: Rights = { ...everything, delete: "denied" };

const profileOf = (id: string): Rights => ({ ...readOnly(`id = '${id}'`), update: `id = '${id}'` });

export const expectations: Record<string, TableExpectation> = {
  product_categories: {
    touch: "display_order",
    row: "(name) values ('Another')",
    deletable:
      "id not in (select category_id from products where category_id is not null) and parent_id is not null",
    rights: catalogue("is_active"),
  },
  products: {
    touch: "featured",
    row: "(name, base_price_minor) values ('Another', 1)",
    rights: catalogue("is_active"),
  },
  product_variants: {
    touch: "price_minor",
    row: "(product_id, variant_name, price_minor, sku) values ($product, 'Another', 1, 'ANOTHER')",
    rights: catalogue(`is_active and ${activeProduct}`),
  },
  product_images: {
    touch: "alt_text",
    row: "(product_id, image_url) values ($product, '/another')",
    rights: catalogue(
      `${activeProduct} and (variant_id is null or variant_id in (select id from product_variants where is_active))`,
    ),
  },
  product_attributes: {
    touch: "attribute_value",
    row: "(product_id, attribute_name, attribute_value) values ($product, 'Another', 'one')",
    rights: catalogue(activeProduct),
  },
  system_settings: {
    touch: "setting_value",
    row: "(setting_key, setting_value) values ('another', '1')",
    rights: {
      ...catalogue("setting_key in ('maintenance_mode', 'allow_registration')"),
      admin: neverDeleted,
    },
  },
  exchange_rates: {
    touch: "rate",
    row: "(base_currency, target_currency, rate, source) values ('EUR', 'ILS', 4, 'test')",
    rights: closed({ admin: neverDeleted, system: everything }),
  },
  profiles: {
    touch: "full_name",
    row: "(full_name, email) values ('Another', 'another@mail.example')",
    rights: {
      anonymous: nothing,
      userA: profileOf(ids.userA),
      userB: profileOf(ids.userB),
      admin: readOnly("all"),
      system: everything,
    },
  },
  user_roles: {
    touch: "role",
    row: "(user_id, role) values ($userWithoutRole, 'admin')",
    rights: own((id) => `user_id = '${id}'`, { admin: everything, system: everything }),
  },
  orders: {
    touch: "status",
    row: "(customer_id, customer_name, customer_email, source, subtotal_minor, total_minor) values ($userA, 'A', 'a@mail.example', 'admin', 0, 0)",
    rights: own((id) => `id in (${ordersOf(id)})`, { admin: neverDeleted, system: neverDeleted }),
  },
  order_items: {
    touch: "quantity",
    row: "(order_id, position, product_name, sku, quantity, unit_price_minor, total_price_minor) values ($order, 9, 'Bag', 'BAG', 1, 0, 0)",
    rights: own((id) => `order_id in (${ordersOf(id)})`, { admin: ledger, system: ledger }),
  },
  order_events: {
    touch: "note",
    row: "(order_id, kind, note) values ($order, 'note', 'Another')",
    rights: own((id) => `customer_visible and order_id in (${ordersOf(id)})`, {
      admin: ledger,
      system: ledger,
    }),
  },
  stock_movements: {
    touch: "note",
    row: "(variant_id, sku, quantity, reason) values ($variant, 'X', 1, 'receipt')",
    rights: closed({ admin: ledger, system: ledger }),
  },
  messages: {
    touch: "state",
    row: "(kind, email) values ('newsletter', 'another@mail.example')",
    rights: closed({ admin: { ...readOnly("all"), update: "all" }, system: everything }),
  },
};
