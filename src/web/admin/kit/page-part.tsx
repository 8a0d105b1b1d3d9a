import type { ReactNode } from "react";

type PartProps = {
  title: string;
  /** Action on this part, beside its heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** One section of an open row's panel. */
export function Part({ title, action, children }: PartProps) {
  return (
    <section className="grid gap-2 border-b border-line px-4 py-3.5 last:border-b-0">
      <header className="flex min-h-8 items-center gap-2">
        <h3 className="me-auto text-sm leading-ui">{title}</h3>
        {action}
      </header>
      {children}
    </section>
  );
}
