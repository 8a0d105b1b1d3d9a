// The daily mail to the owner about what is wrong.
import { beforeEach, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { readiness } from "#i18n/he/readiness.ts";
import { notifyOwner } from "#modules/readiness/notify-owner.ts";
import { silentLog } from "#platform/log.ts";
import { readinessPaths } from "#web/readiness-paths.ts";
import { startReadinessShop } from "./readiness-shop.ts";

const { database, now, passTime, ctx, write } = await startReadinessShop();
const DAY_S = 86_400;

beforeEach(() =>
  database.asOwner(
    "truncate content_documents, mails, done_checks, integrity_findings, system_settings cascade",
  ),
);

const look = (isDemo = false) =>
  notifyOwner({
    ...ctx,
    database,
    clock: now,
    log: silentLog,
    isDemo,
    paths: readinessPaths,
  });
const readMails = () =>
  database.asOwner("select recipient, content from mails where kind = 'shop-alarms'");
const fillImprint = (companyNumber: string) =>
  write("brand", {
    ...brand,
    imprint: { ...brand.imprint, companyNumber, phone: "+972 3 1234567" },
  });
const breakRule = () =>
  database.asOwner(
    "insert into integrity_findings (rule, count, examples, found_at) values ('a rule', 1, '{}', $1)",
    [now()],
  );

test("READY-18 what is missing is mailed once a day with its link, if it was done before, until it is done again", async () => {
  await look();
  expect(await readMails()).toEqual([]);
  await fillImprint("51-1234567");
  await look();
  expect(await readMails()).toEqual([]);
  await fillImprint("");
  await look();
  await look();
  const { name } = readiness.checks.imprint;
  const text = readiness.reasons.no_company_details;
  expect(await readMails()).toEqual([
    {
      recipient: brand.email,
      content: { alarms: [{ name, text, at: null, path: readinessPaths.imprint }] },
    },
  ]);
  passTime(DAY_S);
  await look();
  expect(await readMails()).toHaveLength(2);
  passTime(DAY_S);
  await fillImprint("51-1234567");
  await look();
  expect(await readMails()).toHaveLength(2);
});

test("READY-18 a broken rule is mailed at once, but not by a demo or with mails to the shop off", async () => {
  await breakRule();
  await look(true);
  expect(await readMails()).toEqual([]);
  await database.asOwner(
    "insert into system_settings (setting_key, setting_value) values ('email_notifications', 'false')",
  );
  await look();
  expect(await readMails()).toEqual([]);
  await database.asOwner("delete from system_settings");
  await look();
  const [mail] = await readMails();
  expect(JSON.stringify(mail)).toContain(readinessPaths.integrity);
});
