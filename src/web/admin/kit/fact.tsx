import type { ReactNode } from "react";

type FactProps = {
  name: string;
  /** The name above it; otherwise beside it, in a `dl` that is a grid of two columns. */
  isBelow?: boolean;
  children: ReactNode;
};

/** A fact with its label. */
export function Fact({ name, isBelow = false, children }: FactProps) {
  if (!isBelow)
    return (
      <>
        <dt className="text-soft">{name}</dt>
        <dd className="min-w-0 wrap-anywhere">{children}</dd>
      </>
    );
  return (
    <div className="grid gap-0.5">
      <dt className="text-xs text-faint">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
