import type { MetaDescriptor } from "react-router";

type PrivateMeta = {
  title: string;
  description: string;
  /** The public address of the shop, without a trailing slash. */
  publicUrl: string;
  /** The page's canonical path. */
  path: string;
};

/**
 * For a page whose address holds a secret: the address to nobody; and not nothing at all, for then
 * a form would come as from a stranger.
 */
export const secretAddress: MetaDescriptor = { name: "referrer", content: "strict-origin" };

/**
 * The head of a page that is its visitor's own business: neither search engines nor shared links
 * show it.
 */
export function privateMeta({
  title,
  description,
  publicUrl,
  path,
}: PrivateMeta): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: publicUrl + path },
    { name: "robots", content: "noindex" },
  ];
}
