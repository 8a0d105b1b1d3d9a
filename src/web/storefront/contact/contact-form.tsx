import { contact } from "#i18n/en/contact.ts";
import { forms } from "#i18n/en/forms.ts";
import { contactSubjects } from "#modules/messages/form-fields.ts";
import { isolateText } from "#shared/isolate-text.ts";
import { Options } from "#ui/options.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { createEnglishLabels } from "../forms/english-labels.ts";
import type { FormAnswer } from "../forms/form-error.ts";
import { MessageForm, useMessageForm } from "./message-form.tsx";
import { contactPageFields, type ContactPageField } from "./message-rules.ts";

const labels = createEnglishLabels<ContactPageField>({
  sent: (values) => contact.sent(isolateText(values?.name.trim() ?? "")),
  failed: contact.failed,
  sending: forms.sending,
});

/** The form of the contact page. */
export function ContactForm({ answer }: { answer: FormAnswer<ContactPageField> | undefined }) {
  const form = useMessageForm({ name: "contact", rules: contactPageFields, labels, answer });
  return (
    <MessageForm
      form={form}
      action="/contact#form"
      message={{ rows: 5, placeholder: contact.messagePlaceholder }}
    >
      <SelectField
        {...form.getBinding("subject")}
        label={forms.subject}
        optionalHint={forms.optional}
      >
        <option value="">{contact.selectTopic}</option>
        <Options values={contactSubjects} labels={contact.subjects} />
      </SelectField>
    </MessageForm>
  );
}
