import { acceptFields } from "#modules/messages/accept-fields.ts";
import { createFieldsError } from "#shared/errors.ts";
import type { doorAnswers } from "../door-tables.ts";
import { doorFields, type DoorField } from "./door-fields.ts";
import { doorCurrencies, getUnits, MAX_DOOR_MINOR } from "./kinds.ts";

/** The columns of an answer that its author fills in. */
export type DoorAnswer = Pick<
  typeof doorAnswers.$inferSelect,
  "paid" | "amountMinor" | "currency" | "note"
>;

/**
 * An answer in its stored form; an amount counts only where something was paid. Throws
 * `invalid_fields` with the problem of each field.
 */
export function acceptDoorAnswer(typed: Readonly<Record<DoorField, string>>): DoorAnswer {
  const fields = acceptFields(doorFields, typed);
  const note = fields.note === "" ? null : fields.note;
  if (fields.paid === "no") return { paid: false, amountMinor: null, currency: null, note };
  if (fields.amount === "") return { paid: true, amountMinor: null, currency: null, note };
  const currency = doorCurrencies.find((it) => it === fields.currency);
  if (currency === undefined) throw createFieldsError({ currency: ["required"] });
  return { paid: true, amountMinor: toMinor(fields.amount, getUnits(currency)), currency, note };
}

/** "12.50", "12,5" and "1 250" in the smallest unit. Throws `invalid_fields`. */
function toMinor(typed: string, units: number): number {
  const [, whole, part = "0"] = /^(\d[\d ]*)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  const minor =
    whole === undefined
      ? Number.NaN
      : Math.round(Number(`${whole.replaceAll(" ", "")}.${part}`) * units);
  if (minor >= 1 && minor <= MAX_DOOR_MINOR) return minor;
  throw createFieldsError({ amount: ["unknown"] });
}
