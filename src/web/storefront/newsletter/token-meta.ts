import type { MetaDescriptor } from "react-router";
import { privateMeta } from "../parts/private-meta.ts";

/** Of a page whose address holds the secret of a mail. */
export function tokenMeta(
  { metaTitle, description }: { metaTitle: string; description: string },
  path: string,
  publicUrl: string,
): MetaDescriptor[] {
  return [
    ...privateMeta({ title: metaTitle, description, publicUrl, path }),
    // The address to nobody; and not nothing at all, for then a form would come as from a stranger.
    { name: "referrer", content: "strict-origin" },
  ];
}
