import { describe, expect, test } from "vitest";
import type { AuditEntry } from "#modules/audit/contract.ts";
import {
  getChanges,
  getColumnName,
  getGroups,
  isCode,
  getLink,
  findRowName,
} from "./entry-labels.ts";

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

describe("a log entry", () => {
  test("SET-35 is grouped with the others of the same action and person", () => {
    const later = "2026-03-01T10:00:00.001Z";
    const groups = getGroups([
      entry({ id: 5, at: later }),
      entry({ id: 4 }),
      entry({ id: 3 }),
      entry({ id: 2, actorId: null }),
    ]);
    expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[5], [4, 3], [2]]);
    expect(getGroups([])).toEqual([]);
  });

  test("SET-35 shows old and new values, with unnamed columns last", () => {
    const changes = getChanges(
      entry({
        before: { app_column: 1, status: "pending" },
        after: { app_column: 2, status: null },
      }),
    );
    expect(changes).toEqual([
      { column: "status", before: "pending", after: null },
      { column: "app_column", before: 1, after: 2 },
    ]);
    expect([isCode("status"), isCode("app_column"), getColumnName("app_column")]).toEqual([
      false,
      true,
      "app_column",
    ]);
  });

  test("SET-35 of a new row omits empty values", () => {
    const made = entry({
      action: "insert",
      before: null,
      after: { name: "Bag", note: null, reason: "", quantity: 0 },
    });
    expect(getChanges(made).map(({ column }) => column)).toEqual(["name", "quantity"]);
  });

  test("SET-90 omits what its heading says and internal values", () => {
    const made = entry({
      action: "insert",
      entity: "payments",
      before: null,
      after: {
        actor_id: "a",
        created_at: "2026-03-01",
        id: "b",
        amount_minor: 1,
        method: "manual",
        // As the column was called in older versions.
        held_bag_id: "c",
      },
    });
    expect(getChanges(made).map(({ column }) => column)).toEqual([
      "method",
      "amount_minor",
      "created_at",
    ]);
  });

  test.each<[string, Partial<AuditEntry>, string | undefined]>([
    ["an order by its number", {}, "#DEADBEEF"],
    [
      "a setting by its name",
      { entity: "system_settings", entityId: "maintenance_mode" },
      "מצב תחזוקה",
    ],
    ["a setting that is gone by its key", { entity: "system_settings", entityId: "old" }, "old"],
    [
      "a right by whose it is and its name",
      { entity: "user_grants", entityId: "u:stock.read" },
      "Mo: צפייה במלאי",
    ],
    [
      "a right from the time when roles had them by that role",
      { entity: "user_grants", entityId: "moderator:stock.read" },
      "צוות: צפייה במלאי",
    ],
    ["a rate by its pair", { entity: "exchange_rates", entityId: "USD:ILS" }, "דולר לשקל"],
    [
      "a job by its task",
      { entity: "jobs", entityId: "7", after: { task: "send-mail" } },
      "שליחת דוא״ל",
    ],
    ["a product by its name", { entity: "products", entityId: "p" }, "Bag"],
    [
      "a product that is gone by the name that it had",
      { entity: "products", entityId: "gone", before: { name: "Old bag" }, after: null },
      "Old bag",
    ],
    [
      "a movement by its variant",
      { entity: "stock_movements", entityId: "m", after: { variant_id: "v" } },
      "Bag – Olive",
    ],
    [
      "a payment by its order",
      { entity: "payments", entityId: "y", subject: { kind: "order", id: "0-12345678" } },
      "#12345678",
    ],
    [
      "an image by its product",
      { entity: "product_images", entityId: "i", subject: { kind: "product", id: "p" } },
      "Bag",
    ],
    ["nothing by a code", { entity: "data_exports", entityId: "e" }, undefined],
  ])("SET-90 names %s", (_, more, name) => {
    expect(findRowName(entry(more), { p: "Bag", v: "Bag – Olive", u: "Mo" })).toBe(name);
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
  ] as const)("SET-35 links to its subject: %s", (kind, id, path) => {
    expect(getLink(entry({ subject: { kind, id } }))).toBe(path);
    expect(getLink(entry())).toBeUndefined();
  });
});
