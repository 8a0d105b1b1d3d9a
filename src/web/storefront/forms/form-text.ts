import type { FieldProblem } from "#modules/messages/form-fields.ts";
import type { ToastMessage } from "#ui/toast.ts";
import type { FieldValues } from "./form-values.ts";
import type { FormAnswer, FormError } from "./form-error.ts";

type Message = Omit<ToastMessage, "tone">;

export type FormText<Field extends string> = {
  /** Nothing is known of the form once a page has been loaded for it. */
  readonly sent: (values?: FieldValues<Field>) => Message;
  readonly limited: (minutes: number) => Message;
  readonly failed: Message;
  /** Above fields that are wrong, for those who are not led to the first of them. */
  readonly invalid: Message;
  readonly sending: string;
  readonly problem: (field: Field, problem: FieldProblem, max: number) => string;
};

/** Message of a page about its form when it is loaded: without scripts, the result of the form. */
export function getNotice<Field extends string>(
  wasSent: boolean,
  answer: FormAnswer<Field> | undefined,
  labels: FormText<Field>,
): ToastMessage | undefined {
  if (answer) return getMessage(answer, labels);
  return wasSent ? { ...labels.sent(), tone: "success" } : undefined;
}

/** Message about an error. */
export function getMessage<Field extends string>(
  error: FormError<Field>,
  labels: FormText<Field>,
): ToastMessage {
  const { outcome } = error;
  const message = outcome === "limited" ? labels.limited(error.minutes) : labels[outcome];
  return { ...message, tone: "error" };
}

type ErrorText = {
  readonly limited: (minutes: number) => string;
  readonly invalid: string;
  readonly failed: string;
};

/** One sentence about an error, for pages that show it above their form. */
export function describeError(error: FormError<string>, labels: ErrorText): string {
  return error.outcome === "limited" ? labels.limited(error.minutes) : labels[error.outcome];
}

/** State of the form, for those who hear the page. */
export function getStatus<Field extends string>(
  phase: "idle" | "sending" | "sent",
  labels: FormText<Field>,
): string {
  if (phase === "idle") return "";
  return phase === "sending" ? labels.sending : labels.sent().title;
}
