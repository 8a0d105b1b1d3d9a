import type { FieldProblem } from "#modules/messages/form-fields.ts";

const problems: Readonly<Record<Exclude<FieldProblem, "too_long">, string>> = {
  required: "Please fill in this field",
  not_an_email: "Please enter an email address such as maya@example.com",
  unprintable: "Please use letters, spaces and ordinary signs only",
  unknown: "Please choose one from the list",
};

/** Texts that all English forms to the shop have in common. */
export const forms = {
  /** Beside the other ways to reach the shop. */
  emailChannel: "Email",
  name: "Name",
  email: "Email",
  phone: "Phone",
  subject: "Subject",
  message: "Message",
  optional: "(optional)",
  submit: "Send Message",
  sending: "Sending…",
  /** Of the field that people do not see. */
  website: "Website",
  problem: (problem: FieldProblem, max: number) =>
    problem === "too_long" ? `Please write at most ${max} characters` : problems[problem],
  invalid: { title: "Not sent yet", text: "Please check the marked fields." },
  limited: (minutes: number) => ({
    title: "Too many attempts",
    text: `Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  }),
} as const;
