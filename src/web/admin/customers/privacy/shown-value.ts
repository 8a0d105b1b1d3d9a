import { formatTime } from "#i18n/format.ts";
import { formatShortDate } from "#i18n/format-he.ts";
import { messageLabels } from "#i18n/he/inbox.ts";
import { mailLabels } from "#i18n/he/mail-labels.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { roleNames } from "#i18n/he/role-names.ts";
import { subscribers } from "#i18n/he/subscribers.ts";
import { addressPartsAsRead } from "#shared/address.ts";
import type { ExportField, ExportSection } from "#modules/privacy/export-parts.ts";
import { readJson } from "#shared/json.ts";

const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

type Names = Readonly<Record<string, string>>;
const { statuses } = orderLabels;

/** Codes that have a name; others are shown as they are. */
const names: Partial<Record<ExportSection, Partial<Record<ExportField, Names>>>> = {
  account: { role: roleNames },
  orders: { status: statuses },
  orderEvents: { fromStatus: statuses, toStatus: statuses },
  messages: {
    kind: messageLabels.kinds,
    state: messageLabels.states,
    subject: messageLabels.subjects,
  },
  newsletter: { state: subscribers.state },
  mails: { kind: mailLabels.kinds, state: mailLabels.states },
};

/**
 * A value of an export as it is read: times in the shop's time zone, codes by name, documents part
 * by part.
 */
export function toShownValue(
  section: ExportSection,
  field: ExportField,
  value: string | number | boolean,
): string {
  if (typeof value !== "string") return String(value);
  if (ISO.test(value)) {
    const date = new Date(value);
    return `${formatShortDate(date)}, ${formatTime(date, "he-IL")}`;
  }
  const parts = value.startsWith("{") ? getParts(value) : undefined;
  if (parts === undefined) return names[section]?.[field]?.[value] ?? value;
  return field === "billingAddress" || field === "shippingAddress"
    ? addressPartsAsRead.flatMap((name) => parts.get(name) ?? []).join(", ")
    : [...parts].map(([name, part]) => `${name}: ${part}`).join("\n");
}

/** Filled parts of a JSON document; undefined for a text that is not a JSON document. */
function getParts(text: string): Map<string, string> | undefined {
  const document = readJson(text);
  if (typeof document !== "object" || document === null) return undefined;
  const filled = Object.entries(document).filter(([, part]) => part !== null && part !== "");
  return new Map(
    filled.map(([name, part]) => [name, typeof part === "string" ? part : JSON.stringify(part)]),
  );
}
