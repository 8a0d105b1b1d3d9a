import { createContext, useContext, useId, useRef, type ReactNode, type RefObject } from "react";
import { useEscape, usePanelFocus } from "./panel-focus.ts";
import { usePopups } from "./popups.ts";
import { useIsWide } from "./use-is-wide.ts";

type RowPanelProps = {
  /** Of the row in the list. */
  id: string;
  onClose: () => void;
  /** It has a `PanelHeading`. */
  children: ReactNode;
};

type Heading = { id: string; ref: RefObject<HTMLHeadingElement | null> };

const HeadingContext = createContext<Heading | undefined>(undefined);

/** Names the panel around it, and is where the focus goes. */
export function PanelHeading({ className, children }: { className: string; children: ReactNode }) {
  return (
    <h2 {...useContext(HeadingContext)} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}

/** Panel of the open row: beside the list, or over it where there is no room. */
export function RowPanel({ id, onClose, children }: RowPanelProps) {
  const isWide = useIsWide();
  // Also where it is wide: a browser that prints makes it narrow, and waits for nothing.
  const Dialog = usePopups()?.Dialog;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEscape(isWide, onClose);
  usePanelFocus(id, heading);
  const panel = <HeadingContext value={{ id: headingId, ref: heading }}>{children}</HeadingContext>;
  if (isWide)
    return (
      <aside
        aria-labelledby={headingId}
        className="row-panel sticky top-4 flex max-h-[calc(100svh-2rem)] min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface"
      >
        {panel}
      </aside>
    );
  if (Dialog === undefined) return null;
  return (
    <Dialog.Root open disablePointerDismissal onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          aria-labelledby={headingId}
          initialFocus={heading}
          className="row-panel fixed inset-0 z-(--z-panel) flex flex-col bg-surface text-sm leading-ui outline-none"
        >
          {panel}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
