import { Link } from "react-router";
import { orderSuccess as text } from "#i18n/en/order-success.ts";
import { getButtonClass } from "#ui/button.tsx";
import { ButtonRow } from "#ui/button-row.tsx";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/use-session.ts";

type WaysOnProps = {
  /** The page of the order, for those who have no list of orders. */
  orderPath?: string | undefined;
};

/** The links after an order. */
export function WaysOn({ orderPath }: WaysOnProps) {
  const isGuest = useSession().status !== "signed-in";
  return (
    <ButtonRow>
      <Link to={paths.home} className={getButtonClass()}>
        {text.continueShopping}
      </Link>
      {isGuest && orderPath !== undefined ? (
        <Link reloadDocument to={orderPath} className={getButtonClass({ tone: "line" })}>
          {text.guestOrder}
        </Link>
      ) : (
        <Link to={paths.orders} className={getButtonClass({ tone: "line" })}>
          {text.allOrders}
        </Link>
      )}
    </ButtonRow>
  );
}
