import type { ReactNode } from "react";

type SectionProps = {
  /** Also the id of the heading. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
};

/** One matter of the account page: what it is beside what can be done. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-x-8 gap-y-4 md:grid-cols-(--minor-major)">
      <div className="grid content-start gap-2 md:pt-6">
        <h2 id={id} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        {text !== undefined && <p className="text-sm text-soft">{text}</p>}
      </div>
      <div className="grid content-start rounded-lg border border-line bg-surface p-5 sm:p-7">
        {children}
      </div>
    </section>
  );
}
