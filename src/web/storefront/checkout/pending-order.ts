// The order that this tab is placing. Its key goes with every attempt, also after a reload: the
// same key is one order.
import { prefixes } from "#content/prefixes.ts";
import { isRecord } from "#shared/json.ts";
import { isUuid } from "#shared/uuid.ts";
import { readStoredJson, save } from "#web/browser/browser-storage.ts";
import { createKey } from "#web/browser/create-key.ts";

const STORAGE_KEY = `${prefixes.storage}-order`;

export type PendingOrder = {
  /** A UUID. */
  readonly key: string;
  /** Key of the lines and the coupon that it orders; so called where tabs have stored it. */
  readonly wish: string;
  /** Whether it may have arrived without the browser having heard of it. */
  readonly isSent: boolean;
  /** Opens the order's page, once the order is there. */
  readonly accessKey?: string;
};

/** For browsers that forbid storage: the order then lasts as long as the page. */
let unstored: PendingOrder | undefined;

/**
 * The order of this tab. Another request is another order, unless the one before has been placed or
 * may have arrived: then it must not become a second one.
 */
export function preparePendingOrder(request: string): PendingOrder {
  const stored = readStoredJson("session", STORAGE_KEY, isPendingOrder) ?? unstored;
  if (stored && (stored.wish === request || stored.isSent || stored.accessKey !== undefined))
    return stored;
  return savePendingOrder({ key: createKey(), wish: request, isSent: false });
}

/** Keeps the order for the next attempt. */
export function savePendingOrder(order: PendingOrder): PendingOrder {
  unstored = order;
  save("session", STORAGE_KEY, JSON.stringify(order));
  return order;
}

/** The next order is a new one. */
export function deletePendingOrder(): void {
  unstored = undefined;
  save("session", STORAGE_KEY, null);
}

function isPendingOrder(value: unknown): value is PendingOrder {
  if (!isRecord(value)) return false;
  const { key, wish: request, isSent, accessKey } = value;
  return (
    typeof key === "string" &&
    isUuid(key) &&
    typeof request === "string" &&
    typeof isSent === "boolean" &&
    (accessKey === undefined || (typeof accessKey === "string" && /^[\da-f]+$/.test(accessKey)))
  );
}
