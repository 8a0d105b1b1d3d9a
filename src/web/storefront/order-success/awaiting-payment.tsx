import { Clock } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { orderSuccess as text } from "#i18n/en/order-success.ts";
import { getButtonClass } from "#ui/button.tsx";
import { joinClassNames } from "#ui/class-names.ts";
import { deleteOrdered } from "../checkout/checkout-storage.ts";
import { useQuietRefresh } from "../order-status/use-quiet-refresh.ts";

/** For an order whose payment has not been confirmed yet. */
export function AwaitingPayment({ orderPath }: { orderPath: string }) {
  useQuietRefresh(true);
  useEffect(deleteOrdered, []);
  return (
    <div className="wrap section grid min-h-[60svh] content-center justify-items-start gap-6">
      <Clock aria-hidden className="size-12 text-accent" />
      <h1>{text.waiting.title}</h1>
      <p role="status" className="lede">
        {text.waiting.text}
      </p>
      <Link
        reloadDocument
        to={orderPath}
        className={joinClassNames(getButtonClass({ tone: "line" }), "max-sm:w-full")}
      >
        {text.waiting.order}
      </Link>
    </div>
  );
}
