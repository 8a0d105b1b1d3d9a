import { createSigningKeys } from "#modules/identity/sessions/signing-keys.ts";
import { createOrderKeys, type OrderKeysReader } from "#modules/orders/order-keys.ts";
import type { Database } from "#platform/db/client.ts";

/** Makes what reads the keys of a shop's orders, as the shop itself does. */
export function makeOrderKeys(database: Database): OrderKeysReader {
  return createOrderKeys(createSigningKeys(database).createReader("order-key"));
}

/** The key of an order's page. */
export async function createPageKey(database: Database, orderId: string): Promise<string> {
  return (await makeOrderKeys(database)()).create(orderId, { for: "page" });
}
