import { Dialog } from "@base-ui/react/dialog";
import { useId, useRef } from "react";
import { useLocation, useNavigate, useOutletContext } from "react-router";
import { paths } from "#web/paths.ts";
import { useEscape, usePanelFocus } from "../../orders/order/panel-focus.ts";
import { useIsWide } from "../../orders/order/use-is-wide.ts";
import { goesOn, type InboxContext } from "../neighbours.ts";
import { MessagePanel } from "./message-panel.tsx";
import type { Route } from "./+types/page";

/** One message beside the list, or over it where there is no room. The list keeps its filters and its place. */
export default function MessagePage({ params: { id } }: Route.ComponentProps) {
  const isWide = useIsWide();
  const navigate = useNavigate();
  const location = useLocation();
  const { ids } = useOutletContext<InboxContext>();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  function go(pathname: string) {
    const { search } = location;
    // The list's own: which of its pages led to this one.
    const state: unknown = location.state;
    void navigate({ pathname, search }, { state, preventScrollReset: true });
  }
  const close = () => go(paths.admin.messages);
  function leave() {
    const next = isWide ? goesOn(ids, id) : undefined;
    go(next === undefined ? paths.admin.messages : paths.admin.message(next));
  }
  useEscape(isWide, close);
  usePanelFocus(id, heading);

  const panel = (
    // Another message is another panel: nothing that was typed about one is sent to the other.
    <MessagePanel
      key={id}
      id={id}
      headingId={headingId}
      headingRef={heading}
      onClose={close}
      onDone={leave}
    />
  );
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
    <Dialog.Root open disablePointerDismissal onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Popup
          aria-labelledby={headingId}
          initialFocus={heading}
          className="fixed inset-0 z-(--z-panel) flex flex-col bg-surface text-sm leading-ui outline-none"
        >
          {panel}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
