import { forms } from "#i18n/en/forms.ts";
import { contact } from "#i18n/he/contact.ts";
import { TextField } from "#ui/field.tsx";
import { toHebrewMessage } from "../forms/to-hebrew-message.ts";
import type { FormText } from "../forms/form-text.ts";
import type { FormAnswer } from "../forms/form-error.ts";
import { MessageForm, useMessageForm } from "./message-form.tsx";
import { helloFields, type HelloField } from "./message-rules.ts";

/** The result of a message is told in Hebrew here. */
const labels: FormText<HelloField> = {
  sent: () => toHebrewMessage(contact.sent),
  limited: (minutes) =>
    toHebrewMessage({ title: contact.limited.title, text: contact.limited.text(minutes) }),
  failed: toHebrewMessage(contact.failed),
  invalid: { title: forms.invalid.title, description: forms.invalid.text },
  sending: forms.sending,
  problem: (_field, problem, max) => forms.problem(problem, max),
};

/** The contact form of the home page. */
export function HelloForm({ answer }: { answer: FormAnswer<HelloField> | undefined }) {
  const form = useMessageForm({ name: "hello", rules: helloFields, labels, answer });
  return (
    <MessageForm form={form} action="/?index#form" message={{ rows: 4 }}>
      <TextField
        {...form.getBinding("phone")}
        label={forms.phone}
        optionalHint={forms.optional}
        type="tel"
        autoComplete="tel"
      />
    </MessageForm>
  );
}
