import { useBlocker } from "react-router";
import { newOrder } from "#i18n/he/new-order.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";

const text = newOrder.leave;

/** Asks before what has been entered is left behind. `onLeave` is told once that is what is wanted. */
export function LeaveGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title={text.title}
      text={text.text}
      confirm={text.confirm}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}
