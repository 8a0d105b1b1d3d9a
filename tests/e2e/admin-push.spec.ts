// Whether this browser is told of news. Browsers of tests have no push service, so a subscription
// stands in at their boundary; the worker, its registration and the API are real.
import { createECDH, randomBytes } from "node:crypto";
import { admin } from "#i18n/he/admin.ts";
import type { BrowserContext, Page, Worker } from "@playwright/test";
import { news } from "#i18n/he/news.ts";
import { pushReplaced } from "#i18n/he/push-replaced.ts";
import { push as text } from "#i18n/he/push.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { PUSH_REPLACED } from "#web/pwa/push-replaced.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { button, signInAsStaff, toast } from "./staff.ts";

test.use({ serviceWorkers: "allow" });

const panel = (page: Page) => page.getByRole("region", { name: text.title });

/** In place of the push service, which test browsers lack: subscribes and takes it back. */
async function giveSubscriptions(context: BrowserContext): Promise<void> {
  const keys = {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  const endpoint = `https://push.example.com/${randomBytes(12).toString("hex")}`;
  await context.addInitScript(
    (made) => {
      const KEY = "test-subscription";
      const createSubscription = (address: string) => ({
        endpoint: address,
        toJSON: () => ({ ...made, endpoint: address }),
        async unsubscribe() {
          sessionStorage.removeItem(KEY);
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
          if (!/^[\w-]{87}$/.test(applicationServerKey)) throw new Error("no key of a shop");
          sessionStorage.setItem(KEY, made.endpoint);
          return createSubscription(made.endpoint);
        },
        async getSubscription() {
          const address = sessionStorage.getItem(KEY);
          return address === null ? null : createSubscription(address);
        },
      });
    },
    { endpoint, keys },
  );
}

/** The browser's question is answered with yes, on each page that asks. */
async function grantOnRequest(page: Page, context: BrowserContext, origin: string | undefined) {
  await context.grantPermissions(["notifications"], origin === undefined ? {} : { origin });
  await page.addInitScript(() => {
    // A browser without a window refuses whatever it was granted.
    const isAsked = () => "wasAsked" in globalThis;
    Object.defineProperty(Notification, "permission", {
      get: () => (isAsked() ? "granted" : "default"),
    });
    Notification.requestPermission = async () => {
      Object.assign(globalThis, { wasAsked: true });
      return "granted";
    };
  });
}

/** Starts the worker of the back office; what it shows is listed under `shown` in it. */
async function startWorker(page: Page, context: BrowserContext): Promise<Worker> {
  await page.evaluate(async () => {
    const made = await navigator.serviceWorker.register("/admin-sw.js", { scope: "/admin" });
    const starting = made.installing ?? made.waiting;
    if (starting !== null && made.active === null)
      await new Promise((resolve) => {
        starting.addEventListener(
          "statechange",
          () => starting.state === "activated" && resolve(true),
        );
      });
  });
  const worker = context.serviceWorkers().find((it) => it.url().endsWith("/admin-sw.js"));
  if (worker === undefined) throw new Error("the worker of the back office is not there");
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, options: object) => {
        shown.push({ title, ...options });
      },
    });
  });
  return worker;
}

const readShown = (worker: Worker) =>
  worker.evaluate(() => Reflect.get(globalThis, "shown") as unknown);

test("PUSH-13 PUSH-10 notifications are turned on by a press, tested, limited to some kinds, and turned off again", async ({
  page,
  context,
  baseURL,
}) => {
  await grantOnRequest(page, context, baseURL);
  await giveSubscriptions(context);
  await signInAsStaff(page);
  await page.goto(adminPaths.ownSecurity);
  await expect(panel(page).getByRole("status")).toHaveText(text.states.off);
  // Nobody is asked for anything before they press.
  expect(await page.evaluate(() => "wasAsked" in globalThis)).toBe(false);
  await expectAccessible(page);

  await button(panel(page), text.enable).click();
  await expect(panel(page).getByRole("status")).toHaveText(text.states.on);
  expect(await page.evaluate(() => "wasAsked" in globalThis)).toBe(true);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ scope, active }) => `${new URL(scope).pathname} ${active?.scriptURL.split("/").pop()}`,
    ),
  );
  expect(scopes).toEqual(["/admin admin-sw.js"]);
  await expect(panel(page).getByText(text.devices.current)).toBeVisible();
  await expectAccessible(page);

  await button(panel(page), text.tryOut).click();
  await expect(toast(page)).toContainText(text.sent);

  const muted = panel(page).getByRole("switch", { name: text.kinds.stock.name });
  await expect(muted).toBeChecked();
  await muted.click();
  await expect(muted).not.toBeChecked();
  await page.reload();
  await expect(muted).not.toBeChecked();
  await muted.click();
  await expect(muted).toBeChecked();

  await expect(panel(page).getByRole("status")).toHaveText(text.states.on);
  await button(panel(page), text.disable).click();
  await expect(panel(page).getByRole("status")).toHaveText(text.states.off);
  await expect(panel(page).getByText(text.devices.title)).toHaveCount(0);
});

test("PUSH-05 the worker of the back office shows its messages in Hebrew, right to left", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(
    ["notifications"],
    baseURL === undefined ? {} : { origin: baseURL },
  );
  await signInAsStaff(page);
  await page.goto(adminPaths.ownSecurity);
  const worker = await startWorker(page, context);
  const message = { title: "הזמנה חדשה", body: "‏10 ₪", tag: "one", kind: "order", about: "1-2" };
  // The same event that the browser raises when a push message arrives.
  await worker.evaluate((json) => {
    // Workers have it; the types are those of pages.
    const Pushed = Reflect.get(globalThis, "PushEvent") as new (n: string, i: object) => Event;
    globalThis.dispatchEvent(new Pushed("push", { data: json }));
  }, JSON.stringify(message));
  await expect
    .poll(() => readShown(worker))
    .toEqual([
      {
        title: message.title,
        body: message.body,
        dir: "rtl",
        lang: "he",
        tag: "one",
        icon: "/icon-192.png",
        data: { path: "/admin/orders/1-2" },
      },
    ]);
});

test("PUSH-15 a subscription that the browser has replaced is passed on, and one that it has dropped is reported at the bell", async ({
  page,
  context,
  baseURL,
}) => {
  await grantOnRequest(page, context, baseURL);
  // Here it stays granted on the next page.
  await page.addInitScript(() => {
    if (sessionStorage.getItem("test-subscription") !== null)
      Object.assign(globalThis, { wasAsked: true });
  });
  await giveSubscriptions(context);
  await signInAsStaff(page);
  await page.goto(adminPaths.ownSecurity);
  await button(panel(page), text.enable).click();
  await expect(panel(page).getByRole("status")).toHaveText(text.states.on);

  const passedOn = page.waitForResponse("**/api/admin/push/devices");
  await page.evaluate(() =>
    sessionStorage.setItem("test-subscription", "https://push.example.com/replaced"),
  );
  await page.reload();
  expect((await passedOn).ok()).toBe(true);
  const bell = page.getByRole("button", { name: new RegExp(`^${admin.bell.label}`) });
  await expect(bell).not.toHaveAccessibleName(/\./);

  await page.evaluate(() => sessionStorage.removeItem("test-subscription"));
  await page.reload();
  await expect(bell).toHaveAccessibleName(/\./);
  await bell.click();
  await expect(page.getByText(news.bell.silentDevice)).toBeVisible();
  await button(page, news.bell.staySilent).click();
  await expect(page.getByText(news.bell.silentDevice)).toBeHidden();
  await page.reload();
  await expect(bell).not.toHaveAccessibleName(/\./);
});

test("PUSH-15 the worker tells open pages of a replaced subscription, and shows it where none is open", async ({
  page,
  context,
}) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.ownSecurity);
  const worker = await startWorker(page, context);
  const replace = () =>
    worker.evaluate(() => {
      const Ended = Reflect.get(globalThis, "ExtendableEvent") as new (name: string) => Event;
      globalThis.dispatchEvent(new Ended("pushsubscriptionchange"));
    });
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("message", ({ data }) => resolve(data));
      }),
  );
  await replace();
  expect(await heard).toBe(PUSH_REPLACED);
  expect(await readShown(worker)).toEqual([]);

  await page.goto(paths.contact);
  await replace();
  await expect
    .poll(() => readShown(worker))
    .toMatchObject([{ title: pushReplaced.title, data: { path: adminPaths.home } }]);
});
