import { describe, expect, test } from "vitest";
import { isStaffPermission } from "#shared/permissions.ts";
import { allEndpoints } from "./endpoints.ts";
import { isOpenPath, isOpenWithoutOwner } from "./closed-shop.ts";

describe("while the shop is closed", () => {
  const endpoints = Object.entries(allEndpoints).flatMap(([module, table]) =>
    Object.entries(table).map(([name, endpoint]) => ({ name: `${module}.${name}`, ...endpoint })),
  );

  test("SET-11 every endpoint of the back office and of the accounts keeps working", () => {
    const closed = endpoints.filter(({ path, method }) => !isOpenPath(path, method));
    expect(closed.filter(({ permission }) => isStaffPermission(permission))).toEqual([]);
    expect(closed.filter(({ path }) => path.startsWith("/api/auth/"))).toEqual([]);
    expect(closed.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "catalog.listVariants",
        "messages.sendContactMessage",
        "messages.sendDealerInquiry",
        "newsletter.subscribe",
        "checkout.placeOrder",
      ]),
    );
  });

  test.each([
    "/admin",
    "/admin/settings/mail",
    "//ADMIN/orders",
    "/%61dmin",
    "/auth",
    "/auth.data",
    "/auth/confirm",
    "/reset-password",
    "/reset-password.data",
    "/newsletter/unsubscribe",
    "/newsletter/unsubscribe.data",
    "/robots.txt",
    "/api/payments/stripe",
    "/api/newsletter/unsubscriptions",
    "/api/functions/get_user_role",
    "/order-status/key",
    "/order-status/key.data",
    "/order-status/return/key",
    "/order-status/review/key",
    "/orders",
    "/api/orders",
    "/cancel",
    "/kept/key",
    "/kept/key.data",
    "/newsletter/confirm",
    "/newsletter/unsubscribe",
    "/privacy",
    "/terms.data",
    "/accessibility",
  ])("SET-11 %s keeps working", (path) => {
    expect(isOpenPath(path, "GET")).toBe(true);
  });

  test.each([
    "/",
    "/_.data",
    "/products",
    "/product/olive.data",
    "/cart",
    "/order/olive",
    "/order-success",
    "/account",
    "/newsletter",
    "/newsletter/confirm/more",
    "/newsletter/unsubscribe/more",
    "/administration",
    "/admin%2f..%2fproducts",
    "/products/admin",
    "/%",
    "/sitemap.xml",
    "/api/catalog/variants",
    "/api/orders/last-contact",
    "/api/newsletter/subscriptions",
    "/api/functions/mailjet-contact-form",
    "/api/adminx",
    "/api",
  ])("SET-10 %s is closed", (path) => {
    expect(isOpenPath(path, "GET")).toBe(false);
  });

  test("SET-11 an order can be cancelled, and none can be placed", () => {
    expect(isOpenPath("/api/orders/cancel", "POST")).toBe(true);
    expect(isOpenPath("/api/newsletter/confirmations", "POST")).toBe(true);
    expect(isOpenPath("/api/orders", "POST")).toBe(false);
  });
});

describe("before the shop has an administrator", () => {
  test("SETUP-11 no endpoint accepts an order, a message, an address or an account", () => {
    for (const path of [
      "/api/orders",
      "/api/contact",
      "/api/newsletter",
      "/api/auth/sign-up",
      "/api//AUTH/sign%2Dup",
      "/",
      "/order/olive",
      "/contact",
      "/cancel.data",
      "/orders",
      "/order-status/key",
      "/terms",
    ])
      expect([path, isOpenWithoutOwner(path)]).toEqual([path, false]);
  });

  test("SETUP-11 the setup page and signing in are reachable", () => {
    for (const path of ["/setup", "/setup.data", "/auth", "/api/auth/sign-in", "/admin"])
      expect([path, isOpenWithoutOwner(path)]).toEqual([path, true]);
  });
});
