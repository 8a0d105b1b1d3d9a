import { expect, test } from "vitest";
import { pushKindNames } from "#modules/notifications/push/kinds.ts";
import { getPressedPath, readPushMessage } from "./push-message.ts";

const describe = (more: Record<string, unknown>) =>
  readPushMessage(JSON.stringify({ title: "הזמנה", body: "₪10", tag: "t", ...more }));
const ID = "5f0c7a52-3c1f-4d53-9a53-111111111111";

test("PUSH-05 a press opens the page of the event", () => {
  expect(describe({ kind: "order", about: ID })).toEqual({
    title: "הזמנה",
    body: "₪10",
    tag: "t",
    path: `/admin/orders/${ID}`,
  });
  expect(describe({ kind: "dealer", about: ID }).path).toBe(`/admin/messages/${ID}`);
  expect(describe({ kind: "stock", about: "A & B" }).path).toBe("/admin/inventory?q=A%20%26%20B");
  expect(describe({ kind: "backup", about: ID }).path).toBe("/admin/settings/backups");
  expect(describe({ kind: "summary", about: "message" }).path).toBe("/admin/messages");
  expect(describe({ kind: "test", about: "" }).path).toBe("/admin/settings/me");
});

test.each([...pushKindNames, "summary", "unheard-of"])(
  "PUSH-05 a press stays in the back office, whatever a message of the kind %s contains",
  (kind) => {
    for (const about of ["//evil.example/", "../../..", "https://evil.example", "\\\\evil", ""]) {
      const { path } = describe({ kind, about });
      expect(getPressedPath({ path })).toBe(path);
      expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example");
    }
  },
);

test.each(["", "null", "[]", "{", '"text"', '{"title":""}', '{"title":1,"kind":"order"}'])(
  "PUSH-05 %j is not a valid message: a notification is shown anyway and opens the start page",
  (json) => {
    expect(readPushMessage(json)).toMatchObject({ title: "יש חדש בחנות", path: "/admin" });
  },
);

test.each([
  undefined,
  null,
  {},
  { path: 1 },
  { path: "https://evil.example/admin" },
  { path: "//evil.example/admin" },
  { path: "/\\evil.example" },
  { path: "/administrator" },
  { path: "/admin/../account" },
  { path: "javascript:alert(1)" },
])("PUSH-05 %j opens the start page", (data) => expect(getPressedPath(data)).toBe("/admin"));
