// The tables that the modules use beside their own; tests hold each list.

/**
 * Modules that are the back office, or the use cases, of another one, and so work on its tables as
 * on their own. Any other module writes a table through a function of the module whose `tables.ts`
 * has it.
 */
export const tableFamilies: Readonly<Record<string, string>> = {
  "catalog/admin": "catalog",
  "content/admin": "content",
  "customers/admin": "customers",
  "orders/processing": "orders",
};

/** Modules whose tables a module's own tables refer to by a foreign key, or in a policy. */
export const tableKeys: Readonly<Record<string, readonly string[]>> = {
  "address-book": ["customers"],
  coupons: ["orders"],
  // Whose profiles a moderator sees follows from roles and rights.
  customers: ["identity"],
  identity: ["customers"],
  inventory: ["catalog", "orders"],
  markets: ["currency"],
  messages: ["customers", "mail"],
  newsletter: ["catalog"],
  notifications: ["customers"],
  orders: ["catalog", "currency", "customers", "markets"],
  payments: ["currency", "orders"],
  returns: ["orders"],
  reviews: ["catalog", "orders"],
  "saved-views": ["customers"],
};

/**
 * Modules whose tables the statements of a module read beside its own. A query for one row, or for
 * a count, belongs into the module that has the table; the list is for joins in one statement, and
 * for cases where a function would need a circle of imports.
 */
export const tableJoins: Readonly<Record<string, readonly string[]>> = {
  analytics: ["catalog", "customers", "orders", "payments"],
  audit: [
    "catalog",
    "coupons",
    "customers",
    "inventory",
    "mail",
    "markets",
    "messages",
    "newsletter",
    "orders",
    "payments",
    "returns",
    "reviews",
  ],
  catalog: ["currency", "inventory", "settings"],
  "catalog/admin": ["media", "messages", "orders", "returns", "reviews"],
  content: ["catalog", "markets", "media"],
  "content/admin": ["catalog", "customers", "media"],
  coupons: ["catalog", "orders", "payments"],
  markets: ["catalog", "currency", "orders"],
  "customers/admin": ["identity", "mail", "messages", "newsletter", "orders"],
  downloads: ["markets", "orders", "payments"],
  identity: ["customers"],
  inventory: ["catalog", "customers", "newsletter", "orders"],
  "media/admin": ["catalog", "content"],
  messages: ["customers", "mail"],
  newsletter: ["catalog", "inventory", "mail"],
  notifications: ["customers", "identity"],
  "orders/processing": [
    "catalog",
    "coupons",
    "customers",
    "inventory",
    "mail",
    "payments",
    "returns",
    "reviews",
  ],
  orders: ["catalog", "markets", "payments", "reviews"],
  payments: ["orders"],
  privacy: [
    "address-book",
    "audit",
    "catalog",
    "customers",
    "identity",
    "inventory",
    "mail",
    "messages",
    "newsletter",
    "orders",
    "payments",
    "returns",
    "reviews",
    "security",
  ],
  returns: ["orders"],
  reviews: ["catalog", "orders"],
  "to-do": ["catalog", "content", "mail", "orders", "payments", "returns", "reviews"],
};
