import { Dialog } from "@base-ui/react/dialog";
import { useId, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { order as text } from "#i18n/he/order.ts";
import { orderNumber } from "#modules/orders/order-number.ts";
import { paths } from "#web/paths.ts";
import { usePartTitle } from "../../kit/part-title.ts";
import { OrderPanel } from "./order-panel.tsx";
import { useEscape, usePanelFocus } from "./panel-focus.ts";
import { useIsWide } from "./use-is-wide.ts";
import type { Route } from "./+types/page";

/** One order beside the list, or over it where there is no room. The list keeps its filters and its place. */
export default function OrderPage({ params: { id } }: Route.ComponentProps) {
  const isWide = useIsWide();
  const navigate = useNavigate();
  const location = useLocation();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  function close() {
    const { search } = location;
    // The list's own: which of its pages led to this one.
    const state: unknown = location.state;
    void navigate({ pathname: paths.admin.orders, search }, { state, preventScrollReset: true });
  }
  useEscape(isWide, close);
  usePanelFocus(id, heading);
  usePartTitle(`${text.title} #${orderNumber({ id })}`);

  // Another order is another panel: nothing that was typed about one is sent to the other.
  const panel = (
    <OrderPanel key={id} id={id} headingId={headingId} headingRef={heading} onClose={close} />
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
