import { print as labels } from "#i18n/he/print.ts";
import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import { LineCells } from "./line-cells.tsx";
import { Sheet } from "./sheet.tsx";

/**
 * What goes into the shipment, to be ticked off. It goes along with the shipment, so it names no
 * prices.
 */
export function PackingSheet({ order }: { order: OrderDetails }) {
  const bags = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <Sheet order={order} title={labels.kinds.packing.one}>
      <table className="paper-table">
        <thead>
          <tr>
            <th scope="col" className="w-16">
              {labels.packed}
            </th>
            <th scope="col">{labels.item}</th>
            <th scope="col">{labels.sku}</th>
            <th scope="col" className="text-end">
              {labels.quantity}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td aria-label={labels.packed}>
                <span aria-hidden className="block size-5 rounded-xs border-2 border-line-strong" />
              </td>
              <LineCells line={line} />
              <td className="num text-end text-lg font-strong">{line.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="num mt-3 text-end font-strong">{labels.bags(bags)}</p>
      <dl className="mt-12 grid break-inside-avoid grid-cols-2 gap-8 text-xs">
        {[labels.packedBy, labels.packedOn].map((label) => (
          <div key={label} className="flex items-end gap-3">
            <dt className="text-soft">{label}</dt>
            <dd className="grow border-b border-line-strong" />
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
