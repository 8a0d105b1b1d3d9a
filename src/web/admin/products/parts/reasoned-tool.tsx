import type { ReactNode } from "react";
import { joinClassNames } from "#ui/class-names.ts";
import { useMissingRight, type ControlTarget } from "../../api/abilities.ts";
import { ToolButton } from "../../kit/tool-button.tsx";

type ReasonedToolProps = ControlTarget & {
  label: string;
  /** Why it does nothing now; it can be reached all the same, and says so. */
  disabledReason?: string | undefined;
  onPress: () => void;
  children: ReactNode;
};

/** A small button with an icon that says why it does nothing. */
export function ReasonedTool({ label, onPress, children, ...rest }: ReasonedToolProps) {
  const disabledReason = useMissingRight(rest) ?? rest.disabledReason;
  const isDisabled = disabledReason !== undefined;
  return (
    <ToolButton
      label={isDisabled ? `${label}. ${disabledReason}` : label}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onPress()}
      className={joinClassNames(
        "relative z-1",
        isDisabled && "cursor-not-allowed opacity-45 hover:bg-transparent",
      )}
    >
      {children}
    </ToolButton>
  );
}
