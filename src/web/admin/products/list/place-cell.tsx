import type { ProductRow } from "#modules/catalog/admin-shapes.ts";
import type { Column } from "../../kit/data-table.tsx";
import { PlaceTools } from "../publishing/place-tools.tsx";
import type { useProductOrder } from "../publishing/use-product-order.ts";

type PlaceCell = {
  readonly rows: readonly ProductRow[];
  readonly order: ReturnType<typeof useProductOrder>;
  /** Others stand before or after this page. */
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
};

/** Moves products among those that are featured as they are. */
export function createPlaceCell({
  rows,
  order,
  hasEarlier,
  hasLater,
}: PlaceCell): Column<ProductRow>["cell"] {
  /** Whether it is the first or the last of its kind. */
  const isEnd = (row: ProductRow, place: number, isOpen: boolean) => {
    const neighbour = rows[place];
    return neighbour === undefined ? !isOpen : neighbour.featured !== row.featured;
  };
  return (row) => {
    const place = rows.indexOf(row);
    return (
      <PlaceTools
        call="POST /api/admin/products/:id/move"
        name={row.name}
        place={place}
        isFirst={isEnd(row, place - 1, hasEarlier)}
        isLast={isEnd(row, place + 1, hasLater)}
        drag={order.drag}
        onMove={(step) => order.moveProductBy(row, step)}
      />
    );
  };
}
