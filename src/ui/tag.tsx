import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = {
  mute: "bg-mute-bg text-mute-fg",
  ok: "bg-ok-bg text-ok-fg",
  warn: "bg-warn-bg text-warn-fg",
  info: "bg-info-bg text-info-fg",
  danger: "bg-danger-bg text-danger-fg",
  /** A dashed outline: what is shown is only an example. */
  sample: "border border-dashed border-line-strong text-soft",
} as const;

export function Tag({
  tone = "mute",
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-xs px-2.5 py-0.5 text-xs font-medium",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
