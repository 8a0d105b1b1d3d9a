// The keys in the links about an order. They follow from a key of the shop that no backup holds, so
// that neither the database nor a copy of it opens an order.
import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from "node:crypto";
import type { Context } from "#modules/context.ts";
import { isErasedAddress } from "#shared/erased.ts";
import type { MarketServices } from "#modules/markets/tax-service.ts";
import type { orders } from "./tables.ts";

/**
 * The use of a key, and until when if it ends. A key to review without an end is for the customer's
 * own pages, and opens once the order has arrived.
 */
export type KeyUse =
  | { readonly for: "page" | "confirm" | "review"; readonly until?: never }
  | { readonly for: "pay" | "review"; readonly until: Date };

export type OrderKeys = {
  /**
   * The key for this use of an order: 64 hexadecimal digits, the order's id and a proof of 128
   * bits. The same each time until the shop's keys are renewed, and of use for nothing else.
   */
  readonly create: (orderId: string, use: KeyUse) => string;
  /**
   * True if `key` is the one for this use of this order; its end is not checked. Once a customer's
   * data are erased, no key opens their orders.
   */
  readonly isKeyFor: (key: string, order: Keyed, use: KeyUse) => boolean;
};

type Keyed = Pick<typeof orders.$inferSelect, "id" | "customerEmail">;

/**
 * The context of a request, which can make and check the keys of orders. Without services for
 * markets, the shop's own are used.
 */
export type KeyedContext = Context & {
  readonly orderKeys: OrderKeys;
  readonly marketServices?: MarketServices;
};

/** Other text is not looked up. */
const ORDER_KEY = /^[\da-f]{64}$/;
const ID_LENGTH = 32;

/** Reads the shop's own key once; never inside a transaction, which would wait for another. */
export type OrderKeysReader = () => Promise<OrderKeys>;

/** The keys of orders under the shop's own key. */
export function createOrderKeys(readSecret: () => Promise<Uint8Array>): OrderKeysReader {
  return async () => toOrderKeys(createSecretKey(await readSecret()));
}

/** With the key as an object: Node takes ten times as long with its bytes. */
function toOrderKeys(secret: KeyObject): OrderKeys {
  function create(orderId: string, use: KeyUse): string {
    const until = use.until === undefined ? "" : ` until ${use.until.toISOString()}`;
    const proof = createHmac("sha256", secret).update(`${use.for} ${orderId}${until}`);
    const id = orderId.replaceAll("-", "");
    return id + proof.digest("hex").slice(0, 64 - ID_LENGTH);
  }

  return {
    create,
    isKeyFor(key, { id, customerEmail }, use) {
      if (isErasedAddress(customerEmail ?? "")) return false;
      const [expected, given] = [Buffer.from(create(id, use)), Buffer.from(key)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/** The id in the key of an order; undefined for text that is no such key. */
export function getKeyedId(key: string): string | undefined {
  if (!ORDER_KEY.test(key)) return undefined;
  return key.slice(0, ID_LENGTH).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
