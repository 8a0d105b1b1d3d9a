import { X } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { DataText } from "#ui/data-text.tsx";
import { usePopups } from "../kit/popups.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import { useSystemName } from "./shop-frame.ts";
import { NavList } from "./nav-list.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The modules on a phone. */
export function NavDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const systemName = useSystemName();
  const Dialog = usePopups(isOpen)?.Dialog;
  if (Dialog === undefined) return null;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--z-panel) bg-scrim transition-opacity duration-(--d-2) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 start-0 z-(--z-dialog) flex w-72 max-w-[85vw] flex-col gap-5 bg-bg-deep p-4 text-sm leading-ui shadow-high transition-transform duration-(--d-2) data-ending-style:translate-x-full data-starting-style:translate-x-full ltr:data-ending-style:-translate-x-full ltr:data-starting-style:-translate-x-full">
          <div className="flex items-center justify-between ps-2">
            <Dialog.Title className="truncate text-md">
              <DataText>{systemName}</DataText>
            </Dialog.Title>
            <Dialog.Close
              render={
                <ToolButton label={admin.nav.close}>
                  <X aria-hidden className="size-5" />
                </ToolButton>
              }
            />
          </div>
          <NavList onGo={onClose} />
          <div className="mt-auto">
            <UserMenu />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
