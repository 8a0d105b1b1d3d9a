import type { ReactNode } from "react";

type SectionHeadProps = { heading: string; id?: string; children?: ReactNode };

/** The heading of a section, with a few words beside it on one baseline where there is room. */
export function SectionHead({ heading, id, children }: SectionHeadProps) {
  return (
    <div className="mb-8 grid items-end gap-x-8 gap-y-4 md:mb-12 lg:mb-16 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <h2 id={id} className="max-w-[17ch]">
        {heading}
      </h2>
      {children && <p className="lede">{children}</p>}
    </div>
  );
}
