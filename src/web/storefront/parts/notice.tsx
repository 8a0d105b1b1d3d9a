import type { ReactNode } from "react";

/** What became of a form, or what there is to know of a review. */
export function Notice({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return (
    <p
      role={isGood ? "status" : "alert"}
      className={
        isGood
          ? "rounded-md bg-ok-bg px-5 py-4 text-sm text-ok-fg"
          : "rounded-md bg-danger-bg px-5 py-4 text-sm text-danger-fg"
      }
    >
      {children}
    </p>
  );
}
