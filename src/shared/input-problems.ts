import type { z } from "zod";
import { AppError, MOST_FIELDS, type FieldErrors } from "./errors.ts";

/**
 * Errors that any input can have, and the meaning of each code. Schemas that know better have codes
 * of their own.
 */
export const inputProblems = {
  required: "is missing or empty",
  wrong_type: "has the wrong type",
  too_short: "has too few characters",
  too_long: "has too many characters",
  too_small: "is too small a number",
  too_large: "is too large a number",
  too_few: "has too few entries",
  too_many: "has too many entries",
  unknown: "is not one of the allowed values",
  malformed: "has the wrong format",
  not_an_email: "is not an e-mail address",
  unprintable: "contains unprintable characters",
} as const satisfies Readonly<Record<string, string>>;
/** Error code of one field, in every form and every answer. */
export type InputProblem = keyof typeof inputProblems;

export type CheckedInput<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly fields: FieldErrors };

/**
 * The input as its schema understands it, or its errors, as codes by the path of the
 * first MOST_FIELDS fields.
 */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): CheckedInput<z.output<Schema>> {
  // Messages of the schema itself go before those from here.
  const result = schema.safeParse(value, { error: findProblem });
  if (result.success) return { ok: true, data: result.data };
  // No object: "__proto__" and "constructor" are names of fields, too.
  const fields = new Map<string, Set<string>>();
  for (const { path, message } of result.error.issues) {
    const name = path.join(".");
    const words = fields.get(name);
    if (words !== undefined) words.add(message);
    else if (fields.size < MOST_FIELDS) fields.set(name, new Set([message]));
    else break;
  }
  return {
    ok: false,
    fields: Object.fromEntries([...fields].map(([name, words]) => [name, [...words]])),
  };
}

/** The input as its schema understands it. Throws `invalid_fields` with its errors. */
export function acceptInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const checked = checkInput(schema, value);
  if (!checked.ok) {
    // Names of fields may be a stranger's: they are in the answer, but not in the log.
    throw new AppError("invalid_fields", "the input does not fit its schema", {
      fields: checked.fields,
    });
  }
  return checked.data;
}

function findProblem(issue: z.core.$ZodRawIssue): InputProblem {
  const { code } = issue;
  if (code === "too_small") {
    if (issue.origin === "string") return issue.minimum === 1 ? "required" : "too_short";
    return isCount(issue.origin) ? "too_few" : "too_small";
  }
  if (code === "too_big") {
    if (issue.origin === "string") return "too_long";
    return isCount(issue.origin) ? "too_many" : "too_large";
  }
  if (issue.input === undefined) return "required";
  if (code === "invalid_type") return "wrong_type";
  return code === "invalid_value" ? "unknown" : "malformed";
}

const isCount = (origin: string) => origin === "array" || origin === "set" || origin === "map";
