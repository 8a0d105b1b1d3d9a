import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { DataText } from "#ui/data-text.tsx";
import { usePaper } from "./paper-language.tsx";

type Line = OrderDetails["lines"][number];

/** Name and SKU of a line of an order: the cells that every paper has. */
export function LineCells({ line }: { line: Line }) {
  return (
    <>
      <td className="wrap-anywhere">
        <LineName line={line} />
      </td>
      <td className="wrap-anywhere">
        <bdi dir="ltr" className="text-xs">
          {line.sku}
        </bdi>
      </td>
    </>
  );
}

/** Head of the names. The head of a table is on each of its pages, so it says whose page it is. */
export function ItemHead({ order }: { order: Pick<OrderDetails, "number"> }) {
  const { words } = usePaper();
  return (
    <>
      {words.item}{" "}
      <bdi dir="ltr" className="num">
        #{order.number}
      </bdi>
    </>
  );
}

/** Its color, and of which product. */
function LineName({ line }: { line: Line }) {
  if (line.variantName === null) return <DataText>{line.productName}</DataText>;
  return (
    <>
      <span className="block font-medium">
        <DataText>{line.variantName}</DataText>
      </span>
      <span className="block text-xs text-soft">
        <DataText>{line.productName}</DataText>
      </span>
    </>
  );
}
