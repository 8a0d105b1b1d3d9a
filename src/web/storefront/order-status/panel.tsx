import { useId, type ReactNode } from "react";
import { joinClassNames } from "#ui/class-names.ts";

type PanelProps = { heading: string; className?: string; children: ReactNode };

/** A part of an order's page, with its heading. */
export function Panel({ heading, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={joinClassNames("rounded-lg border border-line bg-surface p-5 sm:p-7", className)}
    >
      <h2 id={id} className="mb-4 text-xl">
        {heading}
      </h2>
      {children}
    </section>
  );
}
