import { formatCount } from "#i18n/format-he.ts";
import { Package } from "lucide-react";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { convertToBoth } from "#shared/exchange.ts";
import { formatLineName } from "#modules/catalog/variant-names.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { DataText } from "#ui/data-text.tsx";
import { Thumbnail } from "#ui/thumbnail.tsx";
import { AmountInWords, AmountPair } from "../../kit/money.tsx";
import { EditButton } from "./edit-button.tsx";
import { Part } from "../../kit/page-part.tsx";
import { getDisabledReason } from "./disabled-reason.ts";

type Line = OrderDetails["lines"][number];

/** Lines of the order, as they were when it was placed. */
export function LinesPart({ order, onEdit }: { order: OrderDetails; onEdit: () => void }) {
  return (
    <Part
      title={text.lines.title}
      action={
        order.lines.length > 0 && (
          <EditButton
            label={orderActions.edit.lines}
            disabledReason={getDisabledReason(order.can.editLines)}
            onClick={onEdit}
          />
        )
      }
    >
      {order.lines.length === 0 && <p className="text-faint">{text.lines.empty}</p>}
      <ul aria-label={text.lines.title} className="grid gap-3">
        {order.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] gap-3">
            <LineImage imageUrl={line.imageUrl} />
            <LineLabels line={line} ilsRate={order.ilsRate} />
            <span className="text-end">
              <AmountPair {...convertToBoth(line.total, order.ilsRate)} />
            </span>
            <p className="col-span-2 col-start-2 -mt-3 text-xs wrap-anywhere text-faint">
              {text.lines.sku} <bdi dir="ltr">{line.sku}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function LineLabels({ line, ilsRate }: { line: Line } & Pick<OrderDetails, "ilsRate">) {
  const { productName, variantName, quantity, unitPrice, agreed, restockedQuantity } = line;
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-medium">
        <DataText>{formatLineName(line)}</DataText>
      </p>
      {variantName !== null && (
        <p className="text-xs text-faint">
          <DataText>{productName}</DataText>
        </p>
      )}
      <p className="num text-xs text-soft">
        <bdi dir="ltr">{formatCount(quantity)}</bdi> ×{" "}
        <AmountInWords {...convertToBoth(unitPrice, ilsRate)} />
        {line.isGift && <span className="ms-2 text-info-fg">{text.lines.gift}</span>}
        {restockedQuantity > 0 && (
          <span className="ms-2 text-info-fg">{text.lines.restocked(restockedQuantity)}</span>
        )}
      </p>
      {line.preorder && (
        <p className={line.preorder.isWaiting ? "text-xs text-warn-fg" : "text-xs text-soft"}>
          {text.lines.preorder(line.preorder.leavesBy)}
          {line.preorder.isWaiting && ` · ${text.lines.isWaiting}`}
        </p>
      )}
      {agreed && (
        <p className="num text-xs text-soft">
          {text.lines.list}{" "}
          <del>
            <AmountInWords {...convertToBoth(agreed.listPrice, ilsRate)} />
          </del>
          <span className="block">
            {text.lines.agreedReason} <DataText>{agreed.reason}</DataText>
          </span>
        </p>
      )}
    </div>
  );
}

/** The image that the line has kept; the words beside it say what it shows. */
export function LineImage({ imageUrl }: { imageUrl: string | null }) {
  return (
    <span className="grid size-13 flex-none overflow-hidden rounded-sm bg-studio">
      {imageUrl === null ? (
        <Package aria-hidden className="m-auto size-6 text-on-studio-soft" />
      ) : (
        <Thumbnail imageUrl={imageUrl} className="size-full object-cover mix-blend-multiply" />
      )}
    </span>
  );
}
