import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";

type ToolButtonProps = Omit<ComponentProps<"button">, "aria-label"> & { label: string };

/** A small square button that shows only an icon; `label` is its name, and its tooltip. */
export function ToolButton({ label, className, type = "button", ...rest }: ToolButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        "grid size-11 flex-none place-items-center rounded-sm text-soft hover:bg-surface-hover hover:text-text",
        "disabled:text-faint lg:size-9",
        className,
      )}
      {...rest}
    />
  );
}
