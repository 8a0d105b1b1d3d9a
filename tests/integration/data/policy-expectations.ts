import { listKeys, type Reader } from "#modules/settings/settings.ts";
import { accountExpectations } from "./account-expectations.ts";
import { backOfficeExpectations } from "./back-office-expectations.ts";
import { catalogExpectations } from "./catalog-expectations.ts";
import { couponExpectations } from "./coupon-expectations.ts";
import { returnExpectations } from "./return-expectations.ts";
import { reviewExpectations } from "./review-expectations.ts";
import { contentExpectations } from "./content-expectations.ts";
import { holdExpectations } from "./hold-expectations.ts";
import { inboxExpectations } from "./inbox-expectations.ts";
import {
  catalog,
  everything,
  ledger,
  lineEdits,
  neverChanged,
  neverDeleted,
  nothing,
  only,
  orderProgress,
  own,
  priceEdits,
  readOnly,
  soldColumns,
  type TableExpectation,
} from "./policy-rights.ts";
import { moneyExpectations } from "./money-expectations.ts";
import { pushExpectations } from "./push-expectations.ts";

const dedupeColumns = ["id", "dedupe_key"] as const;
const getOrders = (id: string) =>
  `select id from orders where customer_id = '${id}' and deleted_at is null`;

/** Settings whose record lets this reader see them. */
const getSettings = (reader: Reader) => `setting_key in ('${listKeys(reader).join("', '")}')`;

/** Rights of each actor on each table's rows, written independently of the migrations. */
export const expectations: Record<string, TableExpectation> = {
  ...catalogExpectations,
  ...accountExpectations,
  ...contentExpectations,
  ...pushExpectations,
  ...couponExpectations,
  ...returnExpectations,
  ...reviewExpectations,
  system_settings: {
    touch: "setting_value",
    row: "(setting_key, setting_value) values ('another', '1')",
    rights: {
      ...catalog(getSettings("visitors"), neverDeleted),
      publicForms: readOnly(getSettings("publicForms")),
      checkout: readOnly(getSettings("checkout")),
    },
  },
  currencies: {
    touch: "is_enabled",
    row: "(code, minor_digits, position) values ('HUF', 2, 200)",
    rights: only({
      admin: { ...readOnly("all"), update: "all" },
      system: { ...readOnly("all"), update: "all", writes: ["is_enabled"] },
      checkout: readOnly("all"),
    }),
  },
  exchange_rates: {
    touch: "rate",
    row: "(base_currency, target_currency, rate, source) values ('EUR', 'ILS', 4, 'test')",
    // Pages show the prices of markets.
    rights: { ...catalog("true", neverDeleted), checkout: readOnly("all") },
  },
  profiles: {
    touch: "full_name",
    row: "(full_name, email) values ('Another', 'another@mail.example')",
    deletable: "id not in (select user_id from user_roles where role = 'admin')",
    rights: own(
      (id) => ({ ...readOnly(`id = '${id}'`), update: `id = '${id}'`, writes: ["full_name"] }),
      {
        admin: readOnly("all"),
        identity: { ...everything, writes: ["full_name", "email"] },
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
      // It gives what an invitation says, and here there is none.
      identity: { ...readOnly("all"), insert: "refused by policy" },
      system: everything,
    }),
  },
  orders: {
    touch: "status",
    row: "(customer_id, customer_name, customer_email, source, subtotal_minor, total_minor) values ($userA, 'A', 'a@mail.example', 'admin', 0, 0)",
    rights: own((id) => readOnly(`id in (${getOrders(id)})`), {
      admin: {
        ...neverDeleted,
        writes: [
          ...orderProgress,
          "customer_name",
          "customer_email",
          "customer_phone",
          "subtotal_minor",
          "discount_minor",
          "coupon_code",
          "coupon_percent",
          "coupon_amount_minor",
          "coupon_base_minor",
          "tax_minor",
          "shipping_tax_minor",
          "door_duty_minor",
          "duty_minor",
          "agreed_total_minor",
          "agreed_reason",
          "total_minor",
          "billing_address",
          "shipping_address",
          "payment_link_until",
          "rights_notice",
          "deleted_at",
        ],
      },
      identity: {
        ...readOnly("all"),
        update: "all",
        reads: ["id", "customer_id", "customer_email", "customer_key"],
        writes: ["customer_id"],
      },
      // Orders by hand are not its business.
      checkout: {
        ...neverDeleted,
        insert: "refused by policy",
        writes: ["status", "stock_state", "reserved_until", "refunded_minor", "rights_notice"],
      },
      system: {
        ...neverDeleted,
        writes: [...orderProgress, "customer_email", "key_hash", "rights_notice"],
      },
    }),
  },
  order_items: {
    touch: "quantity",
    row: "(order_id, position, product_name, sku, quantity, unit_price_minor, total_price_minor) values ($order, 9, 'Bag', 'BAG', 1, 0, 0)",
    rights: own((id) => ({ ...readOnly(`order_id in (${getOrders(id)})`), reads: soldColumns }), {
      admin: { ...everything, writes: [...lineEdits, ...priceEdits] },
      // A present that has run out is left out.
      checkout: { ...neverDeleted, writes: ["restocked_quantity"] },
      system: { ...neverDeleted, writes: lineEdits },
    }),
  },
  order_events: {
    touch: "note",
    row: "(order_id, kind, note) values ($order, 'note', 'Another')",
    rights: own((id) => readOnly(`customer_visible and order_id in (${getOrders(id)})`), {
      admin: ledger,
      checkout: ledger,
      system: ledger,
    }),
  },
  stock_movements: {
    touch: "note",
    row: "(variant_id, sku, quantity, reason) values ($variant, 'X', 1, 'receipt')",
    rights: only({
      admin: ledger,
      checkout: { ...ledger, insert: "refused by policy" },
      system: ledger,
    }),
  },
  stock_levels: {
    touch: "level",
    row: "(variant_id, level) values ($unseenVariant, 'low')",
    rights: only({ admin: neverDeleted, checkout: neverDeleted, system: neverDeleted }),
  },
  stock_alerts: {
    touch: "level",
    row: "(variant_id, level, available) values ($variant, 'low', 9)",
    rights: only({ admin: ledger, checkout: ledger, system: ledger }),
  },
  ...moneyExpectations,
  // A view: the rights of whoever reads it hold for what is behind it.
  order_figures: {
    touch: "status",
    row: "(order_id) values ($order)",
    rights: only({ admin: readOnly("all"), system: readOnly("all") }),
  },
  order_sales: {
    touch: "units",
    row: "(order_id) values ($order)",
    rights: only({ admin: readOnly("all"), system: readOnly("all") }),
  },
  accounts: {
    touch: "password_hash",
    row: "(user_id, password_hash) values ($userWithoutAccount, '$argon2id$another')",
    rights: only({
      identity: everything,
      // Sees who has confirmed theirs.
      admin: { ...readOnly("all"), reads: ["user_id", "email_confirmed_at"] },
      // Opens accounts and ends those of the demo; no hash leaves the identity role.
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
  second_factors: {
    touch: "last_step",
    row: "(user_id, secret) values ($userWithoutApp, decode(repeat('ab', 20), 'hex'))",
    rights: only({ identity: everything }),
  },
  recovery_codes: {
    touch: "used_at",
    row: "(user_id, code_hash) values ($userA, '\\x02')",
    rights: only({ identity: everything }),
  },
  passkeys: {
    touch: "name",
    row: "(user_id, credential_id, public_key, counter, name) values ($userA, decode(repeat('cd', 16), 'hex'), '\\x01', 0, 'Laptop')",
    rights: only({ identity: { ...everything, writes: ["name", "counter", "last_used_at"] } }),
  },
  passkey_challenges: {
    touch: "expires_at",
    row: "(challenge_hash, purpose, expires_at) values ('\\x02', 'sign-in', now())",
    rights: only({ identity: { ...everything, writes: ["challenge_hash", "expires_at"] } }),
  },
  one_time_tokens: {
    touch: "expires_at",
    row: "(token_hash, user_id, purpose, expires_at) values ('\\x02', $userA, 'confirm-email', now())",
    rights: only({ identity: everything }),
  },
  signing_keys: {
    touch: "secret",
    row: "(purpose, secret) values ('another', decode(repeat('ab', 32), 'hex'))",
    rights: only({ identity: { ...neverChanged, delete: "purpose <> 'erased-address'" } }),
  },
  mails: {
    touch: "state",
    row: "(kind, recipient, content) values ('password-changed', 'another@mail.example', '{}')",
    rights: only({
      // A mail that has been sent, or is being sent, stays as it is.
      admin: {
        ...ledger,
        update: "state in ('queued', 'failed', 'unknown')",
        writes: ["state", "last_error", "reason"],
      },
      identity: { ...ledger, reads: ["id", "dedupe_key"] },
      // Sees and queues the mails of the forms alone; none of the rows here is one.
      publicForms: { ...readOnly("false"), insert: "refused by policy", reads: dedupeColumns },
      checkout: {
        ...readOnly("kind = 'order-confirmation'"),
        insert: "refused by policy",
        reads: ["id", "dedupe_key"],
      },
      system: everything,
    }),
  },
  mail_secrets: {
    touch: "secret",
    row: "(mail_id, secret) values ($mailWithoutSecret, 'another')",
    rights: only({
      identity: { ...nothing, insert: "allowed" },
      publicForms: { ...nothing, insert: "refused by policy" },
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
  ...backOfficeExpectations,
  ...holdExpectations,
  ...inboxExpectations,
  rate_limits: {
    touch: "points",
    row: "(key, points) values ('another', 1)",
    rights: only({ limits: everything }),
  },
};
