import {
  fieldProblems,
  getFields,
  type FieldProblem,
  type FieldProblems,
  type FieldRules,
} from "#modules/messages/form-fields.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { toMinutes } from "#shared/browser-limits.ts";
import { findFirstProblem, type FieldValues } from "./form-values.ts";

/** Why a form was not taken. */
export type FormError<Field extends string> =
  | { readonly outcome: "invalid"; readonly problems: FieldProblems<Field> }
  | { readonly outcome: "limited"; readonly minutes: number }
  | { readonly outcome: "failed" };

/** Answer of a page to a form sent without scripts: why it was refused, and its values. */
export type FormAnswer<Field extends string> = FormError<Field> & {
  readonly values: FieldValues<Field>;
};

/** Fields that the server's errors and the browser's have in common. */
export type RefusedRequest = {
  readonly code: string;
  readonly fields?: FieldErrors | undefined;
  readonly retryAfterSeconds?: number | undefined;
};

const problemNames: ReadonlySet<string> = new Set(fieldProblems);

/**
 * Meaning of an error for the form with these fields. Problems that stand at none of them are a
 * failed request.
 */
export function toFormError<Field extends string>(
  rules: FieldRules<Field>,
  { code, fields = {}, retryAfterSeconds = 0 }: RefusedRequest,
): FormError<Field> {
  if (code === "too_many_requests")
    return { outcome: "limited", minutes: toMinutes(retryAfterSeconds) };
  if (code !== "invalid_fields") return { outcome: "failed" };
  const problems: Partial<Record<Field, FieldProblem>> = {};
  for (const field of getFields(rules)) {
    const [key] = fields[field] ?? [];
    if (key !== undefined) problems[field] = isFieldProblem(key) ? key : "unprintable";
  }
  return findFirstProblem(rules, problems) === undefined
    ? { outcome: "failed" }
    : { outcome: "invalid", problems };
}

function isFieldProblem(key: string): key is FieldProblem {
  return problemNames.has(key);
}
