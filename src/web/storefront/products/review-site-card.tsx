import { ShieldCheck } from "lucide-react";
import { useContent } from "../content.ts";

/**
 * Holds the place of the review site's widget. It is our own card: nothing of another site is
 * loaded.
 */
export function ReviewSiteCard() {
  const text = useContent("collection").reviewSite;
  return (
    <section
      aria-labelledby="review-site"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-window border border-line bg-surface p-[clamp(1.5rem,3vw,2.5rem)]"
    >
      <div className="grid gap-2">
        <h2 id="review-site" className="text-xl">
          {text.heading}
        </h2>
        <p className="max-w-[58ch] text-soft">{text.text}</p>
      </div>
      <p className="inline-flex items-center gap-2 text-sm font-medium text-soft">
        <ShieldCheck aria-hidden className="size-5 flex-none text-accent" />
        {text.note}
      </p>
    </section>
  );
}
