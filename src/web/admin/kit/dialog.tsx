import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { classNames } from "#ui/class-names.ts";
import { ToolButton } from "./tool-button.tsx";

export const backdropClass =
  "fixed inset-0 z-(--z-panel) bg-scrim transition-opacity duration-(--d-2) " +
  "data-ending-style:opacity-0 data-starting-style:opacity-0";

const FIELDS = "input:not([type=hidden], [type=file]), select, textarea";

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Two columns of fields need more room than a question. */
  size?: "md" | "lg";
  children: ReactNode;
};

/**
 * Something to fill in or to decide; on phones it takes the whole screen. The focus goes to its first field, and back
 * when it closes.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  size = "md",
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
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
            className={classNames(
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
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The buttons at the end of a dialog: what it is for first, then the way out. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-start gap-2 border-t border-line pt-4">{children}</div>
  );
}
