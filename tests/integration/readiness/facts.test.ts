// The questions about words, destinations, backups, services and integrity rules.
import { beforeEach, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { countries } from "#modules/checkout/countries.ts";
import { checks } from "#modules/readiness/checks.ts";
import type { ReadinessContext } from "#modules/readiness/context.ts";
import { arrangeWays } from "../../support/connect-ways.ts";
import { createTestPayments } from "../../support/payments.ts";
import { done, missing, startReadinessShop } from "./readiness-shop.ts";

const { database, now, ctx, write, asAdmin } = await startReadinessShop();

beforeEach(() => database.asOwner("delete from content_documents"));

const serveNot = (places: readonly string[]) =>
  database.asOwner(
    `insert into market_places (place, market_id)
     select place, (select id from markets where code = 'unserved') from unnest($1::text[]) place
     on conflict (place) do update set market_id = excluded.market_id`,
    [places],
  );
const setFirstDay = (code: string, day: string | null) =>
  database.asOwner("update markets set valid_from = $2 where code = $1", [code, day]);

test("READY-12 a shop that sells to Israel names its coordinator with a way to reach them", async () => {
  const name = (accessibility: Partial<Record<keyof typeof brand.accessibility, string>>) =>
    write("brand", { ...brand, accessibility: { ...brand.accessibility, ...accessibility } });
  expect(await checks.accessibility(ctx)).toEqual(missing("no_coordinator"));
  await name({ coordinator: "Noa Lev" });
  expect(await checks.accessibility(ctx)).toEqual(missing("no_coordinator"));
  await name({ coordinator: "Noa Lev", phone: "+972 3 1234567" });
  expect(await checks.accessibility(ctx)).toEqual(done);
  await database.asOwner("delete from content_documents");
  await serveNot(["IL"]);
  await setFirstDay("unserved", "2026-01-01");
  expect(await checks.accessibility(ctx)).toBeUndefined();
  await setFirstDay("unserved", null);
});

test("READY-13 the privacy policy is the delivered one until the owner publishes it, outside a demo", async () => {
  expect(await checks.privacyText({ ...ctx, isDemo: true })).toBeUndefined();
  expect(await checks.privacyText(ctx)).toEqual(missing("privacy_as_delivered"));
  await write("page/privacy", { title: "Privacy" });
  expect(await checks.privacyText(ctx)).toEqual(done);
});

test("READY-14 delivered markets are advice until the owner settles one, and a shop without destinations sells nothing", async () => {
  expect(await checks.destinations(ctx)).toMatchObject({
    state: "advice",
    reason: "markets_as_delivered",
  });
  await setFirstDay("main", "2026-01-01");
  expect(await checks.destinations(ctx)).toEqual(done);
  await setFirstDay("main", "2020-01-01");
  await setFirstDay("uk", "2026-01-01");
  expect(await checks.destinations(ctx)).toEqual(done);
  await serveNot(countries.map(([code]) => code));
  await setFirstDay("unserved", "2026-01-01");
  expect(await checks.destinations(ctx)).toEqual(missing("no_destination"));
  await setFirstDay("unserved", null);
});

test("READY-15 backups beside the data are advice, and elsewhere they are done", async () => {
  const check = (place: Awaited<ReturnType<ReadinessContext["findBackupPlace"]>>) =>
    checks.backupPlace({ ...ctx, findBackupPlace: async () => place });
  expect(await check(undefined)).toBeUndefined();
  expect(await check("beside")).toMatchObject({ state: "advice", reason: "backups_beside" });
  expect(await check("unknown")).toMatchObject({ state: "unknown" });
  expect(await check("elsewhere")).toEqual(done);
});

test("READY-16 a service that is on and not connected is no way to pay, and one that is away is named", async () => {
  const stripe = { ...ctx, payments: createTestPayments("stripe") };
  expect(await checks.payments(stripe)).toEqual(done);
  await arrangeWays(database, [{ code: "paypal" }]);
  expect(await checks.payments(ctx)).toEqual(missing("not_connected", "PayPal"));
  expect(await checks.paymentAccounts(ctx)).toEqual(missing("not_connected", "PayPal"));
  // Customers can still pay in another way.
  await arrangeWays(database, [{ code: "paypal" }, { code: "manual" }]);
  expect(await checks.payments(ctx)).toEqual(done);
  expect(await checks.paymentAccounts({ ...ctx, isDemo: true })).toEqual(
    missing("not_connected", "PayPal"),
  );

  expect(await checks.paymentAnswers(ctx)).toBeUndefined();
  await arrangeWays(database, [{ code: "stripe", awaySince: now() }]);
  // The first minutes are no matter for the owner.
  expect(await checks.paymentAnswers(stripe)).toEqual(done);
  await database.asOwner("update payment_ways set away_notified_at = $1 where code = 'stripe'", [
    now(),
  ]);
  expect(await checks.paymentAnswers(stripe)).toEqual({
    ...missing("service_away", "Stripe"),
    at: now(),
  });
  await database.asOwner("delete from payment_ways");
});

test("READY-17 broken integrity rules are counted, for those who may see them", async () => {
  expect(await checks.integrity(ctx)).toEqual(done);
  const at = now();
  await database.asOwner(
    "insert into integrity_findings (rule, count, examples, found_at) values ('a rule', 2, '{A1B2}', $1), ('another', 1, '{}', $1)",
    [at],
  );
  expect(await checks.integrity(ctx)).toEqual({ ...missing("integrity_broken", "2"), at });
  const bell = await asAdmin("GET", "/api/admin/notifications");
  expect(bell.text).toContain('"kind":"finding"');
  await database.asOwner("delete from integrity_findings");
});
