import { joinClassNames } from "#ui/class-names.ts";
import { useMissingRight, type ActionState } from "../api/abilities.ts";

type SwitchProps = {
  /** Name of the setting; its accessible name. */
  label: string;
  isOn: boolean;
  /**
   * Its change: without the right to it, the switch stays as it is and says why. While it is under
   * way, a press does nothing.
   */
  action: ActionState;
  /** Why it cannot be switched now. */
  disabledReason?: string | undefined;
  onSwitch: (isOn: boolean) => void;
};

/** A switch that acts at once. */
export function Switch({ label, isOn, action, onSwitch, ...given }: SwitchProps) {
  const disabledReason = useMissingRight({ action }) ?? given.disabledReason;
  const { isPending } = action;
  return (
    <button
      type="button"
      role="switch"
      aria-label={disabledReason === undefined ? label : `${label}. ${disabledReason}`}
      title={disabledReason}
      aria-disabled={disabledReason !== undefined || undefined}
      aria-checked={isOn}
      aria-busy={isPending || undefined}
      onClick={() => !isPending && disabledReason === undefined && onSwitch(!isOn)}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-45 relative z-1 inline-grid min-h-11 min-w-11 place-items-center rounded-sm align-middle lg:min-h-9"
    >
      <span
        aria-hidden
        className={joinClassNames(
          "flex h-6 w-10 items-center rounded-pill border p-0.75 transition-colors duration-(--d-1)",
          isOn ? "justify-end border-brand bg-brand" : "border-line-strong bg-surface-2",
        )}
      >
        <span
          className={joinClassNames(
            "size-4 rounded-pill",
            isOn ? "bg-on-brand" : "border-2 border-line-strong bg-surface",
          )}
        />
      </span>
    </button>
  );
}
