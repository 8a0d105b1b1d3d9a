import type { ReactNode } from "react";

type CartSkeletonProps = {
  title: string;
  /** Text that says what is going on, for those who cannot see the shapes. */
  label: string;
  /** Note for a visitor without scripts. */
  noScript: ReactNode;
};

/** Holds the place of what only the browser knows. */
export function CartSkeleton({ title, label, noScript }: CartSkeletonProps) {
  return (
    <div className="wrap grid min-h-[70svh] content-start gap-8 py-8 lg:py-14">
      <h1>{title}</h1>
      <noscript>
        <p className="lede">{noScript}</p>
      </noscript>
      <p className="sr-only">{label}</p>
      <div aria-hidden className="grid max-w-3xl gap-6 noscript:hidden">
        <span className="h-28 rounded-lg bg-surface-2" />
        <span className="h-28 rounded-lg bg-surface-2" />
      </div>
    </div>
  );
}
