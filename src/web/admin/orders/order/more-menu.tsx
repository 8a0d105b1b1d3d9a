import {
  ClipboardList,
  Ellipsis,
  ExternalLink,
  Globe,
  Link2,
  Mail,
  PackageOpen,
  Printer,
  RotateCcw,
  Tag,
  Trash2,
} from "lucide-react";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApiAction } from "../../api/use-api.ts";
import { Menu, MenuItem, MenuSeparator } from "../../kit/menu.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { getDisabledReason } from "./disabled-reason.ts";
import { useRef } from "react";

export type MoreMenuProps = {
  order: OrderDetails;
  onRequestPayment: () => void;
  onRelease: () => void;
  onRemove: () => void;
  onRestore: () => void;
};

function openTab(path: string): void {
  window.open(path, "_blank", "noopener");
}

/** Less frequent actions on an order. */
export function MoreMenu({
  order,
  onRequestPayment,
  onRelease,
  onRemove,
  onRestore,
}: MoreMenuProps) {
  const { id, isDeleted, customer, can } = order;
  const openCustomerPage = useCustomerPage(id);
  const link = useApiAction("POST /api/admin/orders/:id/link", orderActions.link);
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
      <MenuItem Icon={Printer} onSelect={() => openTab(adminPaths.printOrders("summary", [id]))}>
        {text.printSummary}
      </MenuItem>
      <MenuItem
        Icon={ClipboardList}
        onSelect={() => openTab(adminPaths.printOrders("packing", [id]))}
      >
        {text.printPacking}
      </MenuItem>
      <MenuItem Icon={Tag} onSelect={() => openTab(adminPaths.printOrders("label", [id]))}>
        {text.printLabel}
      </MenuItem>
      <MenuItem Icon={Globe} onSelect={() => openTab(adminPaths.printOrders("customs", [id]))}>
        {text.printCustoms}
      </MenuItem>
      <MenuSeparator />
      {!isDeleted && (
        <MenuItem Icon={ExternalLink} onSelect={openCustomerPage}>
          {text.customerPage}
        </MenuItem>
      )}
      <MenuItem
        Icon={Mail}
        action={link}
        disabledReason={
          customer.email === null ? text.customer.noEmail : getDisabledReason(can.write)
        }
        onSelect={() => link.mutate({ params: { id } })}
      >
        {orderActions.link.button}
      </MenuItem>
      <MenuItem
        Icon={Link2}
        disabledReason={getDisabledReason(can.requestPayment)}
        onSelect={onRequestPayment}
      >
        {orderActions.paymentLink.button}
      </MenuItem>
      <MenuItem
        Icon={PackageOpen}
        disabledReason={getDisabledReason(can.releaseHold)}
        onSelect={onRelease}
      >
        {orderActions.release.button}
      </MenuItem>
      <MenuSeparator />
      {isDeleted ? (
        <MenuItem
          Icon={RotateCcw}
          disabledReason={getDisabledReason(can.remove)}
          onSelect={onRestore}
        >
          {orderActions.restore.button}
        </MenuItem>
      ) : (
        <MenuItem Icon={Trash2} disabledReason={getDisabledReason(can.remove)} onSelect={onRemove}>
          {orderActions.remove.button}
        </MenuItem>
      )}
    </Menu>
  );
}

/**
 * Returns a function that opens the order as its customer sees it, in a new tab at a signed
 * address.
 */
function useCustomerPage(orderId: string): () => void {
  const tab = useRef<Window>(null);
  const prepare = useApiAction("POST /api/admin/orders/:id/preview", {
    changesNothing: true,
    failed: text.customerPageFailed,
    onDone: ({ path }) => tab.current?.location.replace(path),
    onError: () => tab.current?.close(),
  });
  return () => {
    // Within the press itself: browsers let nothing open later.
    tab.current = window.open("", "_blank");
    if (tab.current !== null) tab.current.opener = null;
    prepare.mutate({ params: { id: orderId } });
  };
}
