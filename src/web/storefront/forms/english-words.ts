import { forms } from "#i18n/en/forms.ts";
import type { LetterWords } from "./letter-words.ts";
import type { FieldValues } from "./letter-fields.ts";

type Text = { readonly title: string; readonly text: string };

/** The words of an English form: its own, and those that all of them share. */
export function englishWords<Field extends string>(own: {
  sent: (values?: FieldValues<Field>) => Text;
  failed: Text;
  sending: string;
}): LetterWords<Field> {
  return {
    sent: (values) => message(own.sent(values)),
    limited: (minutes) => message(forms.limited(minutes)),
    failed: message(own.failed),
    invalid: message(forms.invalid),
    sending: own.sending,
    problem: (_field, problem, max) => forms.problem(problem, max),
  };
}

const message = ({ title, text }: Text) => ({ title, description: text });
