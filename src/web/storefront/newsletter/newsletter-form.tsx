import { useLocation } from "react-router";
import { newsletter } from "#i18n/en/newsletter.ts";
import { TextField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { useContent } from "../content.ts";
import { createEnglishLabels } from "../forms/english-labels.ts";
import { FormFrame, PrivacyNote, SendButton } from "../forms/form-parts.tsx";
import type { FormAnswer } from "../forms/form-error.ts";
import { usePublicForm } from "../forms/use-public-form.ts";
import { newsletterFields, type NewsletterField } from "./newsletter-fields.ts";

const labels = createEnglishLabels<NewsletterField>({
  sent: () => newsletter.sent,
  failed: newsletter.failed,
  sending: newsletter.sending,
});

/** Asks for the newsletter. Without scripts the page of the newsletter takes it. */
export function NewsletterForm({ answer }: { answer?: FormAnswer<NewsletterField> | undefined }) {
  const { pathname } = useLocation();
  const { block } = useContent("newsletter");
  const form = usePublicForm({
    name: "newsletter",
    rules: newsletterFields,
    limit: "newsletter",
    labels,
    answer,
    send: (send, values, { website, elapsed_ms }) =>
      send("POST /api/newsletter/subscriptions", {
        body: { ...values, website, elapsed_ms, page: pathname },
      }),
  });
  return (
    <FormFrame form={form} action={`${paths.newsletter}#form`}>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          {...form.getBinding("email")}
          label={newsletter.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <SendButton
          label={block.button}
          sendingLabel={newsletter.sending}
          isSending={form.isSending}
          className="sm:mt-7"
        />
      </div>
      <PrivacyNote text={block.privacy} link={block.privacyLink} />
    </FormFrame>
  );
}
