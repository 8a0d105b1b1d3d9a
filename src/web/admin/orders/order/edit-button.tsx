import { Pencil } from "lucide-react";
import { ToolButton } from "../../kit/tool-button.tsx";

type EditButtonProps = {
  label: string;
  /** Why it cannot be edited now. */
  disabledReason: string | undefined;
  onClick: () => void;
};

/** A pencil beside what can be edited. It stays within reach when it cannot, and says why. */
export function EditButton({ label, disabledReason, onClick }: EditButtonProps) {
  const isDisabled = disabledReason !== undefined;
  return (
    <ToolButton
      label={isDisabled ? `${label}: ${disabledReason}` : label}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onClick()}
      className="-my-1.5 -me-2.5 aria-disabled:cursor-not-allowed aria-disabled:text-line-strong"
    >
      <Pencil aria-hidden className="size-4" />
    </ToolButton>
  );
}
