import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { joinClassNames } from "./class-names.ts";

const tones = {
  mute: "bg-mute-bg text-mute-fg",
  ok: "bg-ok-bg text-ok-fg",
  warn: "bg-warn-bg text-warn-fg",
  info: "bg-info-bg text-info-fg",
  danger: "bg-danger-bg text-danger-fg",
  /** A dashed outline, for something that is only an example. */
  sample: "border border-dashed border-line-strong text-soft",
} as const;

export type TagStyle = {
  readonly tone?: keyof typeof tones;
  /** Stands before the words, which say the same. */
  readonly Icon?: LucideIcon;
};

export function Tag({ tone = "mute", Icon, children }: TagStyle & { children: ReactNode }) {
  return (
    <span
      className={joinClassNames(
        "inline-flex items-center gap-1.5 rounded-xs px-2.5 py-0.5 text-xs font-medium",
        tones[tone],
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5 flex-none" />}
      {children}
    </span>
  );
}
