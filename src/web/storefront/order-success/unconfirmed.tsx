import { Link } from "react-router";
import { brand } from "#content/brand.ts";
import { orderSuccess as text } from "#i18n/en/order-success.ts";
import { buttonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";

/** For an order that the shop does not know. */
export function Unconfirmed() {
  return (
    <div className="wrap section grid min-h-[60svh] content-center justify-items-start gap-6">
      <h1>{text.unknown.title}</h1>
      <p className="lede">
        {text.unknown.text}{" "}
        <a href={`mailto:${brand.email}`} className="link">
          {brand.email}
        </a>
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.home} className={buttonClass()}>
          {text.continueShopping}
        </Link>
        <Link to={paths.orders} className={buttonClass({ tone: "line" })}>
          {text.allOrders}
        </Link>
      </div>
    </div>
  );
}
