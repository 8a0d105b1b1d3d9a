import { isEmailShaped, isPlainLine, normalizeText } from "#shared/plain-text.ts";
import { getDefinition, type SettingKey } from "./settings.ts";

export type SettingValue = boolean | number | string;

const MAX_EMAIL_LENGTH = 254;

/** Why a setting cannot have a value; the words are in the message catalogs. */
type SettingProblem =
  | "wrong_type"
  | "unknown"
  | "required"
  | "too_long"
  | "too_small"
  | "too_large"
  | "not_whole"
  | "unprintable"
  | "not_an_email";

/** The value in its stored form, or the problem with it. For browser and server alike. */
export function checkSetting(
  key: SettingKey,
  value: unknown,
): { readonly value: SettingValue } | { readonly problem: SettingProblem } {
  const definition = getDefinition(key);
  switch (definition.kind) {
    case "switch":
      return typeof value === "boolean" ? { value } : { problem: "wrong_type" };
    case "number":
      if (!Number.isSafeInteger(value) || typeof value !== "number")
        return { problem: "not_whole" };
      if (value < definition.min) return { problem: "too_small" };
      return value > definition.max ? { problem: "too_large" } : { value };
    case "choice":
      return typeof value === "string" && definition.choices.includes(value)
        ? { value }
        : { problem: "unknown" };
    case "line":
      return typeof value === "string"
        ? checkLine(normalizeText(value).trim(), definition.maxLength)
        : { problem: "wrong_type" };
    case "email":
      return typeof value === "string"
        ? checkEmail(normalizeText(value).trim())
        : { problem: "wrong_type" };
  }
}

function checkLine(value: string, maxLength: number): ReturnType<typeof checkSetting> {
  if (value === "") return { problem: "required" };
  if (value.length > maxLength) return { problem: "too_long" };
  return isPlainLine(value) ? { value } : { problem: "unprintable" };
}

function checkEmail(value: string): ReturnType<typeof checkSetting> {
  if (value === "") return { problem: "required" };
  if (value.length > MAX_EMAIL_LENGTH) return { problem: "too_long" };
  // All mail servers accept an address in ASCII.
  const isAscii = /^[\x21-\x7e]*$/.test(value);
  return isAscii && isEmailShaped(value) ? { value } : { problem: "not_an_email" };
}
