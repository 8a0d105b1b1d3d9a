import { EyeOff, X } from "lucide-react";
import { order as text } from "#i18n/he/order.ts";
import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import { Tag } from "#ui/tag.tsx";
import { Moment } from "../../kit/moment.tsx";
import { StatusBadge } from "../../kit/status-badge.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { Badges } from "./badges.tsx";
import { CopyButton } from "./copy-button.tsx";
import { MoreMenu, type MoreMenuProps } from "./more-menu.tsx";

type HeadProps = {
  headingId: string;
  number: string;
  /** Undefined until it has been read. */
  order: OrderDetails | undefined;
  onClose: () => void;
} & Omit<MoreMenuProps, "order">;

/** What the order is called, how far it has come, and the way back to the list. */
export function Head({ headingId, number, order, onClose, ...rest }: HeadProps) {
  return (
    <header className="grid flex-none gap-2 px-4 py-3">
      <div className="flex items-center gap-1">
        <h2 id={headingId} tabIndex={-1} className="text-lg leading-ui outline-none">
          {text.title}{" "}
          <bdi dir="ltr" className="num">
            #{number}
          </bdi>
        </h2>
        <CopyButton label={text.copy.number} value={number} />
        <span className="ms-auto flex">
          {order && <MoreMenu order={order} {...rest} />}
          <ToolButton label={text.close} onClick={onClose}>
            <X aria-hidden className="size-5" />
          </ToolButton>
        </span>
      </div>
      {order && <Facts order={order} />}
    </header>
  );
}

function Facts({ order }: { order: OrderDetails }) {
  const { createdAt, updatedAt, source, status, isDeleted } = order;
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <StatusBadge status={status} />
        <Badges order={order} />
        {isDeleted && (
          <Tag tone="danger" Icon={EyeOff}>
            {text.hidden.tag}
          </Tag>
        )}
      </div>
      <p className="text-xs text-faint">
        {text.sources[source]}, <Moment at={createdAt} />
        {updatedAt !== createdAt && (
          <>
            {" · "}
            {text.changed} <Moment at={updatedAt} />
          </>
        )}
      </p>
    </>
  );
}
