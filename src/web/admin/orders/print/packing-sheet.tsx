import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { ItemHead, LineCells } from "./line-cells.tsx";
import { usePaper } from "./paper-language.tsx";
import { Sheet } from "./sheet.tsx";

/**
 * Contents of a shipment, to be ticked off. It goes along with the shipment, so it names no prices
 * and not how to reach the customer.
 */
export function PackingSheet({ order }: { order: OrderDetails }) {
  const { words } = usePaper();
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <Sheet order={order} title={words.titles.packing} isInShipment>
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col" className="w-16">
              {words.packed}
            </th>
            <th scope="col">
              <ItemHead order={order} />
            </th>
            <th scope="col">{words.sku}</th>
            <th scope="col" className="text-end">
              {words.quantity}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td aria-label={words.packed}>
                <span aria-hidden className="block size-5 rounded-xs border-2 border-line-strong" />
              </td>
              <LineCells line={line} />
              <td className="num text-end text-lg font-strong">{line.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="num mt-3 text-end font-strong">{words.pieces(pieces)}</p>
      <dl className="mt-12 grid break-inside-avoid grid-cols-2 gap-8 text-xs">
        {[words.packedBy, words.packedOn].map((label) => (
          <div key={label} className="flex items-end gap-3">
            <dt className="text-soft">{label}</dt>
            <dd className="grow border-b border-line-strong" />
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
