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
 * The referrer policy of a page with a secret in its address: only the origin is sent. Not
 * "no-referrer", because forms would then be refused as if from another site.
 */
export const secretAddress: MetaDescriptor = { name: "referrer", content: "strict-origin" };

/** The head of a private page: search engines do not index it, and shared links show no preview. */
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

/** The head of a private page whose address holds a secret. */
export const secretMeta = (page: PrivateMeta): MetaDescriptor[] => [
  ...privateMeta(page),
  secretAddress,
];
