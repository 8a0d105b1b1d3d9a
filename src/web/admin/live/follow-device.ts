// Whether this browser still gets the push notifications that were turned on in it. Browsers may
// replace a subscription or drop it, and the shop then sends to an address where no one listens.
import { prefixes } from "#content/prefixes.ts";
import { isRecord } from "#shared/json.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { readStoredJson, save } from "#web/browser/browser-storage.ts";
import { findSubscription, readAbility, toNewDevice } from "./device-push.ts";

const KEY = `${prefixes.storage}-admin-push`;

/** The user who turned notifications on in this browser, and its address as the shop knows it. */
type NotedDevice = { readonly userId: string; readonly endpoint: string };

export function recordDevice(device: NotedDevice): void {
  save("local", KEY, JSON.stringify(device));
}

export function removeRecord(): void {
  save("local", KEY, null);
}

/**
 * After opening the back office tells the server that this browser is still a device, also under a
 * new address. Returns whether the user turned notifications on in it and gets none any more: the
 * browser dropped them, or they ended with an earlier session or were removed on another device.
 * After a failure it tries again at the next visit.
 */
export async function followDevice(userId: string): Promise<boolean> {
  const stored = readStoredJson("local", KEY, isNotedDevice);
  const noted = stored?.userId === userId ? stored : undefined;
  const subscription = readAbility() === "able" ? await findSubscription() : undefined;
  if (!subscription) return noted !== undefined;
  const { endpoint } = subscription;
  const { isOn } = await fetchApi("POST /api/admin/push/kept", { body: { endpoint } });
  if (!isOn) {
    if (noted === undefined) return false;
    // The user has ended the one at this address.
    if (noted.endpoint === endpoint) return true;
    await fetchApi("POST /api/admin/push/devices", { body: toNewDevice(subscription) });
  }
  recordDevice({ userId, endpoint });
  return false;
}

const isNotedDevice = (value: unknown): value is NotedDevice =>
  isRecord(value) && typeof value["userId"] === "string" && typeof value["endpoint"] === "string";
