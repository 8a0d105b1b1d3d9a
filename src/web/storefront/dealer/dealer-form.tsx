import { dealer as text } from "#i18n/he/dealer.ts";
import {
  dealerFields,
  type DealerField,
  type FieldProblem,
} from "#modules/messages/form-fields.ts";
import { TextField } from "#ui/field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { paths } from "#web/paths.ts";
import { useContent } from "../content.ts";
import { FormFrame, PrivacyNote, SendButton } from "../forms/form-parts.tsx";
import { toHebrewMessage } from "../forms/to-hebrew-message.ts";
import type { FormText } from "../forms/form-text.ts";
import type { FormAnswer } from "../forms/form-error.ts";
import { usePublicForm } from "../forms/use-public-form.ts";

const toFormText = (email: string, replyBusinessDays: number): FormText<DealerField> => ({
  sent: () => toHebrewMessage({ title: text.sent.title, text: text.sent.text(replyBusinessDays) }),
  limited: (minutes) =>
    toHebrewMessage({ title: text.limited.title, text: text.limited.text(minutes) }),
  failed: toHebrewMessage({ title: text.failed.title, text: text.failed.text(email) }),
  invalid: toHebrewMessage(text.unsent),
  sending: text.sending,
  problem: formatProblem,
});

function formatProblem(field: DealerField, problem: FieldProblem, max: number): string {
  if (problem === "too_long") return text.tooLong(max);
  return problem === "required" && field !== "message" ? text.required[field] : text.invalid[field];
}

/** The Hebrew form for businesses, in the English page. */
export function DealerForm({ answer }: { answer: FormAnswer<DealerField> | undefined }) {
  const { email } = useContent("brand");
  const { dealerReplyBusinessDays } = useContent("policies");
  const form = usePublicForm({
    name: "dealer",
    rules: dealerFields,
    limit: "dealerForm",
    labels: toFormText(email, dealerReplyBusinessDays),
    answer,
    send: (send, values, submission) =>
      send("POST /api/functions/dealer-form", {
        body: { ...values, ...submission },
      }),
  });
  const getFieldProps = (name: DealerField) => ({
    ...form.getBinding(name),
    label: text.labels[name],
  });
  return (
    <FormFrame form={form} action="/dealer#form" className="sm:grid-cols-2">
      <p className="col-span-full text-sm text-soft">{text.requiredNote}</p>
      <TextField {...getFieldProps("companyName")} autoComplete="organization" />
      <TextField {...getFieldProps("contactName")} autoComplete="name" />
      <TextField
        {...getFieldProps("email")}
        type="email"
        dir="ltr"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField {...getFieldProps("phone")} type="tel" dir="ltr" autoComplete="tel" />
      <TextField
        {...getFieldProps("city")}
        autoComplete="address-level2"
        className="col-span-full"
      />
      <TextAreaField
        {...getFieldProps("experience")}
        rows={3}
        placeholder={text.placeholders.experience}
        className="col-span-full"
      />
      <TextAreaField
        {...getFieldProps("message")}
        rows={4}
        placeholder={text.placeholders.message}
        optionalHint={`(${text.optional})`}
        className="col-span-full"
      />
      <SendButton
        label={text.submit}
        sendingLabel={text.sending}
        isSending={form.isSending}
        className="col-span-full"
      />
      <div className="col-span-full">
        <PrivacyNote text={text.privacy} link={{ to: paths.privacy, label: text.privacyLink }} />
      </div>
    </FormFrame>
  );
}
