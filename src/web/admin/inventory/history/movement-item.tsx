import { Link } from "react-router";
import { formatCount, formatSigned } from "#i18n/format-he.ts";
import { inventory } from "#i18n/he/inventory.ts";
import type { Movement } from "#modules/inventory/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { Moment } from "../../kit/moment.tsx";

const text = inventory.history;
/** One movement: reason, number, order, author, and the stock after it. */
export function MovementItem({ movement }: { movement: Movement }) {
  const { reason, quantity, reserved, ahead, note, order, actorName, createdAt, after } = movement;
  const ofWaiting = reason === "reserve" || reason === "release" ? text.ofWaiting[reason] : null;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line px-5 py-3">
      <span className="font-medium">
        {(movement.isOfWaiting && ofWaiting) || inventory.reasons[reason]}
      </span>
      <span className="grid justify-items-end">
        {quantity !== 0 && <Change label={text.onHand} by={quantity} />}
        {reserved !== 0 && <Change label={text.reserved} by={reserved} />}
        {ahead !== 0 && <Change label={text.ahead} by={ahead} />}
      </span>
      <span className="col-span-full flex flex-wrap gap-x-2 text-xs text-soft">
        <Moment at={createdAt} />
        <span aria-hidden>·</span>
        <DataText>{actorName ?? text.shop}</DataText>
        {order && (
          <>
            <span aria-hidden>·</span>
            <Link to={adminPaths.order(order.id)} className="text-link">
              {text.order}{" "}
              <bdi dir="ltr" className="num">
                {order.number}
              </bdi>
            </Link>
          </>
        )}
      </span>
      {note !== null && (
        <span className="col-span-full wrap-anywhere">
          <DataText>{note}</DataText>
        </span>
      )}
      <span className="num col-span-full text-2xs text-faint">
        {text.after} {text.onHand} {formatCount(after.onHand)} · {text.reserved}{" "}
        {formatCount(after.reserved)} · {text.available} {formatCount(after.available)}
      </span>
    </li>
  );
}

function Change({ label, by }: { label: string; by: number }) {
  return (
    <span className="whitespace-nowrap">
      <span className="text-xs text-faint">{label} </span>
      <bdi dir="ltr" className="num font-strong">
        {formatSigned(by)}
      </bdi>
    </span>
  );
}
