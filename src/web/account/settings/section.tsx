import { useId, type ReactNode, type Ref } from "react";

type SectionProps = {
  title: string;
  /** For those who take the focus there: the button that had it has gone. */
  heading?: Ref<HTMLHeadingElement>;
  text?: string;
  children: ReactNode;
};

/** A section of the account page: its description beside its controls. */
export function Section({ title, heading, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-8 gap-y-4 md:grid-cols-(--minor-major)">
      <div className="grid content-start gap-2 md:pt-6">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl">
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
