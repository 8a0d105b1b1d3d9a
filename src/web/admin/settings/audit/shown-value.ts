import { LOCALE } from "#i18n/language.ts";
import { formatCount } from "#i18n/format-he.ts";
import { addressLines } from "#i18n/address-lines.ts";
import { audit } from "#i18n/he/audit.ts";
import { createTypedAddress } from "#shared/address.ts";
import { MAIN_CURRENCY, currencies, money, type Money } from "#shared/money.ts";
import { codes } from "./audited-columns.ts";
import { isEmptyValue, getNumber, type RowNames } from "./entry-labels.ts";

/** A value as the screen shows it. */
export type ShownValue =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "moment"; readonly at: string }
  | { readonly kind: "day"; readonly day: string }
  | { readonly kind: "money"; readonly amount: Money };

type Row = Readonly<Record<string, unknown>> | null;
/** Where a value stands: its table, its column, and the columns that are known of its row. */
export type Place = { readonly entity: string; readonly column: string; readonly row: Row };

const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DECIMAL = /^\d+(?:\.\d+)?$/;

/**
 * Value of the database as people read it: codes and rows by name, times of the shop, amounts in
 * their currency.
 */
export function toShownValue(
  { entity, column, row }: Place,
  value: unknown,
  names: RowNames,
): ShownValue {
  if (isEmptyValue(value)) return text(audit.empties);
  if (typeof value === "boolean") return text(value ? audit.yes : audit.no);
  if (typeof value === "number" && Number.isSafeInteger(value))
    return column.endsWith("_minor")
      ? { kind: "money", amount: money(value, getCurrency(row)) }
      : text(formatCount(value));
  if (isRateColumn(column) && DECIMAL.test(String(value))) return text(Number(value).toFixed(4));
  if (typeof value === "string") {
    if (/_(at|until)$/.test(column))
      return INSTANT.test(value) ? { kind: "moment", at: value } : text(value);
    if (/_(date|on|by|from)$/.test(column) && DAY.test(value)) return { kind: "day", day: value };
    if (column === "order_id") return text(getNumber(value));
    if (column === "carrier") return text(names[value] ?? value);
    if (column.endsWith("_id")) return text(names[value] ?? getNumber(value));
    const said = column === "setting_value" ? withoutQuotes(value) : value;
    return text(codes[`${entity}.${column}`]?.[said] ?? said);
  }
  if (Array.isArray(value))
    return text(value.map((it) => names[String(it)] ?? String(it)).join(", "));
  return text(
    column.endsWith("_address") ? formatAddressText(value) : JSON.stringify(value, null, 1),
  );
}

/** Settings are stored as JSON, texts among them in quotes. */
const withoutQuotes = (value: string) =>
  value.startsWith('"') ? String(JSON.parse(value) as unknown) : value;

function text(shown: string): ShownValue {
  return { kind: "text", text: shown };
}

function isRateColumn(column: string): boolean {
  return column === "rate" || column === "ils_rate" || column === "usd_rate";
}

/** Currency of a row's amounts; that of the catalog where the changed columns name none. */
function getCurrency(row: Row): Money["currency"] {
  const raw = row?.["currency"] ?? row?.["base_currency"];
  return currencies.find((currency) => currency === raw) ?? MAIN_CURRENCY;
}

function formatAddressText(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const parts = new Map<string, unknown>(Object.entries(value));
  const address = createTypedAddress((name) => {
    const part = parts.get(name);
    return typeof part === "string" ? part : "";
  });
  return address.country === ""
    ? JSON.stringify(value, null, 1)
    : addressLines(address, LOCALE).join(", ");
}
