/** Which module may import from which. There are no circles: a test says so. */
export const moduleGraph: Readonly<Record<string, readonly string[]>> = {
  catalog: [],
  cart: ["catalog"],
  checkout: ["cart", "catalog"],
  currency: [],
  customers: [],
  identity: ["customers", "mail", "orders", "security", "settings"],
  inventory: ["catalog", "orders"],
  mail: [],
  messages: ["mail", "security", "settings"],
  newsletter: ["mail", "messages", "security"],
  orders: ["cart", "catalog", "currency", "customers"],
  reviews: ["catalog"],
  security: [],
  settings: ["orders"],
};
