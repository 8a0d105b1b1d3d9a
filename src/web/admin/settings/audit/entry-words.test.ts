import { describe, expect, test } from "vitest";
import type { AuditEntry } from "#modules/audit/contract.ts";
import {
  changesOf,
  columnName,
  groupsOf,
  isCode,
  keyName,
  linkOf,
  valueText,
} from "./entry-words.ts";

const entry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: "2026-03-01T10:00:00.000Z",
  actorId: "aaaaaaaa-0000-4000-8000-00000000000a",
  actorEmail: "noa@mail.example",
  action: "update",
  entity: "orders",
  entityId: "bbbbbbbb-0000-4000-8000-0000deadbeef",
  before: { status: "pending" },
  after: { status: "shipped" },
  subject: null,
  ...more,
});

describe("an entry of the log", () => {
  test("SET-35 stands with the others that were made in one go by the same person", () => {
    const later = "2026-03-01T10:00:00.001Z";
    const groups = groupsOf([
      entry({ id: 5, at: later }),
      entry({ id: 4 }),
      entry({ id: 3 }),
      entry({ id: 2, actorId: null }),
    ]);
    expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[5], [4, 3], [2]]);
    expect(groupsOf([])).toEqual([]);
  });

  test("SET-35 tells a change before and after, known columns first", () => {
    const changes = changesOf(
      entry({
        before: { app_column: 1, status: "pending" },
        after: { app_column: 2, status: null },
      }),
    );
    expect(changes).toEqual([
      { column: "status", before: "pending", after: null },
      { column: "app_column", before: 1, after: 2 },
    ]);
    expect([isCode("status"), isCode("app_column"), columnName("app_column")]).toEqual([
      false,
      true,
      "app_column",
    ]);
  });

  test("SET-35 of a new row leaves out what is empty", () => {
    const made = entry({
      action: "insert",
      before: null,
      after: { name: "Bag", note: null, reason: "", quantity: 0 },
    });
    expect(changesOf(made).map(({ column }) => column)).toEqual(["name", "quantity"]);
  });

  test.each([
    ["orders", "status", "shipped", "נשלחה"],
    ["orders", "status", "unheard-of", "unheard-of"],
    ["mails", "status", "shipped", "shipped"],
    ["messages", "state", "read", "נקראה"],
    ["messages", "dealer_stage", "approved", "אושר"],
    ["user_roles", "role", "moderator", "מנחה"],
    ["system_settings", "setting_value", "true", "פעיל"],
    ["system_settings", "setting_value", "Bags of Haifa", "Bags of Haifa"],
    ["products", "is_active", true, "כן"],
    ["products", "is_active", false, "לא"],
    ["products", "note", null, "ריק"],
    ["products", "quantity", 0, "0"],
    ["products", "tags", ["a"], '[\n "a"\n]'],
  ])("SET-35 shows %s.%s = %j as people read it", (entity, column, value, shown) => {
    expect(valueText(entity, column, value)).toBe(shown);
  });

  test("SET-35 is called by the number of its id, a setting by its name", () => {
    expect(keyName("orders", entry().entityId)).toBe("#DEADBEEF");
    expect(keyName("exchange_rates", "USD:ILS")).toBe("USD:ILS");
    expect(keyName("system_settings", "maintenance_mode")).toBe("מצב תחזוקה");
    expect(keyName("system_settings", "unheard_of")).toBe("unheard_of");
  });

  test.each([
    ["order", "1", "/admin/orders/1"],
    ["product", "1", "/admin/products/1"],
    ["customer", "1", "/admin/customers/1"],
    ["message", "1", "/admin/messages/1"],
    ["mail", "1", "/admin/settings/mail?mail=1"],
    ["settings", null, "/admin/settings"],
    ["roles", null, "/admin/settings/roles"],
    ["rates", null, "/admin/inventory"],
    ["categories", null, "/admin/categories"],
    ["subscribers", null, "/admin/subscribers"],
    ["erasures", null, "/admin/erasures"],
  ] as const)("SET-35 leads to what it is about: %s", (kind, id, path) => {
    expect(linkOf(entry({ subject: { kind, id } }))).toBe(path);
    expect(linkOf(entry())).toBeUndefined();
  });
});
