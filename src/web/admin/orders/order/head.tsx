import {
  ClipboardList,
  Ellipsis,
  ExternalLink,
  EyeOff,
  Link as LinkIcon,
  Printer,
  RotateCcw,
  Trash2,
  X,
} from "lucide-react";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { Tag } from "#ui/tag.tsx";
import { paths } from "#web/paths.ts";
import { Menu, MenuItem, MenuSeparator } from "../../kit/menu.tsx";
import { Moment } from "../../kit/moment.tsx";
import { StatusBadge } from "../../kit/status-badge.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { Badges } from "./badges.tsx";
import { CopyButton, copyText } from "./copy-button.tsx";
import { refusalOf } from "./refusal-of.ts";

type HeadProps = {
  headingId: string;
  number: string;
  /** Undefined until it has been read. */
  order: OrderDetails | undefined;
  onRemove: () => void;
  onRestore: () => void;
  onClose: () => void;
};

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
  const { createdAt, updatedAt, source, status, isHidden } = order;
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <StatusBadge status={status} />
        <Badges order={order} />
        {isHidden && (
          <Tag tone="danger">
            <EyeOff aria-hidden className="size-3.5 flex-none" />
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

function openTab(path: string): void {
  window.open(path, "_blank", "noopener");
}

function MoreMenu({
  order,
  onRemove,
  onRestore,
}: { order: OrderDetails } & Pick<HeadProps, "onRemove" | "onRestore">) {
  const { id, customerPath, isHidden, can } = order;
  return (
    <Menu
      label={text.more}
      align="end"
      trigger={
        <ToolButton label={text.more}>
          <Ellipsis aria-hidden className="size-5" />
        </ToolButton>
      }
    >
      <MenuItem Icon={Printer} onSelect={() => openTab(paths.admin.printOrders("summary", [id]))}>
        {text.printSummary}
      </MenuItem>
      <MenuItem
        Icon={ClipboardList}
        onSelect={() => openTab(paths.admin.printOrders("packing", [id]))}
      >
        {text.printPacking}
      </MenuItem>
      <MenuSeparator />
      {customerPath !== null && (
        <>
          <MenuItem Icon={ExternalLink} onSelect={() => openTab(customerPath)}>
            {text.customerPage}
          </MenuItem>
          <MenuItem
            Icon={LinkIcon}
            onSelect={() => void copyText(new URL(customerPath, location.origin).href)}
          >
            {text.copy.link}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {isHidden ? (
        <MenuItem Icon={RotateCcw} disabledReason={refusalOf(can.remove)} onSelect={onRestore}>
          {orderActions.restore.button}
        </MenuItem>
      ) : (
        <MenuItem Icon={Trash2} disabledReason={refusalOf(can.remove)} onSelect={onRemove}>
          {orderActions.remove.button}
        </MenuItem>
      )}
    </Menu>
  );
}
