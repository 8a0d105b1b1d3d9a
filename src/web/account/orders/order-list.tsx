import { CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { orders as text } from "#i18n/en/orders.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Image } from "#ui/image.tsx";
import { paths } from "#web/paths.ts";
import { focusAccountHeading } from "../account-frame.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrdersSkeleton } from "./orders-skeleton.tsx";
import { useMyOrders } from "./use-my-orders.ts";

/**
 * The own orders in whatever state they are: on their way, not to be had, none, or a list that
 * grows.
 */
export function OrderList() {
  const { status, orders, hasMore, isLoadingMore, retry, showMore } = useMyOrders();
  if (status === "loading") return <OrdersSkeleton />;
  if (status === "failed") return <Failure onRetry={tryAgain} />;
  if (orders.length === 0) return <Empty />;

  function tryAgain() {
    // The button goes away with the failure.
    focusAccountHeading();
    retry();
  }

  async function goOn() {
    const added = await showMore();
    // The button may be gone: reading goes on where the new orders begin.
    if (added) document.getElementById(`order-${added.id}`)?.focus();
  }

  return (
    <>
      <p role="status" className="sr-only">
        {text.shown(orders.length)}
      </p>
      <ul aria-label={text.list} className="grid gap-5">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {hasMore && (
        <Button
          tone="line"
          aria-busy={isLoadingMore}
          className="justify-self-center"
          onClick={() => void goOn()}
        >
          {isLoadingMore ? text.loadingMore : text.more}
        </Button>
      )}
    </>
  );
}

function Empty() {
  return (
    <div className="grid justify-items-center gap-5 rounded-window bg-surface px-6 py-14 text-center">
      <span className="studio block w-36 rounded-carrier bg-studio">
        <Image name="detail/storage-bag" alt="" sizes="9rem" className="size-full object-cover" />
      </span>
      <h2 className="text-2xl">{text.empty.title}</h2>
      <p className="text-soft">{text.empty.text}</p>
      <Link to={paths.products} className={buttonClass()}>
        {text.empty.browse}
      </Link>
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-center gap-5 rounded-window bg-surface px-6 py-14 text-center">
      <CircleAlert aria-hidden className="size-10 text-danger-fg" />
      <h2 className="text-2xl">{text.failure.title}</h2>
      <p className="text-soft">{text.failure.text}</p>
      <Button onClick={onRetry}>{text.failure.retry}</Button>
    </div>
  );
}
