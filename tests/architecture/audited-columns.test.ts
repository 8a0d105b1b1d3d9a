import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { audit } from "#i18n/he/audit.ts";
import { auditedEntities } from "#modules/audit/entities.ts";
import * as catalog from "#modules/catalog/tables.ts";
import * as variants from "#modules/catalog/variant-tables.ts";
import * as coupons from "#modules/coupons/tables.ts";
import * as content from "#modules/content/tables.ts";
import * as currency from "#modules/currency/tables.ts";
import * as customers from "#modules/customers/tables.ts";
import * as identity from "#modules/identity/tables.ts";
import * as invitations from "#modules/identity/invitation-tables.ts";
import * as inventory from "#modules/inventory/tables.ts";
import * as mail from "#modules/mail/tables.ts";
import * as markets from "#modules/markets/tables.ts";
import * as media from "#modules/media/tables.ts";
import * as messages from "#modules/messages/tables.ts";
import * as replyFiles from "#modules/messages/reply-file-tables.ts";
import * as newsletter from "#modules/newsletter/tables.ts";
import * as orders from "#modules/orders/tables.ts";
import * as carriers from "#modules/orders/carrier-tables.ts";
import * as tags from "#modules/orders/tag-tables.ts";
import * as timeline from "#modules/orders/timeline-tables.ts";
import * as payments from "#modules/payments/tables.ts";
import * as ways from "#modules/payments/way-tables.ts";
import * as privacy from "#modules/privacy/tables.ts";
import * as returnTables from "#modules/returns/tables.ts";
import * as reviews from "#modules/reviews/tables.ts";
import * as door from "#modules/reviews/door-tables.ts";
import * as settings from "#modules/settings/tables.ts";
import { codes, hiddenColumns } from "#web/admin/settings/audit/audited-columns.ts";
import { toShownValue } from "#web/admin/settings/audit/shown-value.ts";

const modules = [
  carriers,
  catalog,
  variants,
  content,
  coupons,
  currency,
  customers,
  identity,
  invitations,
  inventory,
  mail,
  markets,
  media,
  messages,
  replyFiles,
  newsletter,
  orders,
  tags,
  timeline,
  payments,
  ways,
  privacy,
  returnTables,
  reviews,
  door,
  settings,
];
const tables = new Map(
  modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((it) => is(it, PgTable))
    .map((table) => getTableConfig(table))
    .map(({ name, columns }) => [name, columns]),
);
// The queue is not ours: what is written about a job is in the migrations that write it.
const ofJobs = ["task", "attempts"];
const ofFiles = ["type", "is_filtered"];
const entities = auditedEntities.filter((entity) => entity !== "jobs" && entity !== "files");
const audited = entities.flatMap((entity) =>
  (tables.get(entity) ?? []).map((column) => ({ entity, column })),
);
const named = new Set(Object.keys(audit.fields));

test("SET-91 this test covers every table in the log", () => {
  expect(entities.filter((entity) => !tables.has(entity))).toEqual([]);
});

test("SET-91 every column of a table in the log has a label, or is left out on purpose", () => {
  const nameless = audited.filter(
    ({ column: { name } }) => !named.has(name) && !hiddenColumns.has(name),
  );
  expect(nameless.map(({ entity, column }) => `${entity}.${column.name}`)).toEqual([]);
  expect([...ofJobs, ...ofFiles].filter((name) => !named.has(name))).toEqual([]);
});

test("SET-91 every label and every omission is for an existing column, and never both", () => {
  const known = new Set([...audited.map(({ column }) => column.name), ...ofJobs, ...ofFiles]);
  expect([...named, ...hiddenColumns].filter((name) => !known.has(name))).toEqual([]);
  expect([...named].filter((name) => hiddenColumns.has(name))).toEqual([]);
});

test("SET-91 every code that a column in the log can contain is shown in words", () => {
  const bare = audited
    .filter(({ column }) => !hiddenColumns.has(column.name))
    .flatMap(({ entity, column: { name, enumValues } }) =>
      (enumValues ?? [])
        .filter((code) => codes[`${entity}.${name}`]?.[code] === undefined)
        .map((code) => `${entity}.${name}: ${code}`),
    );
  expect(bare).toEqual([]);
});

test("SET-91 times, days and amounts are shown as such, whatever their columns are named", () => {
  const getKind = (type: string, name: string) =>
    type.startsWith("timestamp")
      ? "moment"
      : type === "date"
        ? "day"
        : name.endsWith("_minor")
          ? "money"
          : undefined;
  const samples = { moment: "2026-03-01T10:00:00+00:00", day: "2026-03-01", money: 1 };
  const wrong = audited.filter(({ entity, column }) => {
    const kind = getKind(column.getSQLType(), column.name);
    if (kind === undefined || hiddenColumns.has(column.name)) return false;
    const place = { entity, column: column.name, row: null };
    return toShownValue(place, samples[kind], {}).kind !== kind;
  });
  expect(wrong.map(({ entity, column }) => `${entity}.${column.name}`)).toEqual([]);
});
