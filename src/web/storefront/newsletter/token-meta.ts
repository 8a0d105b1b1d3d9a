import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../parts/page-meta.ts";

/** Of a page whose address holds the secret of a mail. */
export function tokenMeta(
  { metaTitle, description }: { metaTitle: string; description: string },
  path: string,
  publicUrl: string,
): MetaDescriptor[] {
  return [
    ...pageMeta({ title: metaTitle, description, publicUrl, path, noindex: true }),
    // To nobody else; and not to nobody at all, for then a form would come as from a stranger.
    { name: "referrer", content: "same-origin" },
  ];
}
