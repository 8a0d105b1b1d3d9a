/**
 * The tables whose changes are in the log. A test compares them with the triggers. Entries about
 * jobs and files have no trigger: the functions that settle a job, and that log a file, write them.
 */
export const auditedEntities = [
  "orders",
  "order_items",
  "payments",
  "refunds",
  "shipments",
  "order_tags",
  "carriers",
  "markets",
  "market_places",
  "payment_ways",
  "stock_movements",
  "expected_deliveries",
  "products",
  "product_variants",
  "variant_costs",
  "product_categories",
  "product_images",
  "product_attributes",
  "coupons",
  "reviews",
  "door_answers",
  "returns",
  "return_lines",
  "content_revisions",
  "redirects",
  "media_images",
  "currencies",
  "exchange_rates",
  "customer_notes",
  "messages",
  "message_replies",
  "reply_files",
  "newsletter_subscribers",
  "mails",
  "jobs",
  "system_settings",
  "user_roles",
  "role_invitations",
  "user_grants",
  "erasures",
  "data_exports",
  "files",
] as const;
export type AuditedEntity = (typeof auditedEntities)[number];

/** Kinds of change to a row. */
export const auditActions = ["insert", "update", "delete"] as const;
export type AuditAction = (typeof auditActions)[number];

/** Kinds of page that an entry can lead to. */
export const subjectKinds = [
  "order",
  "product",
  "coupon",
  "review",
  "return",
  "customer",
  "message",
  "mail",
  "jobs",
  "categories",
  "content",
  "media",
  "redirects",
  "rates",
  "carriers",
  "markets",
  "paymentWays",
  "subscribers",
  "settings",
  "roles",
  "erasures",
] as const;
export type SubjectKind = (typeof subjectKinds)[number];
