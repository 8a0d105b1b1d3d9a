import { orderLabels } from "#i18n/he/order-labels.ts";
import { expect, test } from "vitest";
import { toShownValue } from "./shown-value.ts";

const names = { "v-1": "Bag – Olive" };
const shown = (entity: string, column: string, value: unknown, row = {}) =>
  toShownValue({ entity, column, row }, value, names);

test.each([
  ["orders", "status", "shipped", "נשלחה"],
  ["orders", "status", "unheard-of", "unheard-of"],
  ["orders", "stock_state", "held", "שמורות להזמנה"],
  ["orders", "source", "admin", "נרשמה ידנית"],
  ["orders", "order_id", "bbbbbbbb-0000-4000-8000-0000deadbeef", "#DEADBEEF"],
  [
    "orders",
    "billing_address",
    { country: "IL", line1: "1 Herzl", line2: null, city: "Haifa" },
    "1 Herzl, Haifa, ישראל",
  ],
  ["mails", "subject", "wholesale", "wholesale"],
  ["messages", "subject", "wholesale", "סיטונאות"],
  ["messages", "state", "read", "נקראה"],
  ["messages", "dealer_stage", "approved", "אושרה"],
  ["stock_movements", "reason", "reserve", "שמירה להזמנה"],
  ["stock_movements", "variant_id", "v-1", "Bag – Olive"],
  ["exchange_rates", "source", "sample", "נתוני דוגמה"],
  ["exchange_rates", "rate", "3.71250000", "3.7125"],
  ["user_roles", "role", "moderator", "צוות"],
  ["user_grants", "action", "orders.read", "צפייה בהזמנות"],
  ["system_settings", "setting_value", "true", "פעיל"],
  ["system_settings", "setting_value", '"Bags of Haifa"', "Bags of Haifa"],
  ["system_settings", "setting_value", '"pending"', orderLabels.statuses.pending],
  ["products", "is_active", true, "כן"],
  ["products", "is_active", false, "לא"],
  ["products", "description", null, "ריק"],
  ["products", "tags", [], "ריק"],
  ["products", "tags", ["a", "b"], "a, b"],
  ["product_images", "width", 1200, "1,200"],
  ["orders", "unheard_of", { a: 1 }, '{\n "a": 1\n}'],
])("SET-92 the log shows %s.%s = %j in readable form", (entity, column, value, text) => {
  expect(shown(entity, column, value)).toEqual({ kind: "text", text });
});

test("SET-92 the log shows times and days as such, and amounts in the currency of their row", () => {
  const at = "2026-11-22T01:30:18.26+00:00";
  expect(shown("exchange_rates", "updated_at", at)).toEqual({ kind: "moment", at });
  expect(shown("orders", "ils_rate_date", "2026-11-22")).toEqual({
    kind: "day",
    day: "2026-11-22",
  });
  expect(shown("orders", "total_minor", 14_998)).toEqual({
    kind: "money",
    amount: { amountMinor: 14_998, currency: "USD" },
  });
  expect(shown("orders", "total_minor", 100, { currency: "ILS" })).toEqual({
    kind: "money",
    amount: { amountMinor: 100, currency: "ILS" },
  });
});
