import type { OrderDetails } from "#modules/orders/processing/order-details.ts";

type Line = OrderDetails["lines"][number];

/** Name and SKU of a line of an order: the cells that every paper has. */
export function LineCells({ line }: { line: Line }) {
  return (
    <>
      <td>
        <LineName line={line} />
      </td>
      <td>
        <bdi dir="ltr" className="text-xs">
          {line.sku}
        </bdi>
      </td>
    </>
  );
}

/** Its color, and of which product. */
function LineName({ line }: { line: Line }) {
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
