import { BellRing } from "lucide-react";
import { paymentAlert as text } from "#i18n/en/payment-alert.ts";
import { TextField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { createEnglishLabels } from "../forms/english-labels.ts";
import { FormFrame, PrivacyNote, SendButton } from "../forms/form-parts.tsx";
import { usePublicForm } from "../forms/use-public-form.ts";
import { newsletterFields, type NewsletterField } from "../newsletter/newsletter-fields.ts";

const labels = createEnglishLabels<NewsletterField>({
  sent: () => text.sent,
  failed: text.failed,
  sending: text.sending,
});

/**
 * For customers who want to order while payments are off: a form for one mail, with confirmation as
 * for the newsletter. Nothing is sent to the shop before the form is.
 */
export function PaymentAlert({ email }: { email: string }) {
  const form = usePublicForm({
    name: "payment-alert",
    rules: newsletterFields,
    limit: "newsletter",
    labels,
    answer: undefined,
    send: (send, values, { website, elapsed_ms }) =>
      send("POST /api/newsletter/subscriptions", {
        body: { ...values, website, elapsed_ms, page: "/order", topic: "payment" },
      }),
  });
  return (
    <section
      aria-labelledby="payment-alert"
      className="mt-10 grid gap-5 rounded-window bg-surface-2 px-5 py-7 sm:px-8"
    >
      <div className="grid gap-2">
        <h2 id="payment-alert" className="flex items-center gap-3 text-xl">
          <BellRing aria-hidden className="size-5 flex-none text-accent" />
          {text.block.heading}
        </h2>
        <p className="text-soft">{text.block.text}</p>
      </div>
      <FormFrame form={form} action={paths.newsletter}>
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            {...form.getBinding("email")}
            defaultValue={email}
            label={text.email}
            type="email"
            autoComplete="email"
            spellCheck={false}
          />
          <SendButton
            label={text.block.button}
            sendingLabel={text.sending}
            isSending={form.isSending}
            className="sm:mt-7"
          />
        </div>
        <PrivacyNote text={text.block.privacy} link={text.block.privacyLink} />
      </FormFrame>
    </section>
  );
}
