// The text that people type into a form, and the values that it stands for.
import { formatDecimal, MAIN_CURRENCY, money } from "../money.ts";
import { normalizeDigits } from "../plain-text.ts";
import type { Field, FieldKind } from "./fields.ts";
import { toMinor } from "./typed-amount.ts";

const perUnit: Readonly<Partial<Record<FieldKind, number>>> = {
  centimetres: 10,
  kilograms: 1000,
  percent: 100,
};
const kindsAsTheyAre: ReadonlySet<FieldKind> = new Set([
  "flag",
  "choice",
  "lines",
  "entries",
  "list",
]);

/** A value while it is typed: switches, choices and lists as they are, all else as text. */
export type Typed<Value> = Value extends boolean
  ? boolean
  : Value extends readonly unknown[]
    ? Value
    : Value extends string
      ? Value
      : string;

/** Whether a control of this kind holds text, and is empty at first. */
export function isTyped(kind: FieldKind): boolean {
  return !kindsAsTheyAre.has(kind);
}

type TypedField = Pick<Field, "empty" | "currency">;

/** A value as its control shows it. */
export function toTyped(
  kind: FieldKind,
  { empty, currency = MAIN_CURRENCY }: TypedField,
  value: unknown,
): unknown {
  if (!isTyped(kind)) return value;
  if (value === empty) return "";
  if (typeof value === "number")
    return kind === "price"
      ? formatDecimal(money(value, currency))
      : String(value / (perUnit[kind] ?? 1));
  return typeof value === "string" ? value : "";
}

/**
 * The value of what was typed, to be checked by the field's schema: the text itself where it is no
 * number, and undefined for an empty control that must be filled in.
 */
export function parseTyped(
  kind: FieldKind,
  { empty, currency = MAIN_CURRENCY }: TypedField,
  typed: unknown,
): unknown {
  if (typeof typed !== "string") return typed;
  const trimmed = normalizeDigits(typed).trim();
  if (trimmed === "") return empty;
  if (kind === "price") return toMinor(trimmed, currency) ?? typed;
  if (kind === "count") return /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : typed;
  const each = perUnit[kind];
  return each === undefined ? typed.trim() : (toWhole(trimmed, each) ?? typed);
}

/** A typed number in a unit of `each` parts, such as kilograms in grams; undefined if not whole. */
function toWhole(typed: string, each: number): number | undefined {
  const amount = /^\d{1,6}(\.\d{1,3})?$/.test(typed) ? Number(typed) * each : Number.NaN;
  // 0.29 times 100 is 28.999…
  const whole = Math.round(amount);
  return Math.abs(amount - whole) < 0.001 ? whole : undefined;
}
