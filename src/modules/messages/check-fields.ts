import {
  isEmailShaped,
  isPlainLine,
  isPlainText,
  normalizeDigits,
  normalizeText,
} from "#shared/plain-text.ts";
import {
  getFields,
  type FieldProblem,
  type FieldProblems,
  type FieldRule,
  type FieldRules,
} from "./form-fields.ts";

/**
 * The problems in a form's values, by field; none for fields that are right. Values count as they
 * are stored.
 */
export function checkFields<Field extends string>(
  rules: FieldRules<Field>,
  values: Readonly<Partial<Record<Field, string>>>,
): FieldProblems<Field> {
  const problems: Partial<Record<Field, FieldProblem>> = {};
  for (const field of getFields(rules)) {
    const problem = findProblem(rules[field], normalizeValue(rules[field], values[field] ?? ""));
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** The value of a field as it is stored. */
export function normalizeValue({ kind }: FieldRule, typed: string): string {
  const normalize = kind === "phone" ? normalizeDigits : normalizeText;
  return normalize(typed).replaceAll(/\r\n?/g, "\n").trim();
}

function findProblem(rule: FieldRule, value: string): FieldProblem | undefined {
  if (value === "") return rule.required ? "required" : undefined;
  if (value.length > rule.max) return "too_long";
  if (rule.kind === "choice") return rule.choices?.includes(value) ? undefined : "unknown";
  if (rule.kind === "text") {
    return isPlainText(value) ? undefined : "unprintable";
  }
  if (!isPlainLine(value)) return "unprintable";
  return rule.kind === "email" && !isEmailShaped(value) ? "not_an_email" : undefined;
}
