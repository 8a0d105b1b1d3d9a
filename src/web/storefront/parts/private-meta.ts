import type { MetaDescriptor } from "react-router";

type Words = { title: string; description: string };

type PrivateMeta = Words & {
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

const unlistedMeta = ({ title, description }: Words): MetaDescriptor[] => [
  { title },
  { name: "description", content: description },
  { name: "robots", content: "noindex" },
];

/** The head of a private page: search engines do not index it, and shared links show no preview. */
export const privateMeta = ({ publicUrl, path, ...words }: PrivateMeta): MetaDescriptor[] => [
  ...unlistedMeta(words),
  { tagName: "link", rel: "canonical", href: publicUrl + path },
];

/**
 * The head of a private page whose address holds a secret. It names no other address, as there is
 * nothing without the secret.
 */
export const secretMeta = (words: Words): MetaDescriptor[] => [
  ...unlistedMeta(words),
  secretAddress,
];
