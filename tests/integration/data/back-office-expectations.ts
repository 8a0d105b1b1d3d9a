import {
  everything,
  ids,
  ledger,
  neverChanged,
  neverDeleted,
  nothing,
  only,
  readOnly,
  type TableExpectation,
} from "./policy-rights.ts";

/** Rights on the tables that triggers write for the back office. */
export const backOfficeExpectations: Record<string, TableExpectation> = {
  // With the rights of the owner.
  audit_log: {
    touch: "after",
    row: "(action, entity, entity_id, after) values ('insert', 'orders', '1', '{}')",
    rights: only({ admin: readOnly("all") }),
  },
  // By the privacy role alone; how far that reaches is in ../privacy.
  erasures: {
    touch: "reason",
    row: `(actor_id, actor_email, customer_id, address_hash, reason, report)
      values (gen_random_uuid(), 'a@mail.example', gen_random_uuid(), sha256('a'), 'other', '{}')`,
    rights: only({}),
  },
  data_exports: {
    touch: "actor_email",
    row: `(actor_id, actor_email, customer_id) values (gen_random_uuid(), 'a@mail.example', gen_random_uuid())`,
    rights: only({}),
  },
  backup_runs: {
    touch: "reason",
    row: "(started_at) values ('2026-03-01')",
    rights: only({ admin: readOnly("all"), system: everything }),
  },
  // Granted and taken away, never changed. Whoever is no administrator is stopped by a trigger.
  user_grants: {
    touch: "action",
    row: `(user_id, action) values ('${ids.moderator}', 'orders.read')`,
    rights: only({
      admin: neverChanged,
      // It gives what an invitation says, and here there is none.
      identity: { ...readOnly("all"), insert: "refused by policy" },
      // Another role takes them away, also when the shop itself gives it.
      system: { ...readOnly("all"), delete: "all" },
    }),
  },
  role_invitations: {
    touch: "role",
    row: "(email, role) values ('another@mail.example', 'moderator')",
    rights: only({
      admin: {
        ...everything,
        reads: [
          "id",
          "email",
          "role",
          "granted",
          "invited_by",
          "created_at",
          "sent_at",
          "expires_at",
          "accepted_at",
        ],
        writes: ["role", "granted", "invited_by", "sent_at"],
      },
      identity: {
        ...readOnly("all"),
        update: "all",
        delete: "all",
        writes: ["token_hash", "expires_at", "accepted_at"],
      },
    }),
  },
  // With the rights of the owner, by triggers on orders and profiles.
  customers: {
    touch: "name",
    row: "(email, name) values ('another@mail.example', 'Another')",
    rights: only({ admin: readOnly("all"), system: readOnly("all") }),
  },
  customer_notes: {
    touch: "body",
    row: "(customer_id, body, author_name) values ($customer, 'Another', 'C')",
    rights: only({
      admin: { ...neverDeleted, writes: ["customer_id", "body", "updated_at", "deleted_at"] },
      system: { ...readOnly("all"), delete: "all" },
    }),
  },
  daily_customer_stats: {
    touch: "customers",
    row: "(last_order_on, is_guest, customers) values ('2026-03-01', true, 1)",
    rights: only({ admin: readOnly("all"), system: neverChanged }),
  },
  daily_money_stats: {
    touch: "cents",
    row: `(day, entry, count, paid_minor, cents, agorot, unrated_cents)
      values ('2026-03-01', 'discount', 1, 0, 1, 0, 0)`,
    rights: only({ admin: readOnly("all"), system: neverChanged }),
  },
  stale_money_days: {
    touch: "day",
    row: "(day) values ('2026-03-01')",
    rights: only({
      admin: ledger,
      checkout: { ...nothing, insert: "allowed" },
      system: neverChanged,
    }),
  },
  // With the rights of whoever changes an order.
  daily_order_stats: {
    touch: "orders",
    row: `(day, status, currency, orders, revenue_minor, revenue_agorot, unrated_orders, unrated_minor)
      values ('2026-03-01', 'pending', 'USD', 1, 0, 0, 0, 0)`,
    rights: only({
      admin: ledger,
      checkout: { ...nothing, insert: "allowed" },
      system: neverChanged,
    }),
  },
  daily_sales_stats: {
    touch: "units",
    row: `(day, status, currency, item, units, revenue_minor, revenue_agorot, unrated_minor)
      values ('2026-03-01', 'pending', 'USD', 'BAG', 1, 0, 0, 0)`,
    rights: only({
      admin: ledger,
      checkout: { ...nothing, insert: "allowed" },
      system: neverChanged,
    }),
  },
  setup_warnings: {
    touch: "noticed_at",
    row: "(problem, noticed_at) values ('untrusted-proxy', now())",
    rights: only({ admin: readOnly("all"), system: everything }),
  },
  integrity_findings: {
    touch: "count",
    row: "(rule, count, examples, found_at) values ('another rule', 1, '{}', now())",
    rights: only({ admin: readOnly("all"), system: everything }),
  },
  done_checks: {
    touch: "done_at",
    row: "(key, done_at) values ('another check', now())",
    rights: only({ system: neverDeleted }),
  },
  order_tags: {
    touch: "tag",
    row: "(order_id, tag) values ($order, 'Another')",
    rights: only({ admin: neverChanged }),
  },
  // One's own and everybody's; those of others stay theirs.
  saved_views: {
    touch: "name",
    row: "(list, name, search) values ('orders', 'Another', '')",
    rights: only({
      admin: {
        select: "owner_id is null",
        insert: "allowed",
        update: "owner_id is null",
        delete: "owner_id is null",
        writes: ["name", "search"],
      },
    }),
  },
};
