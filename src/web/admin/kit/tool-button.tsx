import type { ComponentProps } from "react";
import { joinClassNames } from "#ui/class-names.ts";
import { useMissingRight, type ControlTarget } from "../api/abilities.ts";

type ToolButtonProps = Omit<ComponentProps<"button">, "aria-label"> &
  ControlTarget & {
    label: string;
    /** Why it can do nothing now; a press then does nothing, and the name says why. */
    disabledReason?: string | undefined;
  };

/** A small square button that shows only an icon; `label` is its name, and its tooltip. */
export function ToolButton({
  label,
  disabledReason,
  action,
  call,
  className,
  type = "button",
  onClick,
  ...rest
}: ToolButtonProps) {
  const reason = useMissingRight({ action, call }) ?? disabledReason;
  const isDisabled = reason !== undefined;
  const name = isDisabled ? `${label}: ${reason}` : label;
  return (
    <button
      type={type}
      aria-label={name}
      title={name}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? (event) => event.preventDefault() : onClick}
      className={joinClassNames(
        "grid size-11 flex-none place-items-center rounded-sm text-soft hover:bg-surface-hover hover:text-text print:hidden",
        "disabled:text-faint aria-disabled:cursor-not-allowed aria-disabled:text-line-strong lg:size-9",
        className,
      )}
      {...rest}
    />
  );
}
