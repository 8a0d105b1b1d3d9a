import type { InputProblem } from "#shared/input-problems.ts";

/**
 * The rule for a form field: the same in the browser, which shows problems at once, and on the
 * server.
 */
export type FieldRule = {
  readonly required: boolean;
  /** The most characters it may have. */
  readonly max: number;
  readonly kind: "line" | "email" | "phone" | "text" | "choice";
  /** For `choice`: the values that it may have. */
  readonly choices?: readonly string[];
};

/** Possible problems with a field of these forms; the catalogs have the words. */
export const fieldProblems = [
  "required",
  "too_long",
  "not_an_email",
  "unprintable",
  "unknown",
] as const satisfies readonly InputProblem[];
export type FieldProblem = (typeof fieldProblems)[number];
export type FieldRules<Field extends string> = Readonly<Record<Field, FieldRule>>;
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>;

export const contactSubjects = [
  "product-inquiry",
  "feedback",
  "wholesale",
  "support",
  "other",
] as const;

/**
 * The fields of both contact forms: that of the home page has a phone, that of the contact page a
 * subject.
 */
export const contactFields = {
  name: { required: true, max: 100, kind: "line" },
  email: { required: true, max: 254, kind: "email" },
  phone: { required: false, max: 32, kind: "phone" },
  subject: { required: false, max: 32, kind: "choice", choices: contactSubjects },
  message: { required: true, max: 5_000, kind: "text" },
} as const satisfies Record<string, FieldRule>;
export type ContactField = keyof typeof contactFields;

export const dealerFields = {
  companyName: { required: true, max: 150, kind: "line" },
  contactName: { required: true, max: 100, kind: "line" },
  email: { required: true, max: 254, kind: "email" },
  phone: { required: true, max: 32, kind: "phone" },
  city: { required: true, max: 100, kind: "line" },
  experience: { required: true, max: 5_000, kind: "text" },
  message: { required: false, max: 5_000, kind: "text" },
} as const satisfies Record<string, FieldRule>;
export type DealerField = keyof typeof dealerFields;

export const MAX_REPLY = 5_000;

/** The form in which the shop writes an answer. */
export const replyFields = {
  body: { required: true, max: MAX_REPLY, kind: "text" },
} as const satisfies Record<string, FieldRule>;

/** The fields of a form in their order. */
export function getFields<Field extends string>(rules: FieldRules<Field>): Field[] {
  // The object has a rule for each field and no other keys.
  return Object.keys(rules) as Field[];
}

/** A public form as it was sent in. */
export type FilledForm<Field extends string> = {
  /** The visitor's text; fields that were left out are empty. */
  readonly fields: Readonly<Record<Field, string>>;
  /** Chosen when the form was opened; the same key twice is one message. */
  readonly submissionKey?: string | undefined;
  /** The field that people do not see, for catching programs. */
  readonly website?: string | undefined;
  /** Milliseconds between opening the form and sending it, where scripts could measure them. */
  readonly elapsedMs?: number | undefined;
};
