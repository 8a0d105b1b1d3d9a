import { useBlocker } from "react-router";
import { products } from "#i18n/he/products.ts";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { useWarnBeforeUnload } from "../../parts/use-warn-before-unload.ts";

const text = products.leave;

/** Asks before a page with unsaved changes is left, also when the tab is closed. Tabs of the page keep what is typed. */
export function UnsavedGuard({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useWarnBeforeUnload(isChanged);

  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title={text.title}
      text={text.text}
      confirm={text.leave}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
