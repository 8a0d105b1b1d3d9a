import type { ReactNode } from "react";
import { PageLink } from "../parts/page-link.tsx";
import { useShownPages } from "../parts/use-shown-pages.ts";

type TextLinkProps = { href: string; className?: string; children: ReactNode };

/** A link within a text: its words stay when the page is put away. */
export function TextLink({ href, className = "link", children }: TextLinkProps) {
  return useShownPages()(href) ? (
    <PageLink to={href} prefetch="intent" className={className}>
      {children}
    </PageLink>
  ) : (
    children
  );
}
