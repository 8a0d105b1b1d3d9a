import type { ReactNode } from "react";
import { PageLink } from "../parts/page-link.tsx";

type TextLinkProps = { href: string; className?: string; children: ReactNode };

/** A link within a text: within the shop without loading the page anew. */
export function TextLink({ href, className = "link", children }: TextLinkProps) {
  if (href.startsWith("/"))
    return (
      <PageLink to={href} className={className}>
        {children}
      </PageLink>
    );
  return (
    <a href={href} rel="noopener" className={className}>
      {children}
    </a>
  );
}
