import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { ActionButton } from "./action-button.tsx";
import { backdropClass } from "./dialog.tsx";

type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  text: ReactNode;
  /** What the button says that does it. */
  confirm: string;
  isPending?: boolean;
  onConfirm: () => void;
};

/** Asks before something is taken away. It closes by its buttons and Escape alone. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  text,
  confirm,
  isPending = false,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop forceRender className={backdropClass} />
        <Base.Popup className="fixed inset-0 z-(--z-dialog) m-auto grid h-fit w-[calc(100%-2rem)] max-w-md gap-4 rounded-md border border-line bg-surface p-6 text-sm leading-ui shadow-high">
          <Base.Title className="text-lg">{title}</Base.Title>
          <Base.Description render={<div />} className="text-soft">
            {text}
          </Base.Description>
          <div className="flex flex-wrap gap-2">
            <ActionButton tone="danger" isPending={isPending} onClick={onConfirm}>
              {confirm}
            </ActionButton>
            <Base.Close render={<ActionButton tone="quiet">{admin.dialog.cancel}</ActionButton>} />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
