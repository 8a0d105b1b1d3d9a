import { ArrowUpRight } from "lucide-react";
import { useContent } from "../content.ts";

/**
 * Leads to the reviews on a site that is not ours; nothing while the owner has named none. It is
 * our own card: nothing of another site is loaded.
 */
export function ReviewSiteCard() {
  const { heading, text, link } = useContent("collection").reviewSite;
  if (link.url === "") return null;
  return (
    <section
      aria-labelledby="review-site"
      className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 pb-(--section)"
    >
      <div className="grid gap-2">
        <h2 id="review-site" className="text-xl">
          {heading}
        </h2>
        <p className="max-w-[58ch] text-soft">{text}</p>
      </div>
      <a href={link.url} rel="noopener" className="link inline-flex min-h-11 items-center gap-2">
        {link.label}
        <ArrowUpRight aria-hidden className="size-4 mirrored" />
      </a>
    </section>
  );
}
