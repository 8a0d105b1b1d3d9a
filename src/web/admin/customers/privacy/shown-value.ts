import { formatTime } from "#i18n/format.ts";
import { formatShortDate } from "#i18n/format-desk.ts";
import { orderWords } from "#i18n/he/order-words.ts";
import type { ExportField } from "#modules/privacy/export-parts.ts";

const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const statuses: Readonly<Record<string, string>> = orderWords.statuses;

/** A value of an export as it is read: times in the shop's time zone, statuses by name, documents part by part. */
export function shownValue(field: ExportField, value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  if (ISO.test(value)) {
    const date = new Date(value);
    return `${formatShortDate(date)}, ${formatTime(date, "he-IL")}`;
  }
  if (field === "status" || field === "fromStatus" || field === "toStatus")
    return statuses[value] ?? value;
  return value.startsWith("{") ? documentText(value) : value;
}

/** What a JSON document says, one line for each of its parts; the text itself if it is none. */
function documentText(text: string): string {
  try {
    const document: unknown = JSON.parse(text);
    if (typeof document !== "object" || document === null) return text;
    return Object.entries(document)
      .filter(([, part]) => part !== null && part !== "")
      .map(([name, part]) => `${name}: ${typeof part === "string" ? part : JSON.stringify(part)}`)
      .join("\n");
  } catch {
    return text;
  }
}
