import type { ReactNode } from "react";
import { useHref } from "react-router";
import { paths } from "#web/paths.ts";

type RightsLinkProps = {
  /** The law area whose part it opens; the whole page without it. */
  area?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** Opens the page of the rights by country, in the market of the page that it stands on. */
export function RightsLink({ area, className = "link", children }: RightsLinkProps) {
  const href = useHref(area === undefined ? paths.rights : `${paths.rights}#${area}`);
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
