import { Pencil } from "lucide-react";
import { ToolButton } from "../../kit/tool-button.tsx";

type EditButtonProps = {
  label: string;
  /** Why it cannot be edited now. */
  disabledReason: string | undefined;
  onClick: () => void;
};

/** A pencil button. When editing is not possible, it can still be focused, and says why. */
export function EditButton({ label, disabledReason, onClick }: EditButtonProps) {
  return (
    <ToolButton
      label={label}
      disabledReason={disabledReason}
      onClick={onClick}
      className="-my-1.5 -me-2.5"
    >
      <Pencil aria-hidden className="size-4" />
    </ToolButton>
  );
}
