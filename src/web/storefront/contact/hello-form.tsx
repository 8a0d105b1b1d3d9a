import { contactPrivacy } from "#content/contact-privacy.ts";
import { forms } from "#i18n/en/forms.ts";
import { contact } from "#i18n/he/contact.ts";
import type { messageEndpoints } from "#modules/messages/contract.ts";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { LetterFrame, PrivacyNote, SendButton } from "../forms/form-parts.tsx";
import type { LetterWords } from "../forms/letter-words.ts";
import type { FormAnswer } from "../forms/refusal.ts";
import { useLetterForm } from "../forms/use-letter-form.ts";
import { helloFields, type HelloField } from "./message-rules.ts";

type Text = { readonly title: string; readonly text: string };

const inHebrew = ({ title, text }: Text) => ({ title, description: text, lang: "he" }) as const;

/** What became of a message is said in Hebrew here. */
const words: LetterWords<HelloField> = {
  sent: () => inHebrew(contact.sent),
  limited: (minutes) =>
    inHebrew({ title: contact.limited.title, text: contact.limited.text(minutes) }),
  failed: inHebrew(contact.failed),
  invalid: { title: forms.invalid.title, description: forms.invalid.text },
  sending: forms.sending,
  problem: (_field, problem, max) => forms.problem(problem, max),
};

/** The contact form of the home page. */
export function HelloForm({ answer }: { answer: FormAnswer<HelloField> | undefined }) {
  const form = useLetterForm({
    name: "hello",
    rules: helloFields,
    limit: "contactForm",
    words,
    answer,
    send: (send, values, submission) =>
      send<typeof messageEndpoints.sendContactMessage>("/api/functions/mailjet-contact-form", {
        body: { ...values, ...submission },
      }),
  });
  return (
    <LetterFrame form={form} action="/?index#form">
      <TextField {...form.bind("name")} label={forms.name} autoComplete="name" />
      <TextField
        {...form.bind("email")}
        label={forms.email}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        {...form.bind("phone")}
        label={forms.phone}
        optionalHint={forms.optional}
        type="tel"
        autoComplete="tel"
      />
      <TextAreaField {...form.bind("message")} label={forms.message} rows={4} />
      <SendButton
        label={forms.submit}
        sendingLabel={forms.sending}
        isSending={form.isSending}
        className="w-full"
      />
      <PrivacyNote {...contactPrivacy} />
    </LetterFrame>
  );
}
