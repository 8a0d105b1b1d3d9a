import type { ReactNode } from "react";
import { Link } from "react-router";

type TextLinkProps = { href: string; className?: string; children: ReactNode };

/** A link within a text: within the shop without loading the page anew. */
export function TextLink({ href, className = "link", children }: TextLinkProps) {
  if (href.startsWith("/"))
    return (
      <Link to={href} prefetch="intent" className={className}>
        {children}
      </Link>
    );
  return (
    <a href={href} rel="noopener" className={className}>
      {children}
    </a>
  );
}
