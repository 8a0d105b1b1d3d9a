// Admission to the back office: refused by what the server says at each visit.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { shopVersion } from "#platform/shop-version.ts";
import { handleConnectError } from "../dom/network.ts";
import { startScreenShop } from "../screen-shop.ts";

const shop = await startScreenShop();

const { title, signIn, home } = admin.accessDenied;
const modules = { name: admin.nav.label };

const expectTurnedAway = () => screen.findByRole("heading", { level: 1, name: title });

test.each(["customer", "moderator"])(
  "ADMIN-03 a %s is turned away, and not asked to sign in again",
  async (as) => {
    await shop.open("/admin", { as });
    await expectTurnedAway();
    expect(screen.queryByRole("link", { name: signIn })).toBeNull();
    expect(screen.getByRole("link", { name: home }).getAttribute("href")).toBe("/");
  },
);

test("ADMIN-06 the role is checked on each visit, and staff who have lost it are turned away", async () => {
  const { email } = await shop.createCustomer();
  const given = await shop.call<{ user_id: string }>("admin", "POST /api/admin/roles", {
    email,
    role: "admin",
  });
  await shop.open("/admin", { as: email });
  const frame = within(await screen.findByRole("navigation", modules));
  expect(frame.getByRole("link", { name: admin.nav.dashboard })).toBeDefined();
  await shop.call("admin", `DELETE /api/admin/roles/${given.user_id}`);
  await shop.goTo("/admin");
  await expectTurnedAway();
  expect(screen.queryByRole("navigation", modules)).toBeNull();
});

test("ADMIN-06 staff whose role cannot be checked are turned away", async () => {
  await shop.open("/admin", { as: "admin" });
  await screen.findByRole("navigation", modules);
  shop.intercept("GET /api/auth/session", handleConnectError);
  await shop.goTo("/admin");
  await expectTurnedAway();
  expect(screen.queryByRole("navigation", modules)).toBeNull();
});

const rooms = [
  "/admin/inventory",
  "/admin/orders",
  "/admin/orders/new",
  "/admin/products",
  "/admin/categories",
  "/admin/customers",
  "/admin/analytics",
  "/admin/settings",
  "/admin/print/orders?kind=summary",
  "/admin/print/month?month=2026-02",
];

test.each(["stranger", "customer", "moderator"])(
  "ADMIN-10 a %s sees no module and requests no data of any",
  async (name) => {
    const asked: string[] = [];
    await shop.open("/admin", name === "stranger" ? {} : { as: name });
    shop.intercept(
      "GET /api/admin/**",
      async (proceed, { url }) => {
        asked.push(url);
        return proceed();
      },
      Infinity,
    );
    for (const path of rooms) {
      // oxlint-disable-next-line no-await-in-loop -- one window
      await shop.goTo(path);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expectTurnedAway();
    }
    expect(asked).toEqual([]);
  },
);

test("RUN-75 the user's menu shows the version of the shop", async () => {
  const user = await shop.open("/admin", { as: "admin" });
  await user.click(await screen.findByRole("button", { name: new RegExp(admin.userMenu.label) }));
  const version = await screen.findByText(admin.userMenu.version(shopVersion));
  await waitFor(() => expect(version).toBeVisible());
});
