import type { OrderDetails } from "#modules/sales/order-details.ts";

/** A line of an order on paper: its colour, and of which product. */
export function LineName({ line }: { line: OrderDetails["lines"][number] }) {
  if (line.variantName === null) return <bdi>{line.productName}</bdi>;
  return (
    <>
      <span className="block font-medium">
        <bdi>{line.variantName}</bdi>
      </span>
      <span className="block text-xs text-soft">
        <bdi>{line.productName}</bdi>
      </span>
    </>
  );
}
