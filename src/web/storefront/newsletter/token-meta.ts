import type { MetaDescriptor } from "react-router";
import { secretMeta } from "../parts/private-meta.ts";

/** Of a page whose address holds the secret of a mail. */
export function tokenMeta({
  metaTitle,
  description,
}: {
  metaTitle: string;
  description: string;
}): MetaDescriptor[] {
  return secretMeta({ title: metaTitle, description });
}
