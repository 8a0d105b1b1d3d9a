import { isRecord, readJson } from "#shared/json.ts";
import { isUuid } from "#shared/uuid.ts";
import { createKey } from "#web/browser/create-key.ts";
import { readPart, savePart } from "./checkout-storage.ts";

/**
 * The order that this tab is placing. Its key goes with every attempt, also after a reload: the
 * same key is one order.
 */
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

/**
 * The order of this tab. Another request is another order, unless the one before has been placed or
 * may have arrived: then it must not become a second one.
 */
export function preparePendingOrder(request: string): PendingOrder {
  const stored = readPendingOrder();
  if (stored && (stored.wish === request || stored.isSent || stored.accessKey !== undefined))
    return stored;
  const order = { key: createKey(), wish: request, isSent: false };
  savePart("order", order);
  return order;
}

export function readPendingOrder(): PendingOrder | undefined {
  const value = readJson(readPart("order") ?? "");
  return isPendingOrder(value) ? value : undefined;
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
