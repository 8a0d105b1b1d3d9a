import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link within a text: within the shop without loading the page anew. */
export function TextLink({ href = "", children }: ComponentProps<"a">) {
  if (href.startsWith("/"))
    return (
      <Link to={href} prefetch="intent" className="link">
        {children}
      </Link>
    );
  return (
    <a href={href} rel="noopener" className="link">
      {children}
    </a>
  );
}
