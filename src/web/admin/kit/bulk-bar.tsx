import { X } from "lucide-react";
import type { ReactNode } from "react";
import { ActionButton } from "./action-button.tsx";

type BulkBarProps = {
  selection: { readonly ids: ReadonlySet<string>; readonly reset: () => void };
  labels: {
    readonly region: string;
    readonly picked: (count: number) => string;
    readonly clear: string;
  };
  /** Actions on the selected rows. */
  children: ReactNode;
};

/** How many rows are selected, and what can be done with them; at the lower end of the screen. */
export function BulkBar({ selection: { ids, reset }, labels, children }: BulkBarProps) {
  if (ids.size === 0) return null;
  return (
    <section
      data-end-bar=""
      aria-label={labels.region}
      className="sticky bottom-2 z-(--z-nav) flex flex-wrap items-center gap-2 rounded-md border border-line-strong bg-surface p-2.5 shadow-mid sm:ps-4"
    >
      <p role="status" className="num me-auto font-medium max-sm:w-full max-sm:px-1.5">
        {labels.picked(ids.size)}
      </p>
      {children}
      <ActionButton tone="quiet" onClick={reset}>
        <X aria-hidden className="size-4" />
        {labels.clear}
      </ActionButton>
    </section>
  );
}
