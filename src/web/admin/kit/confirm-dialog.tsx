import { useRef, type ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import type { Call } from "#web/api/api-request.ts";
import type { ControlTarget } from "../api/abilities.ts";
import { useApiAction, type ActionInput, type ActionOptions } from "../api/use-api.ts";
import { ActionButton } from "./action-button.tsx";
import { scrimClass } from "./backdrop-class.ts";
import { usePopups } from "./popups.ts";

type Question = {
  onClose: () => void;
  title: ReactNode;
  text: ReactNode;
  /** Text of the button that confirms. */
  submit?: string;
  /** Text of the other button where "cancel" could be misunderstood; it then has the focus. */
  refuse?: string;
  /** There is nothing to confirm, or not yet. */
  isDisabled?: boolean;
};

type ConfirmDialogProps = Question & ControlTarget & { onConfirm: () => void };

/** Asks before something is taken away. It closes by its buttons and Escape alone. */
export function ConfirmDialog({
  onClose,
  title,
  text,
  submit = admin.dialog.delete,
  refuse,
  action,
  call,
  isDisabled = false,
  onConfirm,
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const Base = usePopups()?.AlertDialog;
  if (Base === undefined) return null;
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        {/* Over whatever is open, be it a dialog. */}
        <Base.Backdrop forceRender className={`${scrimClass} z-(--z-dialog)`} />
        <Base.Popup
          {...(refuse !== undefined && { initialFocus: cancelButton })}
          className="fixed inset-0 z-(--z-dialog) m-auto grid h-fit w-[calc(100%-2rem)] max-w-md gap-4 rounded-md border border-line bg-surface p-6 text-sm leading-ui shadow-high"
        >
          <Base.Title className="text-lg">{title}</Base.Title>
          <Base.Description render={<div />} className="text-soft">
            {text}
          </Base.Description>
          <div className="flex flex-wrap gap-2">
            {!isDisabled && (
              <ActionButton tone="danger" action={action} call={call} onClick={onConfirm}>
                {submit}
              </ActionButton>
            )}
            <Base.Close
              ref={cancelButton}
              render={<ActionButton tone="quiet">{refuse ?? admin.dialog.cancel}</ActionButton>}
            />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type ConfirmActionProps<C extends Call> = Question &
  ActionOptions<C> & { call: C; input: ActionInput<C> };

/** Asks before an action, and closes when it is done. */
export function ConfirmAction<C extends Call>({ call, input, ...props }: ConfirmActionProps<C>) {
  const action = useApiAction(call, {
    ...props,
    onDone(answer, sent) {
      props.onClose();
      props.onDone?.(answer, sent);
    },
  });
  return <ConfirmDialog {...props} action={action} onConfirm={() => action.mutate(input)} />;
}
