import { CircleAlert } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { orders as text } from "#i18n/en/orders.ts";
import { Button, getButtonClass } from "#ui/button.tsx";
import { Image } from "#ui/image.tsx";
import { paths } from "#web/paths.ts";
import { usePlain } from "#web/storefront/catalog.tsx";
import { useAccountHeading } from "../account-frame.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrdersSkeleton } from "./orders-skeleton.tsx";
import { useMyOrders } from "./use-my-orders.ts";

/** The user's orders: loading, failed, none, or a growing list. */
export function OrderList() {
  const own = useMyOrders();
  const heading = useAccountHeading();
  const list = useRef<HTMLUListElement>(null);
  if (own.status !== "loaded")
    return own.status === "loading" ? (
      <OrdersSkeleton />
    ) : (
      <LoadError
        onRetry={() => {
          // The button goes away with the error.
          heading.current?.focus();
          own.retry();
        }}
      />
    );
  const { orders, hasMore, isLoadingMore, showMore } = own;
  if (orders.length === 0) return <Empty />;

  async function loadMore() {
    await showMore();
    // The button may be gone, so the focus goes to the first of the new orders.
    list.current?.children[orders.length]?.querySelector("h2")?.focus();
  }

  return (
    <>
      <p role="status" className="sr-only">
        {text.shown(orders.length)}
      </p>
      <ul ref={list} aria-label={text.list} className="grid gap-5">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {hasMore && (
        <Button
          tone="line"
          aria-busy={isLoadingMore}
          className="justify-self-center"
          onClick={() => void loadMore()}
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
      {usePlain() === undefined && (
        <span className="studio block w-36 rounded-carrier bg-studio">
          <Image name="detail/storage-bag" alt="" sizes="9rem" className="size-full object-cover" />
        </span>
      )}
      <h2 className="text-2xl">{text.empty.title}</h2>
      <p className="text-soft">{text.empty.text}</p>
      <Link to={paths.products} className={getButtonClass()}>
        {text.empty.browse}
      </Link>
    </div>
  );
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-center gap-5 rounded-window bg-surface px-6 py-14 text-center">
      <CircleAlert aria-hidden className="size-10 text-danger-fg" />
      <h2 className="text-2xl">{text.failed.title}</h2>
      <p className="text-soft">{text.failed.text}</p>
      <Button onClick={onRetry}>{text.failed.retry}</Button>
    </div>
  );
}
