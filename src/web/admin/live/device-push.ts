// This browser as a device for push notifications: its abilities, and its subscription.
import { adminPaths } from "#web/admin-paths.ts";
import type { NewDevice } from "#modules/notifications/push/contract.ts";

const WORKER = "/admin-sw.js";

/** Push support of this browser. "install": only as an installed app, as on an iPhone. */
export type DeviceAbility = "able" | "denied" | "install" | "unsupported";

export function readAbility(): DeviceAbility {
  if (!("serviceWorker" in navigator)) return "unsupported";
  if (!("PushManager" in window) || !("Notification" in window))
    // Safari on phones and tablets reports this for a site that it could install as an app.
    return "standalone" in navigator && navigator.standalone === false ? "install" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "able";
}

/** The push subscription of this browser, if it has one. */
export async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await findRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** A subscription as the server takes it. */
export function toNewDevice(subscription: PushSubscription): NewDevice {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/**
 * Asks the user for permission to show notifications, and subscribes. Undefined when they refuse or
 * close the question. Rejects where the browser's push service cannot be reached.
 */
export async function subscribeDevice(publicKey: string): Promise<NewDevice | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const registration = await navigator.serviceWorker.register(WORKER, {
    scope: adminPaths.home,
    updateViaCache: "none",
  });
  await waitUntilActive(registration);
  // One that was made for another key of the shop would stand in the way.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return toNewDevice(
    await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    }),
  );
}

/** Removes the subscription, so that nothing can be sent to this browser. */
export async function unsubscribeDevice(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

/** The worker of the back office; that of the storefront stands above it, and is none of it. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(adminPaths.home);
  return registration?.active?.scriptURL.endsWith(WORKER) === true ? registration : undefined;
}

/** A worker that has just been registered takes a moment before it can subscribe. */
async function waitUntilActive({
  installing,
  waiting,
  active,
}: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (worker === null || active !== null) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("the worker could not start"));
    });
  });
}
