// The service worker of the back office, built into /admin-sw.js: it shows what the shop tells this
// device, and opens what it is about. It caches nothing and handles no requests.
import { manifestIcons } from "./manifest.ts";
import { getPressedPath, readPushMessage } from "./push-message.ts";
import { worker } from "./worker-scope.ts";

const icon = manifestIcons[0]?.src ?? "";

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.text() ?? "")));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(getPressedPath(event.notification.data)));
});

/** Browsers insist that something is shown for each message. */
async function show(text: string): Promise<void> {
  const { title, body, tag, path } = readPushMessage(text);
  const shown = { body, tag, icon, lang: "he", dir: "rtl", data: { path } } as const;
  await worker.registration.showNotification(title, shown);
}

/**
 * In the window where that page is open already, else in a new one, so that no typed text is lost.
 */
async function open(path: string): Promise<void> {
  const { origin } = worker.location;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === origin + path);
  if (there) await there.focus();
  else await worker.clients.openWindow(origin + path);
}
