import { Dialog } from "@base-ui/react/dialog";
import { useId, type ReactNode } from "react";
import { useEscape, usePanelFocus } from "./panel-focus.ts";
import { useIsWide } from "./use-is-wide.ts";

type RowPanelProps = {
  /** Of the row in the list. */
  id: string;
  onClose: () => void;
  /** Gets the id of its heading, which names the panel and is where the focus goes. */
  children: (headingId: string) => ReactNode;
};

/** Panel of the open row: beside the list, or over it where there is no room. */
export function RowPanel({ id, onClose, children }: RowPanelProps) {
  const isWide = useIsWide();
  const headingId = useId();
  useEscape(isWide, onClose);
  usePanelFocus(id, headingId);
  const panel = children(headingId);
  if (isWide)
    return (
      <aside
        aria-labelledby={headingId}
        className="sticky top-4 flex max-h-[calc(100svh-2rem)] min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface"
      >
        {panel}
      </aside>
    );
  return (
    <Dialog.Root open disablePointerDismissal onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          aria-labelledby={headingId}
          initialFocus={() => document.getElementById(headingId)}
          className="fixed inset-0 z-(--z-panel) flex flex-col bg-surface text-sm leading-ui outline-none"
        >
          {panel}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
