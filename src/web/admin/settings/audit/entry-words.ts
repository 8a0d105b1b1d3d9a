import { audit } from "#i18n/he/audit.ts";
import { generalSettings } from "#i18n/he/general-settings.ts";
import { messageWords } from "#i18n/he/inbox.ts";
import { jobDesk } from "#i18n/he/jobs.ts";
import { mailDesk } from "#i18n/he/mail-desk.ts";
import { orderWords } from "#i18n/he/order-words.ts";
import { roleNames } from "#i18n/he/roles.ts";
import type { AuditEntry } from "#modules/audit/contract.ts";
import { paths } from "#web/paths.ts";

type Group = readonly [AuditEntry, ...AuditEntry[]];

/** A column that changed, with its value before and after; undefined for what was not there. */
export type Change = { readonly column: string; readonly before: unknown; readonly after: unknown };

/** Entries that were made in one go stand together: the same person in the same moment of the database. */
export function groupsOf(entries: readonly AuditEntry[]): readonly Group[] {
  const groups: [AuditEntry, ...AuditEntry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && last[0].at === entry.at && last[0].actorId === entry.actorId)
      last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** The columns of an entry, those with a name first. Of a new or a deleted row what is empty says nothing. */
export function changesOf({ action, before, after }: AuditEntry): readonly Change[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes = columns.map((column) => ({
    column,
    before: before?.[column],
    after: after?.[column],
  }));
  const told = changes.filter(
    (change) => action === "update" || !isEmpty(change.before) || !isEmpty(change.after),
  );
  return told.toSorted((a, b) => Number(isCode(a.column)) - Number(isCode(b.column)));
}

/** The name of a table or a column; the code itself for one that has none. */
export function entityName(entity: string): string {
  const names: Readonly<Record<string, string>> = audit.entities;
  return names[entity] ?? entity;
}
export function columnName(column: string): string {
  const names: Readonly<Record<string, string>> = audit.fields;
  return names[column] ?? column;
}
export function isCode(column: string): boolean {
  return columnName(column) === column;
}

/** What a row is called: a setting by its name, anything with a long id by its end, as orders are. */
export function keyName(entity: string, entityId: string): string {
  const settings: Readonly<Record<string, { name: string }>> = generalSettings.settings;
  if (entity === "system_settings") return settings[entityId]?.name ?? entityId;
  return /^[\da-f]{8}-[\da-f-]{27}$/.test(entityId)
    ? `#${entityId.slice(-8).toUpperCase()}`
    : entityId;
}

/** Columns of codes, with what their screens call them. The values of all settings are kept as text in one column. */
const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "orders.status": orderWords.statuses,
  "messages.state": messageWords.states,
  "messages.dealer_stage": messageWords.stage,
  "mails.state": mailDesk.states,
  "jobs.task": jobDesk.tasks,
  "user_roles.role": roleNames,
  "system_settings.setting_value": {
    ...orderWords.statuses,
    true: generalSettings.on,
    false: generalSettings.off,
  },
};

/** A value as text. */
export function valueText(entity: string, column: string, value: unknown): string {
  if (isEmpty(value)) return audit.empties;
  if (typeof value === "boolean") return value ? audit.yes : audit.no;
  if (typeof value === "string") return codes[`${entity}.${column}`]?.[value] ?? value;
  return JSON.stringify(value, null, 1);
}

/** Where what an entry is about can be looked at; undefined when it is not there any more. */
export function linkOf({ subject }: AuditEntry): string | undefined {
  if (subject === null) return undefined;
  const id = subject.id ?? "";
  switch (subject.kind) {
    case "order":
      return paths.admin.order(id);
    case "product":
      return paths.admin.product(id);
    case "customer":
      return paths.admin.customer(id);
    case "message":
      return paths.admin.message(id);
    case "mail":
      return `${paths.admin.mail}?mail=${id}`;
    case "jobs":
      return paths.admin.jobs;
    case "categories":
      return paths.admin.categories;
    case "rates":
      return paths.admin.inventory;
    case "subscribers":
      return paths.admin.subscribers;
    case "settings":
      return paths.admin.settings;
    case "roles":
      return paths.admin.roles;
    case "erasures":
      return paths.admin.erasures;
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}
