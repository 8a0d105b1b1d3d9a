import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { backdropClass } from "./backdrop-class.ts";
import { usePopups } from "./popups.ts";
import { ToolButton } from "./tool-button.tsx";

type DrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The element below the title that says what it is of. */
  description?: ReactElement | undefined;
  /** Where it does not take the whole screen. */
  width: "sm:w-104" | "sm:w-120";
  children: ReactNode;
};

/** A panel beside the screen it belongs to; on phones over it. */
export function Drawer({ isOpen, onClose, title, description, width, children }: DrawerProps) {
  const Base = usePopups(isOpen)?.Dialog;
  if (Base === undefined) return null;
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          className={joinClassNames(
            "fixed inset-y-0 end-0 z-(--z-dialog) flex w-full flex-col overflow-y-auto bg-surface text-sm leading-ui shadow-high outline-none transition-opacity duration-(--d-2) data-ending-style:opacity-0 data-starting-style:opacity-0 sm:border-s sm:border-line",
            width,
          )}
        >
          <header className="sticky top-0 z-1 flex items-start gap-3 border-b border-line bg-surface px-5 py-4">
            <div className="grid min-w-0 grow gap-0.5">
              <Base.Title className="text-lg">{title}</Base.Title>
              {description && <Base.Description render={description} />}
            </div>
            <Base.Close
              render={
                <ToolButton label={admin.dialog.close} className="-me-2 -mt-1">
                  <X aria-hidden className="size-5" />
                </ToolButton>
              }
            />
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
