import { shopVersion } from "#platform/shop-version.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { seededColors } from "#content/backpack-colors.ts";
import { adminSettingsEndpoints } from "#modules/settings/admin-endpoints.ts";
import { settingKeys } from "#modules/settings/settings.ts";
import { system } from "#shared/actor.ts";
import { toVersion } from "#platform/to-version.ts";
import { startBackOffice } from "../orders/back-office.ts";
import { orderBody } from "../../support/sample-order.ts";

const { database, asAdmin, send, now, passTime, place, read, variantId } = await startBackOffice();

const path = "/api/admin/settings";
const listed = async () => {
  const { text } = await asAdmin("GET", path);
  return adminSettingsEndpoints.listSettings.response.parse(JSON.parse(text));
};
const change = (key: string, value: unknown, seen: unknown) =>
  asAdmin("PUT", `${path}/${key}`, { value, version: toVersion(seen ?? null) });
const stored = async (key: string) =>
  (
    await database.asOwner("select setting_value from system_settings where setting_key = $1", [
      key,
    ])
  )[0]?.["setting_value"];

/** Sets what the shop itself could set, without a trace in the log. */
async function arrange(key: string, text: string): Promise<void> {
  await database.asOwner("update system_settings set setting_value = $2 where setting_key = $1", [
    key,
    text,
  ]);
}
beforeEach(async () => {
  await arrange("low_stock_threshold", "10");
  await arrange("support_email", '"hello@wanderpaw.example"');
  await arrange("email_notifications", "true");
});

describe("the list", () => {
  test("SET-01 all settings come with value, default, and author and time of the last change", async () => {
    const before = await listed();
    expect(before.settings.map(({ key }) => key)).toEqual([...settingKeys]);
    expect(before.can.change).toEqual({ allowed: true, reason: null });
    expect(before.settings.find(({ key }) => key === "system_name")).toEqual({
      key: "system_name",
      version: toVersion("Wanderpaw ERP"),
      value: "Wanderpaw ERP",
      default: "Wanderpaw ERP",
      changed: null,
    });
    const answer = await change("system_name", " Paws & Co ", "Wanderpaw ERP");
    expect(answer.status).toBe(200);
    const { settings } = await listed();
    const name = settings.find(({ key }) => key === "system_name");
    expect(name).toMatchObject({ value: "Paws & Co", default: "Wanderpaw ERP" });
    expect(name?.changed?.by).toBe("admin@wanderpaw.example");
    expect(Date.now() - Date.parse(name?.changed?.at ?? "")).toBeLessThan(60_000);
  });

  test("SET-50 the default support address and name are the owner's, not those of the sample", async () => {
    const { email, brand } = { email: "hello@paws.example", brand: "Paws & Co" };
    await database.asOwner("insert into content_documents (key, data) values ('brand', $1)", [
      { name: brand, email },
    ]);
    const { settings } = await listed();
    const getDefault = (key: string) => settings.find((it) => it.key === key)?.default;
    expect(getDefault("support_email")).toBe(email);
    expect(getDefault("system_name")).toBe(`${brand} ERP`);
    await database.asOwner("delete from content_documents");
  });

  test("SET-05 the frame of every screen gets the name of the system and whether the shop is closed", async () => {
    await arrange("system_name", '"Bags of Haifa"');
    const { text } = await asAdmin("GET", "/api/admin/frame");
    expect(JSON.parse(text)).toEqual({
      systemName: "Bags of Haifa",
      isClosed: false,
      version: shopVersion,
      can: { open: { allowed: true, reason: null } },
    });
  });
});

describe("a change", () => {
  test.each([
    ["allow_registration", false, true, "false"],
    ["low_stock_threshold", 7, 10, "7"],
    ["default_order_status", "processing", "pending", '"processing"'],
    ["support_email", "desk@mail.example", "hello@wanderpaw.example", '"desk@mail.example"'],
  ])("SET-02 of %s is stored as text, strings as JSON", async (key, value, seen, text) => {
    expect((await change(key, value, seen)).status).toBe(200);
    expect(await stored(key)).toBe(text);
    await change(key, seen, value);
  });

  test.each([
    ["low_stock_threshold", -1, "too_small"],
    ["low_stock_threshold", 100_001, "too_large"],
    ["system_name", "   ", "required"],
    ["system_name", "x".repeat(101), "too_long"],
    ["system_name", "a\u2028b", "unprintable"],
    ["support_email", "nobody", "not_an_email"],
    ["support_email", "наталья@mail.example", "not_an_email"],
    ["support_email", `${"x".repeat(250)}@mail.example`, "too_long"],
  ])("SET-03 of %s to %j is rejected: %s", async (key, value, code) => {
    const { settings } = await listed();
    const seen = settings.find((it) => it.key === key)?.value;
    const answer = await change(key, value, seen);
    expect([answer.status, answer.fields]).toEqual([422, { value: [code] }]);
    expect((await listed()).settings.find((it) => it.key === key)?.value).toBe(seen);
  });

  test.each([
    ["maintenance_mode", "yes"],
    ["maintenance_mode", 1],
    ["low_stock_threshold", 1.5],
    ["low_stock_threshold", "7"],
    ["default_order_status", "paid"],
    ["support_email", false],
  ])("SET-03 of %s to the wrong type %j is rejected", async (key, value) => {
    const before = await stored(key);
    expect((await change(key, value, value)).status).toBe(422);
    expect(await stored(key)).toBe(before);
  });

  test("SET-03 of an unknown setting is rejected", async () => {
    expect((await change("theme", "dark", "light")).status).toBe(422);
  });

  test("SET-04 of an outdated value is rejected with the current one, and setting the same value is no change", async () => {
    await arrange("low_stock_threshold", "30");
    const refused = await change("low_stock_threshold", 20, 10);
    expect(refused).toMatchObject({
      status: 409,
      code: "conflict",
      conflict: { changedBy: "Noa Adler", current: { value: 30 } },
    });
    expect((await change("low_stock_threshold", 30, 10)).status).toBe(200);
    const both = await Promise.all([
      change("low_stock_threshold", 40, 30),
      change("low_stock_threshold", 50, 30),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe("the effect", () => {
  test("SET-06 of the threshold is immediate on the dashboard, in the inventory and in the levels, without many mails", async () => {
    await asAdmin("POST", `/api/admin/variants/${variantId("olive")}/movements`, {
      kind: "receipt",
      quantity: 26, // 30
    });
    const alerts = async () =>
      Number((await database.asOwner("select count(*) from stock_alerts"))[0]?.["count"]);
    const mails = async () =>
      Number(
        (await database.asOwner("select count(*) from mails where kind = 'stock-alert'"))[0]?.[
          "count"
        ],
      );
    const level = async () =>
      (
        await database.asOwner("select level from stock_levels where variant_id = $1", [
          variantId("olive"),
        ])
      )[0]?.["level"];
    const before = [await alerts(), await mails()];
    expect(await level()).toBe("enough");

    await change("low_stock_threshold", 50, 10);
    const { lowStock } = z
      .object({ lowStock: z.object({ threshold: z.int(), count: z.int() }) })
      .parse(JSON.parse((await asAdmin("GET", "/api/admin/dashboard")).text));
    expect(lowStock).toEqual({ threshold: 50, count: seededColors.length });
    const totals = z
      .object({ belowThreshold: z.int() })
      .parse(JSON.parse((await asAdmin("GET", "/api/admin/stock-totals")).text));
    expect(totals.belowThreshold).toBe(seededColors.length);
    expect(await level()).toBe("low");
    expect([await alerts(), await mails()]).toEqual(before);

    // The next step down is news again, and a way back arms it anew.
    await change("low_stock_threshold", 10, 50);
    expect(await level()).toBe("enough");
    await asAdmin("POST", `/api/admin/variants/${variantId("olive")}/movements`, {
      kind: "adjustment",
      quantity: -24,
      note: "wet",
    });
    expect(await level()).toBe("low");
    expect([await alerts(), await mails()]).toEqual(before.map((count) => count + 1));
  });

  test("SET-07 of order status and notifications applies to the next order and message", async () => {
    const getMails = async (kind: string) =>
      database.asOwner("select recipient from mails where kind = $1 order by created_at", [kind]);
    await change("default_order_status", "processing", "pending");
    const id = await place(orderBody());
    expect((await read(id)).status).toBe("processing");
    await change("default_order_status", "pending", "processing");

    const letter = () =>
      send("/api/functions/mailjet-contact-form", {
        name: "Noa",
        email: "noa@mail.example",
        message: "Is anybody there?",
        startedAt: new Date(now().getTime() - 60_000).toISOString(),
      });
    await change("support_email", "inbox@mail.example", "hello@wanderpaw.example");
    const first = await letter();
    expect(first.status).toBeLessThan(300);
    expect((await getMails("contact-message")).at(-1)).toEqual({ recipient: "inbox@mail.example" });
    const count = (await getMails("contact-message")).length;
    await change("email_notifications", false, true);
    passTime(3_600);
    expect((await letter()).status).toBeLessThan(300);
    expect(await getMails("contact-message")).toHaveLength(count);
  });

  test("SET-07 of the registration setting applies to the next sign-up", async () => {
    await change("allow_registration", false, true);
    const closed = await send("/api/auth/sign-up", {
      email: "new@mail.example",
      password: "Carry-Me-2026!",
      full_name: "Noa Levi",
    });
    expect([closed.status, closed.code]).toEqual([403, "registration_closed"]);
    await change("allow_registration", true, false);
  });
});

test("SET-02 a failed change leaves nothing, not even in the log", async () => {
  const entries = async () =>
    Number((await database.asOwner("select count(*) from audit_log"))[0]?.["count"]);
  const before = await entries();
  await change("low_stock_threshold", 20, 11);
  await change("low_stock_threshold", -5, 10);
  expect(await entries()).toBe(before);
  expect(await database.runInTransaction(system, async () => stored("low_stock_threshold"))).toBe(
    "10",
  );
});
