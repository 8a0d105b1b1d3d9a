import { LoaderCircle } from "lucide-react";
import { useId, type ComponentProps } from "react";
import { joinClassNames } from "#ui/class-names.ts";
import { useMissingRight, type ControlTarget } from "../api/abilities.ts";

const tones = {
  main: "border-transparent bg-brand text-on-brand hover:bg-brand-hover",
  line: "border-line bg-surface text-text hover:bg-surface-hover",
  quiet: "border-transparent text-text hover:bg-surface-hover",
  danger: "border-danger-solid bg-surface text-danger-fg hover:bg-danger-bg",
} as const;

type Tone = keyof typeof tones;

/** The look of a button of the back office, for links. */
export function getActionClass(tone: Tone = "line"): string {
  return joinClassNames(
    "inline-flex min-h-11 items-center justify-center gap-1.5 rounded-sm border px-3.5 text-xs font-medium lg:min-h-9",
    "leading-ui whitespace-nowrap no-underline transition-colors duration-(--d-1)",
    "aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-mute-bg aria-disabled:text-mute-fg",
    tones[tone],
  );
}

type ActionButtonProps = Omit<ComponentProps<"button">, "disabled"> &
  ControlTarget & {
    tone?: Tone;
    /** Something else than its action is being done: a press does nothing. */
    isPending?: boolean;
    /** Why it cannot be done now. The button says so, and can still be reached by keyboard. */
    disabledReason?: string | undefined;
  };

/** A button that says why it does nothing, and that cannot be pressed twice while it works. */
export function ActionButton({
  tone,
  action,
  call,
  isPending: isOtherPending = false,
  disabledReason: otherReason,
  className,
  type = "button",
  onClick,
  children,
  ...rest
}: ActionButtonProps) {
  const reasonId = useId();
  const disabledReason = useMissingRight({ action, call }) ?? otherReason;
  const isPending = isOtherPending || action?.isPending === true;
  const isDisabled = isPending || disabledReason !== undefined;
  return (
    <>
      <button
        {...rest}
        type={type}
        aria-disabled={isDisabled || undefined}
        aria-busy={isPending || undefined}
        aria-describedby={disabledReason === undefined ? rest["aria-describedby"] : reasonId}
        title={disabledReason}
        onClick={(event) => {
          // The second half of a double click can come before the first is known to be under way.
          if (isDisabled || event.detail > 1) event.preventDefault();
          else onClick?.(event);
        }}
        className={joinClassNames(getActionClass(tone), className)}
      >
        {isPending && (
          <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:hidden" />
        )}
        {children}
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} className="sr-only">
          {disabledReason}
        </span>
      )}
    </>
  );
}
