import { forms } from "#i18n/en/forms.ts";
import type { FormText } from "./form-text.ts";
import type { FieldValues } from "./form-values.ts";

type Text = { readonly title: string; readonly text: string };

/** The words of an English form: its own, and those that all of them share. */
export function createEnglishLabels<Field extends string>(own: {
  sent: (values?: FieldValues<Field>) => Text;
  failed: Text;
  sending: string;
}): FormText<Field> {
  return {
    sent: (values) => toMessage(own.sent(values)),
    limited: (minutes) => toMessage(forms.limited(minutes)),
    failed: toMessage(own.failed),
    invalid: toMessage(forms.invalid),
    sending: own.sending,
    problem: (_field, problem, max) => forms.problem(problem, max),
  };
}

const toMessage = ({ title, text }: Text) => ({ title, description: text });
