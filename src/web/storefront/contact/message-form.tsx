import type { ReactNode } from "react";
import { forms } from "#i18n/en/forms.ts";
import type { FieldRules } from "#modules/messages/form-fields.ts";
import { TextField } from "#ui/field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { useContent } from "../content.ts";
import { FormFrame, PrivacyNote, SendButton } from "../forms/form-parts.tsx";
import type { FormText } from "../forms/form-text.ts";
import type { FormAnswer } from "../forms/form-error.ts";
import { usePublicForm, type PublicForm } from "../forms/use-public-form.ts";

type Field<Extra extends string> = "name" | "email" | "message" | Extra;

/** A form that writes to the shop, from the home page or the contact page. */
export function useMessageForm<Extra extends "phone" | "subject">(options: {
  name: string;
  rules: FieldRules<Field<Extra>>;
  labels: FormText<Field<Extra>>;
  answer: FormAnswer<Field<Extra>> | undefined;
}): PublicForm<Field<Extra>> {
  return usePublicForm({
    ...options,
    limit: "contactForm",
    send: (send, values, submission) =>
      send("POST /api/functions/mailjet-contact-form", {
        body: { ...values, ...submission },
      }),
  });
}

type MessageFormProps<Extra extends "phone" | "subject"> = {
  form: PublicForm<Field<Extra>>;
  /** Where the form goes without scripts. */
  action: string;
  message: { rows: number; placeholder?: string };
  /** The field that only this form has. */
  children: ReactNode;
};

/** Fields that the two contact forms have in common: the sender, and the message. */
export function MessageForm<Extra extends "phone" | "subject">({
  form,
  action,
  message,
  children,
}: MessageFormProps<Extra>) {
  const privacy = useContent("contact-privacy");
  return (
    <FormFrame form={form} action={action}>
      <TextField {...form.getBinding("name")} label={forms.name} autoComplete="name" />
      <TextField
        {...form.getBinding("email")}
        label={forms.email}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      {children}
      <TextAreaField {...form.getBinding("message")} label={forms.message} {...message} />
      <SendButton
        label={forms.submit}
        sendingLabel={forms.sending}
        isSending={form.isSending}
        className="w-full"
      />
      <PrivacyNote {...privacy} />
    </FormFrame>
  );
}
