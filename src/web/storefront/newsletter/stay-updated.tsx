import { useContent } from "../content.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The block that asks for the newsletter, as wide as the page's column. */
export function StayUpdated() {
  const { block } = useContent("newsletter");
  return (
    <section className="wrap" aria-labelledby="stay-updated">
      <div className="grid items-center gap-x-columns gap-y-6 rounded-window bg-surface-2 px-5 py-8 sm:px-10 sm:py-12 lg:grid-cols-2">
        <div className="grid gap-5">
          <h2 id="stay-updated">{block.heading}</h2>
          <p className="text-soft">{block.text}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
