import type { FieldProblem } from "#modules/messages/form-fields.ts";
import type { ToastMessage } from "#ui/toast.ts";
import type { FieldValues } from "./letter-fields.ts";
import type { FormAnswer, Refusal } from "./refusal.ts";

type Message = Omit<ToastMessage, "tone">;

export type LetterWords<Field extends string> = {
  /** Nothing is known of the form once a page has been loaded for it. */
  readonly sent: (values?: FieldValues<Field>) => Message;
  readonly limited: (minutes: number) => Message;
  readonly failed: Message;
  /** Above fields that are wrong, for those who are not led to the first of them. */
  readonly invalid: Message;
  readonly sending: string;
  readonly problem: (field: Field, problem: FieldProblem, max: number) => string;
};

/** What a page says about its form when it is loaded: without scripts, what became of it. */
export function noticeOf<Field extends string>(
  wasSent: boolean,
  answer: FormAnswer<Field> | undefined,
  words: LetterWords<Field>,
): ToastMessage | undefined {
  if (answer) return messageOf(answer, words);
  return wasSent ? { ...words.sent(), tone: "success" } : undefined;
}

/** What is said about a refusal. */
export function messageOf<Field extends string>(
  refusal: Refusal<Field>,
  words: LetterWords<Field>,
): ToastMessage {
  const { outcome } = refusal;
  const message = outcome === "limited" ? words.limited(refusal.minutes) : words[outcome];
  return { ...message, tone: "error" };
}

/** What is going on, for those who hear the page. */
export function statusOf<Field extends string>(
  phase: "idle" | "sending" | "sent",
  words: LetterWords<Field>,
): string {
  if (phase === "idle") return "";
  return phase === "sending" ? words.sending : words.sent().title;
}
