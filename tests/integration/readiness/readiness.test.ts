import pg from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import { collection } from "#content/collection.ts";
import { home } from "#content/home.ts";
import { brand } from "#content/brand.ts";
import { paymentInstructions } from "#content/payment-instructions.ts";
import { policies } from "#content/policies.ts";
import { checks } from "#modules/readiness/checks.ts";
import { readinessKeys, readinessSchema } from "#modules/readiness/contract.ts";
import { readReadiness } from "#modules/readiness/read-readiness.ts";
import { TASK_LOCK_FAMILY } from "#platform/jobs/presence.ts";
import { MAKE_BACKUP } from "#modules/backups/backup-state.ts";
import { details } from "../../support/sample-order.ts";
import { createTestPayments } from "../../support/payments.ts";
import { done, found, missing, startReadinessShop } from "./readiness-shop.ts";

const { database, now, place, asAdmin, send, ctx, write } = await startReadinessShop();

beforeEach(() => database.asOwner("delete from content_documents"));

test("READY-01 the list has every applicable item, in order, for users with the right to see the settings", async () => {
  const listKeys = async (payments: "manual" | "stripe") =>
    (await readReadiness({ ...ctx, payments: createTestPayments(payments) })).map(({ key }) => key);
  // A new shop has no order and no market of its own.
  const ofMarkets = ["markets", "taxNumbers", "duties"];
  const without = (...left: string[]) =>
    readinessKeys.filter((key) => !left.includes(key) && !ofMarkets.includes(key));
  const ofServices = ["paymentMessages", "paymentAccounts", "paymentTrials", "paymentAnswers"];
  expect(await listKeys("manual")).toEqual(without("backupPlace", ...ofServices));
  expect(await listKeys("stripe")).toEqual(without("backupPlace", "bankDetails"));
  const answer = await asAdmin("GET", "/api/admin/readiness");
  expect(readinessSchema.parse(JSON.parse(answer.text)).checks[0]).toMatchObject({
    key: "payments",
    state: "done",
  });
  expect((await send("/api/admin/readiness", undefined, "GET")).status).toBe(401);
});

describe("each item, in both states", () => {
  test("READY-02 payments are on, and a shop paid by transfer has its bank details", async () => {
    expect(await checks.payments({ ...ctx, payments: createTestPayments("off") })).toEqual(
      missing("payments_off"),
    );
    expect(await checks.payments(ctx)).toEqual(done);
    expect(await checks.bankDetails(ctx)).toEqual(missing("account_empty"));
    const account = [{ label: "IBAN", text: "IL62 0108 0000 0009 9999 999" }];
    await write("payment-instructions", { ...paymentInstructions, account });
    expect(await checks.bankDetails(ctx)).toEqual(done);
  });

  test("READY-03 a mail service is configured, and one mail has been sent", async () => {
    expect(await checks.testMail({ ...ctx, mailWay: { kind: "folder" } })).toEqual(
      missing("mails_stay_here"),
    );
    expect(await checks.testMail(ctx)).toEqual(missing("no_test_mail"));
    await database.asOwner(
      `insert into mails (kind, recipient, content, state, sent_at, attempts)
       values ('test-mail', 'noa@mail.example', '{"way":"smtp","askedAt":"2026-01-01T00:00:00Z"}', 'sent', app.now(), 1)`,
    );
    expect(await checks.testMail(ctx)).toEqual(done);
  });

  test("READY-04 the sender's domain has the state of its records", async () => {
    const asked: string[] = [];
    const check = (records: object) =>
      checks.sender({
        ...ctx,
        checkSender: async (domain) => {
          asked.push(domain);
          return { ...found, ...records };
        },
      });
    await write("brand", { ...brand, email: "hello@Paws.example" });
    expect(await check({})).toEqual(done);
    expect(asked).toEqual(["paws.example"]);
    expect(await check({ spf: "absent" })).toEqual(missing("no_spf", "paws.example"));
    expect(await check({ dmarc: "absent" })).toEqual(missing("no_dmarc", "paws.example"));
    expect(await check({ spf: "absent", dmarc: "absent" })).toEqual(
      missing("no_spf_no_dmarc", "paws.example"),
    );
    expect(await check({ dkim: "absent" })).toMatchObject({
      state: "unknown",
      reason: "no_dkim_found",
    });
    expect(await check({ spf: "unknown" })).toMatchObject({
      state: "unknown",
      reason: "not_looked_up",
    });
  });

  test("READY-05 samples are reported until they are replaced and a customer has written a review", async () => {
    expect(await checks.samples(ctx)).toEqual(missing("sample_quotes"));
    const [first] = home.testimonials.quotes;
    const quotes = [{ ...first, quote: "He sleeps in it at home, too." }];
    await write("home", { ...home, testimonials: { ...home.testimonials, quotes } });
    expect(await checks.samples(ctx)).toMatchObject({ state: "unknown", reason: "sample_reviews" });
    await write("collection", {
      ...collection,
      reviews: { ...collection.reviews, showSamples: false },
    });
    expect(await checks.samples(ctx)).toEqual(done);
    await write("collection", collection);
    await database.asOwner(
      `insert into reviews (order_id, product_id, variant_id, author_name, stars)
       select $1, p.product_id, p.id, 'Maya', 5 from product_variants p where p.slug = 'olive'`,
      [await place()],
    );
    expect(await checks.samples(ctx)).toEqual(done);
  });

  test("READY-06 the owner's texts agree with the policies", async () => {
    expect(await checks.policies(ctx)).toEqual(done);
    const hours = policies.cancelWithinHours + 5;
    const text = `You can cancel within ${hours} hours.`;
    await write("home", { ...home, hello: { ...home.hello, text } });
    const answer = await checks.policies(ctx);
    expect(answer).toMatchObject({ state: "missing", reason: "contradiction" });
    expect(answer?.about).toContain(`home: within ${hours} hours`);
    await database.asOwner("delete from content_documents where key = 'home'");
    await database.asOwner(
      "update product_variants set story = 'With a 36-month warranty.' where slug = 'olive'",
    );
    expect((await checks.policies(ctx))?.about).toContain(
      "Olive Green & Cream: 36-month ≠ 12 months",
    );
  });

  test("MARKET-18 proposals for places of orders, taxes without a number and unknown duties are advice", async () => {
    const give = (code: string, changes: string) =>
      database.asOwner(`update markets set ${changes} where code = $1`, [code]);
    const advice = (reason: string, about: string) => ({ state: "advice", reason, about });
    const { country } = details;
    const move = (code: string) =>
      database.asOwner(
        "update market_places set market_id = (select id from markets where code = $1) where place = $2",
        [code, country],
      );
    await place();
    await move("main");
    expect(await checks.markets(ctx)).toEqual(done);
    await move("us");
    expect(await checks.markets(ctx)).toEqual(advice("market_proposed", "ארצות הברית"));

    expect(await checks.taxNumbers(ctx)).toBeUndefined();
    expect(await checks.duties(ctx)).toBeUndefined();
    await give("eu", "valid_from = '2026-01-01'");
    expect(await checks.taxNumbers(ctx)).toMatchObject(advice("no_tax_number", "האיחוד האירופי"));
    expect(await checks.duties(ctx)).toEqual(done);
    await give("eu", "tax_number = 'IM1234567890'");
    expect(await checks.taxNumbers(ctx)).toEqual(done);
    await give("us", "valid_from = '2026-01-01'");
    expect(await checks.duties(ctx)).toEqual(advice("duty_unknown", "ארצות הברית"));
  });

  test("READY-07 the seller and the return address are filled in", async () => {
    expect(await checks.imprint(ctx)).toEqual(missing("no_company_details"));
    expect(await checks.returnAddress(ctx)).toEqual(missing("no_postal_address"));
    const imprint = {
      ...brand.imprint,
      companyNumber: "51-1234567",
      phone: "+972 3 1234567",
      postalAddress: "1 Herzl St, Haifa",
    };
    await write("brand", { ...brand, imprint });
    expect(await checks.imprint(ctx)).toEqual(done);
    expect(await checks.returnAddress(ctx)).toEqual(done);
  });

  test("READY-08 a backup was test-restored", async () => {
    expect(await checks.backup(ctx)).toEqual(missing("backups_off"));
    // As an instance that makes backups says that it does.
    const instance = new pg.Client({ connectionString: database.appUrl });
    await instance.connect();
    await instance.query("select pg_advisory_lock_shared($1, hashtext($2))", [
      TASK_LOCK_FAMILY,
      MAKE_BACKUP,
    ]);
    expect(await checks.backup(ctx)).toEqual(missing("no_backup"));
    const run = (outcome: string, at: string) =>
      database.asOwner(
        `insert into backup_runs (started_at, finished_at, outcome, tested_at, file_name, bytes, orders, uploads)
         values ($2::timestamptz, $2::timestamptz, $1,
           case when $1 = 'tested' then $2::timestamptz end, 'backup', 1, 0, 0)`,
        [outcome, at],
      );
    const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 3_600_000).toISOString();
    await run("tested", hoursAgo(48));
    expect(await checks.backup(ctx)).toEqual(missing("backup_old"));
    await run("tested", hoursAgo(2));
    expect(await checks.backup(ctx)).toEqual(done);
    await run("not-written", hoursAgo(1));
    expect(await checks.backup(ctx)).toEqual(missing("backup_failed"));
    await instance.end();
  });

  test("READY-09 every administrator has a second factor", async () => {
    expect(await checks.secondFactor(ctx)).toEqual(missing("no_second_factor", "1"));
    await database.asOwner(
      `insert into second_factors (user_id, secret, confirmed_at)
       select user_id, decode(repeat('00', 20), 'hex'), app.now() from user_roles where role = 'admin'`,
    );
    expect(await checks.secondFactor(ctx)).toEqual(done);
  });

  test("READY-10 an order was paid, and one was refunded", async () => {
    expect(await checks.firstOrder(ctx)).toEqual(missing("nothing_paid"));
    const id = await place();
    await database.asOwner(
      "insert into payments (order_id, method, amount_minor) values ($1, 'manual', 100)",
      [id],
    );
    expect(await checks.firstOrder(ctx)).toEqual(missing("nothing_refunded"));
    await database.asOwner(
      `insert into refunds (order_id, amount_minor, method, state, settled_at, idempotency_key)
       values ($1, 50, 'manual', 'done', app.now(), 'readiness')`,
      [id],
    );
    expect(await checks.firstOrder(ctx)).toEqual(done);
  });
});
