import type { ReactNode } from "react";

/** Result of a form, or a note about a review. */
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
