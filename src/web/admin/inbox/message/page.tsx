import { useLocation, useNavigate, useOutletContext } from "react-router";
import { adminPaths } from "#web/admin-paths.ts";
import { RowPanel } from "../../kit/row-panel.tsx";
import { useIsWide } from "../../kit/use-is-wide.ts";
import { findNext, type InboxContext } from "../../kit/neighbours.ts";
import { MessagePanel } from "./message-panel.tsx";
import type { Route } from "./+types/page";

/**
 * One message beside the list, or over it where there is no room. The list keeps its filters and
 * its place.
 */
export default function MessagePage({ params: { id } }: Route.ComponentProps) {
  const isWide = useIsWide();
  const navigate = useNavigate();
  const location = useLocation();
  const { ids } = useOutletContext<InboxContext>();
  function openPage(pathname: string) {
    const { search } = location;
    // The list's own: which of its pages led to this one.
    const state: unknown = location.state;
    void navigate({ pathname, search }, { state, preventScrollReset: true });
  }
  const close = () => openPage(adminPaths.messages);
  const next = isWide ? findNext(ids, id) : undefined;
  const openNext = () => next !== undefined && openPage(adminPaths.message(next));
  const openList = () =>
    openPage(next === undefined ? adminPaths.messages : adminPaths.message(next));
  // Another message is another panel: nothing that was typed about one is sent to the other.
  return (
    <RowPanel id={id} onClose={close}>
      <MessagePanel key={id} id={id} onClose={close} onDone={openList} onAnswered={openNext} />
    </RowPanel>
  );
}
