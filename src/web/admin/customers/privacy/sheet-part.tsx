import type { ReactNode } from "react";

/** A heading of a sheet, with what belongs to it. */
export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="mb-1.5 text-md">{title}</h3>
      {children}
    </section>
  );
}
