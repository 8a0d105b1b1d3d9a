import { isEmailShaped, isPlainLine } from "#shared/plain-text.ts";

/** What a field of a form must be. The same rules in the browser, for the instant message, and on the server. */
export type FieldRule = {
  readonly required: boolean;
  /** The most characters it may have. */
  readonly max: number;
  readonly kind: "line" | "email" | "text" | "choice";
  /** For `choice`: the values that it may have. */
  readonly choices?: readonly string[];
};

/** What is wrong with a field; the catalogues have the words. */
export type FieldProblem =
  | "required"
  | "too_long"
  | "not_an_email"
  | "unprintable"
  | "unknown_choice";
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>;

export const contactSubjects = [
  "product-inquiry",
  "feedback",
  "wholesale",
  "support",
  "other",
] as const;

/** The fields of both contact forms: that of the home page has a phone, that of the contact page a subject. */
export const contactFields = {
  name: { required: true, max: 100, kind: "line" },
  email: { required: true, max: 254, kind: "email" },
  phone: { required: false, max: 32, kind: "line" },
  subject: { required: false, max: 32, kind: "choice", choices: contactSubjects },
  message: { required: true, max: 5_000, kind: "text" },
} as const satisfies Record<string, FieldRule>;
export type ContactField = keyof typeof contactFields;

export const dealerFields = {
  companyName: { required: true, max: 150, kind: "line" },
  contactName: { required: true, max: 100, kind: "line" },
  email: { required: true, max: 254, kind: "email" },
  phone: { required: true, max: 32, kind: "line" },
  city: { required: true, max: 100, kind: "line" },
  experience: { required: true, max: 5_000, kind: "text" },
  message: { required: false, max: 5_000, kind: "text" },
} as const satisfies Record<string, FieldRule>;
export type DealerField = keyof typeof dealerFields;

/** Control characters that have no place in a text of several lines, and halves of characters. */
const UNPRINTABLE_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** What is wrong with the values of a form, by field; nothing for fields that are right. Values count trimmed. */
export function checkFields<Field extends string>(
  rules: Readonly<Record<Field, FieldRule>>,
  values: Readonly<Partial<Record<Field, string>>>,
): FieldProblems<Field> {
  const problems: Partial<Record<Field, FieldProblem>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const problem = problemOf(rules[field], (values[field] ?? "").trim());
    if (problem) problems[field] = problem;
  }
  return problems;
}

function problemOf(rule: FieldRule, value: string): FieldProblem | undefined {
  if (value === "") return rule.required ? "required" : undefined;
  if (value.length > rule.max) return "too_long";
  if (rule.kind === "choice") return rule.choices?.includes(value) ? undefined : "unknown_choice";
  if (rule.kind === "text") {
    return UNPRINTABLE_IN_TEXT.test(value) || !value.isWellFormed() ? "unprintable" : undefined;
  }
  if (!isPlainLine(value)) return "unprintable";
  return rule.kind === "email" && !isEmailShaped(value) ? "not_an_email" : undefined;
}
