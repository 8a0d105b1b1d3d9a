import { useLocation, useNavigate } from "react-router";
import { adminPaths } from "#web/admin-paths.ts";
import { RowPanel } from "../../kit/row-panel.tsx";
import { CustomerPanel } from "./customer-panel.tsx";
import type { Route } from "./+types/page";

/**
 * One customer beside the list, or over it where there is no room. The list keeps its filters and
 * its place.
 */
export default function CustomerPage({ params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const location = useLocation();
  function close() {
    const search = new URLSearchParams(location.search);
    search.delete("tab");
    // The list's own: which of its pages led to this one.
    const state: unknown = location.state;
    void navigate(
      { pathname: adminPaths.customers, search: search.toString() },
      { state, preventScrollReset: true },
    );
  }
  // Another customer is another panel: nothing that was typed about one is written down about the
  // other.
  return (
    <RowPanel id={id} onClose={close}>
      <CustomerPanel key={id} id={id} onClose={close} />
    </RowPanel>
  );
}
