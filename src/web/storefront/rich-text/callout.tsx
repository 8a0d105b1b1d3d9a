import type { ReactNode } from "react";

/** A sentence or two worth remembering. */
export function Callout({ children }: { children: ReactNode }) {
  return <aside className="border-s-4 border-accent bg-surface px-6 py-5">{children}</aside>;
}
