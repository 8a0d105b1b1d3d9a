import { beforeAll, expect, test } from "vitest";
import { securityEndpoints } from "#modules/security/endpoints.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const { database, asAdmin } = await startSalesShop();

const events = async (query: string) => {
  const { status, text } = await asAdmin("GET", `/api/admin/security/events?${query}`);
  expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
  return securityEndpoints.listSecurityEvents.response
    .parse(JSON.parse(text))
    .events.map(({ type, ip }) => `${type} ${ip}`);
};
const alerts = async (query: string) => {
  const { text } = await asAdmin("GET", `/api/admin/security/alerts?${query}`);
  return securityEndpoints.listSecurityAlerts.response.parse(JSON.parse(text));
};

beforeAll(async () => {
  await database.asOwner(
    `insert into security_events (type, severity, occurred_at, ip) values
       ('auth_failure', 'low', '2026-03-01T08:00:00Z', '203.0.113.7'),
       ('auth_failure', 'low', '2026-03-01T08:01:00Z', '203.0.114.7'),
       ('token_reuse', 'high', '2026-03-01T08:02:00Z', '2001:db8::7'),
       ('suspicious_agent', 'medium', '2026-03-01T08:03:00Z', null)`,
  );
  await database.asOwner(
    `insert into security_alerts (raised_at, pattern, severity, ip, events) values
       ('2026-03-01T08:00:00Z', 'auth_failure', 'high', '203.0.113.7', '[]'),
       ('2026-03-01T08:01:00Z', 'form_submission', 'medium', '203.0.114.0/24', '[]')`,
  );
});

test.each([
  ["type=auth_failure", ["auth_failure 203.0.114.7", "auth_failure 203.0.113.7"]],
  ["severity=high", ["token_reuse 2001:db8::7"]],
  ["address=203.0.113", ["auth_failure 203.0.113.7"]],
  ["address=2001:DB8:", ["token_reuse 2001:db8::7"]],
  ["address=203.0.113.7&type=token_reuse", []],
  ["address=%25", []],
])("SET-40 events are filtered by %s", async (query, expected) => {
  expect(await events(query)).toEqual(expected);
});

test("SET-40 alerts can be filtered too, and their total is shown", async () => {
  const found = await alerts("type=auth_failure&severity=high&address=203.");
  expect(found.alerts).toMatchObject([{ pattern: "auth_failure", severity: "high" }]);
  expect(found.total).toBe(2);
  expect((await alerts("severity=low")).alerts).toEqual([]);
  // A whole address finds the networks around it.
  for (const address of ["203.0.114.9", "203.0.114."])
    expect((await alerts(`address=${address}`)).alerts).toMatchObject([
      { network: "203.0.114.0/24", isMany: false },
    ]);
  expect((await alerts("address=203.0.115.9")).alerts).toEqual([]);
});
