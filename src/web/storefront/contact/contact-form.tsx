import { contactPrivacy } from "#content/contact-privacy.ts";
import { contact } from "#i18n/en/contact.ts";
import { forms } from "#i18n/en/forms.ts";
import type { messageEndpoints } from "#modules/messages/contract.ts";
import { contactSubjects } from "#modules/messages/form-fields.ts";
import { SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { LetterFrame, PrivacyNote, SendButton } from "../forms/form-parts.tsx";
import { englishWords } from "../forms/english-words.ts";
import type { FormAnswer } from "../forms/refusal.ts";
import { useLetterForm } from "../forms/use-letter-form.ts";
import { contactPageFields, type ContactPageField } from "./message-rules.ts";

const words = englishWords<ContactPageField>({
  sent: (values) => contact.sent(values?.name.trim() ?? ""),
  failed: contact.failed,
  sending: forms.sending,
});

/** The form of the contact page. */
export function ContactForm({ answer }: { answer: FormAnswer<ContactPageField> | undefined }) {
  const form = useLetterForm({
    name: "contact",
    rules: contactPageFields,
    limit: "contactForm",
    words,
    answer,
    send: (send, values, submission) =>
      send<typeof messageEndpoints.sendContactMessage>("/api/functions/mailjet-contact-form", {
        body: { ...values, ...submission },
      }),
  });
  return (
    <LetterFrame form={form} action="/contact#form">
      <TextField {...form.bind("name")} label={forms.name} autoComplete="name" />
      <TextField
        {...form.bind("email")}
        label={forms.email}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <SelectField {...form.bind("subject")} label={forms.subject} optionalHint={forms.optional}>
        <option value="">{contact.selectTopic}</option>
        {contactSubjects.map((subject) => (
          <option key={subject} value={subject}>
            {contact.subjects[subject]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...form.bind("message")}
        label={forms.message}
        rows={5}
        placeholder={contact.messagePlaceholder}
      />
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
