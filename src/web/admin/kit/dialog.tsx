import { X } from "lucide-react";
import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { admin } from "#i18n/he/admin.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { ActionButton } from "./action-button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useUnsaved } from "./leave-guard.tsx";
import { backdropClass } from "./backdrop-class.ts";
import { usePopups } from "./popups.ts";
import { ToolButton } from "./tool-button.tsx";

/** Tells the dialog around whether something in it is not saved. */
const UnsavedContext = createContext<(isUnsaved: boolean) => void>(() => undefined);

/** Lets the dialog around ask before it closes, while something in it is not saved. */
export function useUnsavedInDialog(isUnsaved: boolean): void {
  const announceUnsaved = useContext(UnsavedContext);
  // Before anything else can be pressed.
  useLayoutEffect(() => {
    announceUnsaved(isUnsaved);
    return () => announceUnsaved(false);
  }, [isUnsaved, announceUnsaved]);
}

const FIELDS = "input:not([type=hidden], [type=file]), select, textarea";

export type DialogProps = {
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Two columns of fields need more room than a question. */
  size?: "md" | "lg" | undefined;
  children: ReactNode;
};

/**
 * A dialog with a form or a question; on phones it takes the whole screen. The focus goes to its
 * first field, and back when it closes. While a form in it holds what is not saved, a press beside
 * it does nothing, and every other way out asks.
 */
export function Dialog({ onClose, title, description, size = "md", children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useUnsaved(isUnsaved);
  const Base = usePopups()?.Dialog;
  if (Base === undefined) return null;
  return (
    <Base.Root
      open
      disablePointerDismissal={isUnsaved}
      onOpenChange={(open) => !open && (isUnsaved ? setAsking(true) : onClose())}
    >
      <Base.Portal>
        {/* Also over a sheet that is a dialog itself. */}
        <Base.Backdrop forceRender className={backdropClass} />
        <Base.Viewport className="fixed inset-0 z-(--z-dialog) grid overflow-y-auto sm:place-items-center sm:p-6">
          <Base.Popup
            ref={popup}
            // Not when it was opened by touch: the keyboard on the screen would cover half of it.
            initialFocus={(how) =>
              how === "touch" || (popup.current?.querySelector<HTMLElement>(FIELDS) ?? true)
            }
            className={joinClassNames(
              "grid w-full content-start gap-5 bg-surface p-5 text-sm leading-ui shadow-high outline-none sm:rounded-md sm:border sm:border-line sm:p-6",
              "transition-opacity duration-(--d-2) data-ending-style:opacity-0 data-starting-style:opacity-0",
              size === "md" ? "sm:max-w-lg" : "sm:max-w-3xl",
            )}
          >
            <header className="flex items-start gap-3">
              <div className="grid grow gap-1.5">
                <Base.Title className="text-lg">{title}</Base.Title>
                {description !== undefined && (
                  <Base.Description render={<div />} className="text-soft">
                    {description}
                  </Base.Description>
                )}
              </div>
              <Base.Close
                render={
                  <ToolButton label={admin.dialog.close} className="-me-2 -mt-2">
                    <X aria-hidden className="size-5" />
                  </ToolButton>
                }
              />
            </header>
            <UnsavedContext value={setUnsaved}>{children}</UnsavedContext>
            {isAsking && (
              <ConfirmDialog
                {...admin.leave}
                onClose={() => setAsking(false)}
                onConfirm={onClose}
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

type DialogActionsProps = { isLong?: boolean | undefined; children: ReactNode };

/**
 * The buttons at the end of a dialog: what it is for first, then the way out. Below more than a
 * screen of fields they stay in view.
 */
export function DialogActions({ isLong = false, children }: DialogActionsProps) {
  return (
    <div
      className={joinClassNames(
        "flex flex-wrap justify-start gap-2 border-t border-line pt-4",
        isLong && "sticky bottom-0 z-1 -mb-5 bg-surface pb-5 sm:-bottom-6 sm:-mb-6 sm:pb-6",
      )}
    >
      {children}
    </div>
  );
}

/** The way out beside what a dialog is for. */
export function DialogWayOut({ children }: { children: ReactNode }) {
  const Base = usePopups()?.Dialog;
  return Base && <Base.Close render={<ActionButton tone="quiet">{children}</ActionButton>} />;
}
