import { Link } from "react-router";
import { orderSuccess as text } from "#i18n/en/order-success.ts";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";

/** Where somebody goes after ordering. */
export function WaysOn() {
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={paths.home} className={buttonClass()}>
        {text.continueShopping}
      </Link>
      <Link to={paths.orders} className={buttonClass({ tone: "line" })}>
        {text.allOrders}
      </Link>
    </div>
  );
}
