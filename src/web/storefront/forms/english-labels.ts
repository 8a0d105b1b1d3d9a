import { forms } from "#i18n/en/forms.ts";
import type { FormText } from "./form-text.ts";
import type { FieldValues } from "./form-values.ts";

type Text = { readonly title: string; readonly text: string };

/** The words of an English form: its own, and those that all of them share. */
export function englishLabels<Field extends string>(own: {
  sent: (values?: FieldValues<Field>) => Text;
  failed: Text;
  sending: string;
}): FormText<Field> {
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
