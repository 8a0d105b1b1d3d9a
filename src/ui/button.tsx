import type { ComponentProps } from "react";
import { joinClassNames } from "./class-names.ts";

const tones = {
  primary: "border-transparent bg-brand text-on-brand hover:bg-brand-hover",
  line: "border-line-strong text-text hover:bg-surface-hover",
  quiet: "border-transparent text-text hover:bg-surface-hover",
} as const;

const sizes = {
  md: "min-h-12 px-6 text-sm",
  sm: "min-h-11 px-5 text-sm",
  lg: "min-h-14 px-8 text-md",
} as const;

export type ButtonStyle = { tone?: keyof typeof tones; size?: keyof typeof sizes };

/** The look of a button, for links that lead somewhere; see Button for what acts. */
export function getButtonClass({ tone = "primary", size = "md" }: ButtonStyle = {}): string {
  return joinClassNames(
    "inline-flex items-center justify-center gap-2 rounded-pill border",
    "font-strong leading-ui whitespace-nowrap no-underline transition-colors duration-(--d-1)",
    "active:translate-y-px disabled:border-transparent disabled:bg-mute-bg disabled:text-mute-fg disabled:translate-y-0",
    sizes[size],
    tones[tone],
  );
}

type ButtonProps = ComponentProps<"button"> & ButtonStyle;

export function Button({ tone, size, className, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={joinClassNames(getButtonClass({ tone, size }), className)}
      {...rest}
    />
  );
}

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & { label: string };

/** A round button that shows only an icon; `label` is its accessible name. */
export function IconButton({ label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={joinClassNames(
        "grid size-11 place-items-center rounded-pill hover:bg-surface-hover disabled:text-faint aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-faint",
        className,
      )}
      {...rest}
    />
  );
}
