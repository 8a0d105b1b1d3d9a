import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";

type TopDialogProps = {
  title: string;
  text: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The browser's own dialog: it lies above every other, keeps the focus inside and gives it back.
 * Where a dialog is open below, its form stays as it is.
 */
export function TopDialog({ title, text, onClose, children }: TopDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector("input")?.focus();
    // A dialog below listens at the document, and would close as well.
    const stopEscape = (event: KeyboardEvent) => event.key === "Escape" && event.stopPropagation();
    shown?.addEventListener("keydown", stopEscape);
    // Not merely removed: a dialog gives the focus back only when it is closed.
    return () => shown?.close();
  }, []);

  // At the end of the page: a dialog that is open below has hidden everything else from screen
  // readers.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={onClose}
      className="m-auto w-112 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-surface p-6 text-sm leading-ui text-text shadow-high backdrop:bg-scrim"
    >
      <div className="grid gap-5">
        <div className="grid gap-1.5">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <div id={textId} className="text-sm text-soft">
            {text}
          </div>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
