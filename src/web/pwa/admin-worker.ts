// The service worker of the back office, built into /admin-sw.js: it shows what the shop tells this
// device, and opens what it is about. It caches nothing and handles no requests.
import { pushReplaced as text } from "#i18n/he/push-replaced.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { manifestIcons } from "./manifest.ts";
import { getPressedPath, readPushMessage } from "./push-message.ts";
import { PUSH_REPLACED } from "./push-replaced.ts";
import { worker, type WorkerEvents } from "./worker-scope.ts";

const icon = manifestIcons[0]?.src ?? "";

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("push", (event) => event.waitUntil(show(event.data?.text() ?? "")));
worker.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(replaceSubscription(event)),
);
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(getPressedPath(event.notification.data)));
});

/** Browsers insist that something is shown for each message. */
async function show(message: string): Promise<void> {
  await notify(readPushMessage(message));
}

type Notice = {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
};

async function notify({ title, body, tag, path }: Notice): Promise<void> {
  const shown = { body, tag, icon, lang: "he", dir: "rtl", data: { path } } as const;
  await worker.registration.showNotification(title, shown);
}

/**
 * The browser has ended the subscription, or has replaced it. The shop learns of the new one from
 * the next page of the back office, because only pages have the session.
 */
async function replaceSubscription(ended: WorkerEvents["pushsubscriptionchange"]): Promise<void> {
  const { oldSubscription, newSubscription } = ended;
  if (!newSubscription && oldSubscription) {
    // Without the permission it stays ended; the page then says so.
    await worker.registration.pushManager.subscribe(oldSubscription.options).catch(() => undefined);
  }
  const windows = await findWindows();
  const pages = windows.filter(({ url }) =>
    url.startsWith(worker.location.origin + adminPaths.home),
  );
  for (const page of pages) page.postMessage(PUSH_REPLACED, []);
  if (pages.length > 0) return;
  await notify({ title: text.title, body: text.text, tag: PUSH_REPLACED, path: adminPaths.home });
}

const findWindows = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

/**
 * In the window where that page is open already, else in a new one, so that no typed text is lost.
 */
async function open(path: string): Promise<void> {
  const { origin } = worker.location;
  const windows = await findWindows();
  const there = windows.find(({ url }) => url === origin + path);
  if (there) await there.focus();
  else await worker.clients.openWindow(origin + path);
}
