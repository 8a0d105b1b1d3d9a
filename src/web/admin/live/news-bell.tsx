import { Bell, BellOff } from "lucide-react";
import { useContext, useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { loadLater } from "../kit/load-later.tsx";
import { Popup } from "../kit/popup.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { NewsContext } from "./news-context.ts";

const text = admin.bell;
const MOST_SHOWN = 9;

const NewsPanel = loadLater(async () => (await import("./news-panel.tsx")).NewsPanel);

/** Latest notifications, and the number of new ones. */
export function NewsBell() {
  const { unread, device } = useContext(NewsContext);
  const [isOpen, setOpen] = useState(false);
  const label = text.unread(unread, MOST_SHOWN);
  return (
    <Popup
      kind="dialog"
      trigger={
        <ToolButton label={device.isSilent ? text.silent(label) : label} className="relative">
          {device.isSilent ? (
            <BellOff aria-hidden className="size-5" />
          ) : (
            <Bell aria-hidden className="size-5" />
          )}
          {unread > 0 && (
            <span
              aria-hidden
              dir="ltr"
              className="num absolute end-0.5 top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-pill bg-badge px-1 text-2xs font-strong text-on-badge"
            >
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </span>
          )}
        </ToolButton>
      }
    >
      {({ Popover }, button) => (
        <Popover.Root open={isOpen} onOpenChange={setOpen}>
          <Popover.Trigger {...button} />
          <Popover.Portal>
            <Popover.Positioner side="bottom" align="end" sideOffset={6} className="z-(--z-dialog)">
              <Popover.Popup className="flex max-h-[min(36rem,80vh)] w-92 max-w-[calc(100vw-1.5rem)] flex-col rounded-md border border-line bg-surface text-sm leading-ui shadow-high outline-none">
                <NewsPanel
                  title={<Popover.Title className="me-auto text-md">{text.title}</Popover.Title>}
                  onGo={() => setOpen(false)}
                />
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Popup>
  );
}
