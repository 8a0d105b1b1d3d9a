import { BellRing } from "lucide-react";
import { useRevalidator } from "react-router";
import { productPage } from "#i18n/en/product.ts";
import { waiting as text } from "#i18n/en/waiting.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { paths } from "#web/paths.ts";
import { createEnglishLabels } from "../forms/english-labels.ts";
import type { FormAnswer } from "../forms/form-error.ts";
import { FormFrame, PrivacyNote, SendButton } from "../forms/form-parts.tsx";
import { usePublicForm } from "../forms/use-public-form.ts";
import { newsletterFields, type NewsletterField } from "../newsletter/newsletter-fields.ts";

const labels = createEnglishLabels<NewsletterField>({
  sent: () => text.sent,
  failed: text.failed,
  sending: text.sending,
});

/** Answer of the page to the form that was sent without scripts. */
export type WaitingAnswer = FormAnswer<NewsletterField> | undefined;

type NothingToBuyProps = {
  slug: string;
  answer: WaitingAnswer;
  /** It is not for sale yet; the note of the preview says so. */
  isPreview: boolean | undefined;
};

/** In place of the buttons of what cannot be bought now. */
export default function NothingToBuy({ isPreview, ...waiting }: NothingToBuyProps) {
  if (!isPreview) return <WaitingForm {...waiting} />;
  return [productPage.addToCart, productPage.buyNow].map((label, index) => (
    <Button key={label} size="lg" {...(index > 0 && { tone: "line" })} disabled>
      {label}
    </Button>
  ));
}

/**
 * A form for an address, to be told when it is back. Without scripts the page of the product takes
 * it. What turns out to be in stock shows its buttons.
 */
function WaitingForm({ slug, answer }: Omit<NothingToBuyProps, "isPreview">) {
  const path = paths.product(slug);
  const { revalidate } = useRevalidator();
  const form = usePublicForm({
    name: "waiting",
    rules: newsletterFields,
    limit: "newsletter",
    labels,
    answer,
    async send(send, values, { website, elapsed_ms }) {
      const body = { ...values, website, elapsed_ms, page: path };
      const refused = await send("POST /api/newsletter/subscriptions", {
        body: { ...body, topic: "stock", variant: slug },
      });
      if (refused?.code === "conflict") await revalidate();
      return refused;
    },
  });
  return (
    <section aria-labelledby="waiting" className="col-span-full grid gap-3">
      <h2 id="waiting" className="flex items-center gap-2 text-lg">
        <BellRing aria-hidden className="size-5 flex-none text-accent" />
        {text.block.heading}
      </h2>
      <p className="text-sm text-soft">{text.block.text}</p>
      <FormFrame form={form} action={`${path}#form`} className="gap-3">
        <TextField
          {...form.getBinding("email")}
          label={text.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <SendButton
          label={text.block.button}
          sendingLabel={text.sending}
          isSending={form.isSending}
        />
        <PrivacyNote text={text.block.privacy} link={text.block.privacyLink} />
      </FormFrame>
    </section>
  );
}
