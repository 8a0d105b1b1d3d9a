import { useLocation, useNavigate, useOutletContext } from "react-router";
import { order as text } from "#i18n/he/order.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { usePartTitle } from "../../kit/tab-title.ts";
import { RowPanel } from "../../kit/row-panel.tsx";
import type { Steps } from "../list/use-steps.ts";
import { OrderPanel } from "./order-panel.tsx";
import type { Route } from "./+types/page";

/**
 * One order beside the list, or over it where there is no room. The list keeps its filters and its
 * place.
 */
export default function OrderPage({ params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const steps = useOutletContext<Steps>();
  function close() {
    const { search } = location;
    // The list's own: which of its pages led to this one.
    const state: unknown = location.state;
    void navigate({ pathname: adminPaths.orders, search }, { state, preventScrollReset: true });
  }
  usePartTitle(`${text.title} #${formatOrderNumber({ id })}`);

  // Another order is another panel: nothing that was typed about one is sent to the other.
  return (
    <RowPanel id={id} onClose={close}>
      <OrderPanel key={id} id={id} steps={steps} onClose={close} />
    </RowPanel>
  );
}
