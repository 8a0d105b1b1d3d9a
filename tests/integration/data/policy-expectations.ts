/**
 * Who may do what to which rows, written down once more and independently of the migrations.
 * `"denied"`: no such right at all. `"all"`: every row. Anything else: a condition that describes the rows.
 */
export const actorNames = [
  "anonymous",
  "userA",
  "userB",
  "moderator",
  "admin",
  "identity",
  "letterbox",
  "system",
  // Not actors: the roles of two connections that never act for anybody.
  "limits",
  "jobs",
] as const;
export type ActorName = (typeof actorNames)[number];

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
  /** Which rows can be deleted by those who may; all without it. */
  deletable?: string;
  rights: Everybody;
};

export const ids = {
  userA: "aaaaaaaa-0000-4000-8000-00000000000a",
  userB: "bbbbbbbb-0000-4000-8000-00000000000b",
  moderator: "dddddddd-0000-4000-8000-00000000000d",
  admin: "cccccccc-0000-4000-8000-00000000000c",
} as const;

const nothing: Rights = { select: "denied", insert: "denied", update: "denied", delete: "denied" };
const everything: Rights = { select: "all", insert: "allowed", update: "all", delete: "all" };
const neverDeleted: Rights = { ...everything, delete: "denied" };
const neverChanged: Rights = { ...everything, update: "denied" };
const ledger: Rights = { ...nothing, select: "all", insert: "allowed" };
const readOnly = (rows: Reach): Rights => ({ ...nothing, select: rows });

/** Nobody else reaches anything. */
function only(given: Partial<Everybody>): Everybody {
  const nobody = Object.fromEntries(actorNames.map((name) => [name, nothing])) as Everybody; // all names, by construction
  return { ...nobody, ...given };
}

/** The catalogue: everybody who shops sees what is for sale. */
function catalogue(visible: string, admin: Rights = everything): Everybody {
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

/** What belongs to somebody. As far as data goes, a moderator is a customer. */
function own(of: (id: string) => Rights, staff: Partial<Everybody>): Everybody {
  const [userA, userB, moderator] = [of(ids.userA), of(ids.userB), of(ids.moderator)];
  return only({ userA, userB, moderator, ...staff });
}

const activeProduct = "product_id in (select id from products where is_active)";
const ordersOf = (id: string) =>
  `select id from orders where customer_id = '${id}' and deleted_at is null`;

const subscription = [
  "state",
  "requested_at",
  "confirmed_at",
  "unsubscribed_at",
  "consent_wording",
  "consent_page",
];

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
      ...catalogue("setting_key in ('maintenance_mode', 'allow_registration')", neverDeleted),
      letterbox: readOnly("setting_key in ('email_notifications', 'support_email')"),
    },
  },
  exchange_rates: {
    touch: "rate",
    row: "(base_currency, target_currency, rate, source) values ('EUR', 'ILS', 4, 'test')",
    rights: only({ admin: neverDeleted, system: everything }),
  },
  profiles: {
    touch: "full_name",
    row: "(full_name, email) values ('Another', 'another@mail.example')",
    deletable: "id not in (select user_id from user_roles where role = 'admin')",
    rights: own(
      (id) => ({ ...readOnly(`id = '${id}'`), update: `id = '${id}'`, writes: ["full_name"] }),
      {
        admin: readOnly("all"),
        identity: { ...everything, writes: ["full_name"] },
        system: everything,
      },
    ),
  },
  user_roles: {
    touch: "role",
    row: "(user_id, role) values ($userWithoutRole, 'admin')",
    deletable: "role <> 'admin'",
    rights: own((id) => readOnly(`user_id = '${id}'`), {
      admin: everything,
      identity: readOnly("all"),
      system: everything,
    }),
  },
  orders: {
    touch: "status",
    row: "(customer_id, customer_name, customer_email, source, subtotal_minor, total_minor) values ($userA, 'A', 'a@mail.example', 'admin', 0, 0)",
    rights: own((id) => readOnly(`id in (${ordersOf(id)})`), {
      admin: neverDeleted,
      identity: {
        ...readOnly("all"),
        update: "all",
        reads: ["id", "customer_id", "customer_email"],
        writes: ["customer_id"],
      },
      system: neverDeleted,
    }),
  },
  order_items: {
    touch: "quantity",
    row: "(order_id, position, product_name, sku, quantity, unit_price_minor, total_price_minor) values ($order, 9, 'Bag', 'BAG', 1, 0, 0)",
    rights: own((id) => readOnly(`order_id in (${ordersOf(id)})`), {
      admin: ledger,
      system: ledger,
    }),
  },
  order_events: {
    touch: "note",
    row: "(order_id, kind, note) values ($order, 'note', 'Another')",
    rights: own((id) => readOnly(`customer_visible and order_id in (${ordersOf(id)})`), {
      admin: ledger,
      system: ledger,
    }),
  },
  stock_movements: {
    touch: "note",
    row: "(variant_id, sku, quantity, reason) values ($variant, 'X', 1, 'receipt')",
    rights: only({ admin: ledger, system: ledger }),
  },
  messages: {
    touch: "state",
    row: "(kind, email) values ('newsletter', 'another@mail.example')",
    rights: only({
      admin: { ...readOnly("all"), update: "all", writes: ["state"] },
      // Puts in, and reads nothing of what is there.
      letterbox: { ...nothing, insert: "allowed" },
      system: everything,
    }),
  },
  newsletter_subscribers: {
    touch: "state",
    row: `(email, unsubscribe_token, consent_wording) values ('another@mail.example', '${"x".repeat(43)}', 'Yes')`,
    rights: only({
      admin: { ...readOnly("all"), reads: ["id", "email", ...subscription] },
      letterbox: {
        ...neverDeleted,
        writes: ["state", "confirm_token_hash", "confirm_expires_at", ...subscription.slice(1)],
      },
      system: {
        ...nothing,
        select: "all",
        delete: "all",
        reads: ["id", "state", "requested_at"],
      },
    }),
  },
  accounts: {
    touch: "password_hash",
    row: "(user_id, password_hash) values ($userWithoutAccount, '$argon2id$another')",
    rights: only({
      identity: everything,
      // Opens accounts and ends those of the demo; no hash leaves the desk.
      system: { ...neverChanged, reads: ["user_id", "email_confirmed_at"] },
    }),
  },
  sessions: {
    touch: "refreshed_at",
    row: "(user_id, expires_at) values ($userA, now() + interval '1 day')",
    rights: only({ identity: everything }),
  },
  refresh_tokens: {
    touch: "used_at",
    row: "(token_hash, session_id) values ('\\x02', $session)",
    rights: only({ identity: everything }),
  },
  one_time_tokens: {
    touch: "expires_at",
    row: "(token_hash, user_id, purpose, expires_at) values ('\\x02', $userA, 'confirm-email', now())",
    rights: only({ identity: everything }),
  },
  signing_keys: {
    touch: "secret",
    row: "(purpose, secret) values ('another', decode(repeat('ab', 32), 'hex'))",
    rights: only({ identity: ledger }),
  },
  mails: {
    touch: "state",
    row: "(kind, recipient, content) values ('password-changed', 'another@mail.example', '{}')",
    rights: only({
      admin: readOnly("all"),
      identity: { ...ledger, reads: ["id", "dedupe_key"] },
      // Sees and queues the mails of the forms alone; none of the rows here is one.
      letterbox: { ...readOnly("false"), insert: "refused by policy", reads: ["id", "dedupe_key"] },
      system: everything,
    }),
  },
  mail_secrets: {
    touch: "secret",
    row: "(mail_id, secret) values ($mailWithoutSecret, 'another')",
    rights: only({
      identity: { ...nothing, insert: "allowed" },
      letterbox: { ...nothing, insert: "refused by policy" },
      system: neverChanged,
    }),
  },
  security_events: {
    touch: "severity",
    row: "(type, severity, occurred_at) values ('auth_failure', 'low', now())",
    rights: only({ admin: readOnly("all"), system: neverChanged }),
  },
  security_alerts: {
    touch: "severity",
    row: "(raised_at, pattern, severity, events) values (now(), 'auth_failure', 'low', '[]')",
    rights: only({ admin: readOnly("all"), system: neverChanged }),
  },
  rate_limits: {
    touch: "points",
    row: "(key, points) values ('another', 1)",
    rights: only({ limits: everything }),
  },
};
