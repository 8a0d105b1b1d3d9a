import { audit } from "#i18n/he/audit.ts";
import { currencyNames } from "#i18n/he/currencies.ts";
import { generalSettings } from "#i18n/he/general-settings.ts";
import { jobAdmin } from "#i18n/he/jobs.ts";
import { listFiles } from "#i18n/he/list-files.ts";
import { paymentWays } from "#i18n/he/payment-ways.ts";
import { rates } from "#i18n/he/rates.ts";
import { roleNames } from "#i18n/he/role-names.ts";
import { roles } from "#i18n/he/roles.ts";
import { serviceNames } from "#shared/payment-services.ts";
import type { AuditEntry } from "#modules/audit/contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { formerHiddenColumns, hiddenColumns } from "./audited-columns.ts";
import { MAIN_CURRENCY } from "#shared/money.ts";

type Group = readonly [AuditEntry, ...AuditEntry[]];

/** Names of rows that people know, by row id. */
export type RowNames = Readonly<Record<string, string>>;
type Labels = Readonly<Record<string, string>>;

/** A column that changed, with its value before and after; undefined for what was not there. */
export type Change = { readonly column: string; readonly before: unknown; readonly after: unknown };

/**
 * Entries that were made in one go stand together: the same person in the same moment of the
 * database.
 */
export function getGroups(entries: readonly AuditEntry[]): readonly Group[] {
  const groups: [AuditEntry, ...AuditEntry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && last[0].at === entry.at && last[0].actorId === entry.actorId)
      last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const places = new Map(Object.keys(audit.fields).map((column, place) => [column, place]));

/**
 * The columns of an entry that people read, in the order of their names on the screen; what has
 * none comes last. Of a new or a deleted row what is empty says nothing.
 */
export function getChanges({ action, before, after }: AuditEntry): readonly Change[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const getPlace = ({ column }: Change) => places.get(column) ?? places.size;
  return columns
    .filter((column) => !hiddenColumns.has(column) && !formerHiddenColumns.has(column))
    .map((column) => ({ column, before: before?.[column], after: after?.[column] }))
    .filter(
      (change) =>
        action === "update" || !isEmptyValue(change.before) || !isEmptyValue(change.after),
    )
    .toSorted((a, b) => getPlace(a) - getPlace(b));
}

/**
 * The name of a table or a column; the code itself for one that has none, such as a column of an
 * older version.
 */
export function getEntityName(entity: string): string {
  const names: Labels = audit.entities;
  return names[entity] ?? entity;
}
export function getColumnName(column: string): string {
  const names: Labels = audit.fields;
  return names[column] ?? column;
}
export function isCode(column: string): boolean {
  return getColumnName(column) === column;
}

/** The number of an order or of a receipt is the end of its id. */
export function getNumber(id: string): string {
  return `#${id.slice(-8).toUpperCase()}`;
}

/** The columns that name a row which is gone, or which has no other name. */
const namingColumns = ["variant_name", "attribute_name", "name", "recipient", "email"] as const;

/**
 * Name of an entry's row, or else of the row it belongs to; undefined for a row without any name.
 */
export function findRowName(entry: AuditEntry, names: RowNames): string | undefined {
  const { entity, entityId, before, after, subject } = entry;
  const getValue = (column: string) => {
    const own = after?.[column] ?? before?.[column];
    return typeof own === "string" ? own : undefined;
  };
  switch (entity) {
    case "orders":
    case "erasures":
      return getNumber(entityId);
    case "system_settings": {
      const settings: Readonly<Record<string, { name: string }>> = generalSettings.settings;
      return settings[entityId]?.name ?? entityId;
    }
    case "user_grants": {
      const [whose = "", action = ""] = entityId.split(":");
      const people: Labels = { ...roleNames, ...names };
      const actions: Readonly<Record<string, { name: string }>> = roles.grants.actions;
      return audit.grant(people[whose] ?? whose, actions[action]?.name ?? action);
    }
    case "payment_ways": {
      const services: Labels = serviceNames;
      return services[entityId] ?? paymentWays.manual;
    }
    case "currencies": {
      const currencies: Labels = currencyNames;
      return currencies[entityId] ?? entityId;
    }
    case "exchange_rates": {
      const [base, target = ""] = entityId.split(":");
      const pairs: Labels = rates.pairs;
      return (base === MAIN_CURRENCY ? pairs[target] : undefined) ?? entityId;
    }
    case "jobs": {
      const tasks: Labels = jobAdmin.tasks;
      const task = getValue("task");
      return task === undefined ? entityId : (tasks[task] ?? task);
    }
    case "files": {
      const files: Labels = listFiles.names;
      return files[entityId] ?? entityId;
    }
    default: {
      const own = names[entityId] ?? namingColumns.map(getValue).find((name) => name !== undefined);
      const variant = names[getValue("variant_id") ?? ""];
      const owner = subject?.id ?? getValue("order_id");
      if (own !== undefined || variant !== undefined) return own ?? variant;
      if (typeof owner !== "string") return undefined;
      return names[owner] ?? (subject?.kind === "order" ? getNumber(owner) : undefined);
    }
  }
}

/** The link to the subject of an entry; undefined when it is gone. */
export function getLink({ subject }: AuditEntry): string | undefined {
  if (subject === null) return undefined;
  const id = subject.id ?? "";
  switch (subject.kind) {
    case "order":
      return adminPaths.order(id);
    case "product":
      return adminPaths.product(id);
    case "coupon":
      return adminPaths.coupon(id);
    case "return":
      return adminPaths.return(id);
    case "review":
      return adminPaths.review(id);
    case "customer":
      return adminPaths.customer(id);
    case "message":
      return adminPaths.message(id);
    case "mail":
      return `${adminPaths.mail}?mail=${id}`;
    case "jobs":
      return adminPaths.jobs;
    case "categories":
      return adminPaths.categories;
    case "content":
      return adminPaths.content;
    case "media":
      return adminPaths.mediaLibrary;
    case "redirects":
      return adminPaths.redirects;
    case "rates":
      return adminPaths.inventory;
    case "carriers":
      return adminPaths.carriers;
    case "markets":
      return adminPaths.markets;
    case "paymentWays":
      return adminPaths.paymentWays;
    case "subscribers":
      return adminPaths.subscribers;
    case "settings":
      return adminPaths.settings;
    case "roles":
      return adminPaths.roles;
    case "erasures":
      return adminPaths.erasures;
  }
}

/** Whether a value is empty. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === "" ||
    (Array.isArray(value) && value.length === 0)
  );
}
