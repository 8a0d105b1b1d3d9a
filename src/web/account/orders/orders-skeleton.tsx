import { orders as text } from "#i18n/en/orders.ts";

/** Holds the place of the orders. */
export function OrdersSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {text.reading}
      </p>
      <div aria-hidden className="grid gap-5 noscript:hidden">
        <span className="h-44 rounded-lg bg-surface-2" />
        <span className="h-44 rounded-lg bg-surface-2" />
      </div>
    </>
  );
}
