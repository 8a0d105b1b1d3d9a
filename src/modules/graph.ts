/** Which module may import from which. There are no circles: a test says so. */
export const moduleGraph: Readonly<Record<string, readonly string[]>> = {
  catalog: [],
  cart: ["catalog"],
  checkout: ["cart", "catalog"],
  currency: [],
  customers: [],
  identity: ["customers"],
  inventory: ["catalog", "orders"],
  messages: [],
  orders: ["cart", "catalog", "currency", "customers"],
  reviews: ["catalog"],
  settings: ["orders"],
};
