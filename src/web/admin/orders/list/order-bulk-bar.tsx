import {
  ChevronDown,
  Globe,
  PackageCheck,
  Printer,
  RefreshCw,
  Tag,
  Tags,
  Truck,
  type LucideIcon,
} from "lucide-react";
import { useState, type ReactNode } from "react";
import { orders as labels } from "#i18n/he/orders.ts";
import { orderTagTexts } from "#i18n/he/order-tags.ts";
import { shipping } from "#i18n/he/shipping.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { MAX_SHIPMENTS } from "#modules/orders/shipping/shipment-verdicts.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { BulkBar } from "../../kit/bulk-bar.tsx";
import { FormatItems } from "../../kit/files/file-menu.tsx";
import { saveSmallFile } from "../../kit/files/save-small-file.ts";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../../kit/menu.tsx";
import type { Selection } from "../../kit/use-selection.ts";
import { printable, type PrintKind } from "../print/printable.ts";
import type { OrderList } from "./order-list.ts";
import { SelectAll } from "./select-all.tsx";
import { loadLater } from "../../kit/load-later.tsx";

const ShippingDialog = loadLater(
  async () => (await import("../shipping/shipping-dialog.tsx")).ShippingDialog,
);
const BulkTagsDialog = loadLater(
  async () => (await import("../tags/bulk-tags-dialog.tsx")).BulkTagsDialog,
);
const BulkStatusDialog = loadLater(
  async () => (await import("./bulk-status-dialog.tsx")).BulkStatusDialog,
);

const text = labels.bulk;

type OrderBulkBarProps = {
  list: OrderList;
  /** Those on this page. */
  rows: readonly OrderRow[];
  selection: Selection<OrderRow>;
};

/** Actions on the selected orders. */
export function OrderBulkBar({ list, rows, selection }: OrderBulkBarProps) {
  const [open, setOpen] = useState<"shipping" | "status" | "tags">();
  const close = () => setOpen(undefined);
  const orders = selection.rows;
  return (
    <BulkBar selection={selection} labels={text}>
      <SelectAll list={list} rows={rows} selection={selection} />
      <ActionButton
        tone="main"
        call="POST /api/admin/shipments"
        disabledReason={orders.length > MAX_SHIPMENTS ? shipping.tooMany(MAX_SHIPMENTS) : undefined}
        onClick={() => setOpen("shipping")}
      >
        <Truck aria-hidden className="size-4" />
        {shipping.open}
      </ActionButton>
      <ActionButton call="POST /api/admin/orders/:id/status" onClick={() => setOpen("status")}>
        <RefreshCw aria-hidden className="size-4" />
        {text.status}
      </ActionButton>
      <ActionButton call="POST /api/admin/order-tags" onClick={() => setOpen("tags")}>
        <Tags aria-hidden className="size-4" />
        {orderTagTexts.button}
      </ActionButton>
      <TakeAlong ids={[...selection.ids]} />
      {open === "shipping" && (
        <ShippingDialog orders={orders} onClose={close} onShipped={selection.reset} />
      )}
      {open === "status" && (
        <BulkStatusDialog orders={orders} onClose={close} onChanged={selection.replaceRows} />
      )}
      {open === "tags" && <BulkTagsDialog orders={orders} onClose={close} />}
    </BulkBar>
  );
}

/** On paper or as a file. */
function TakeAlong({ ids }: { ids: string[] }) {
  const file = useApiAction("POST /api/admin/order-files", {
    changesNothing: true,
    failed: labels.export.failed,
    onDone: saveSmallFile,
  });
  return (
    <Menu
      side="top"
      trigger={
        <ActionButton isPending={file.isPending}>
          {text.takeAlong}
          <ChevronDown aria-hidden className="size-4" />
        </ActionButton>
      }
    >
      <PrintItem kind="summary" ids={ids} Icon={Printer}>
        {text.summaries}
      </PrintItem>
      <PrintItem kind="packing" ids={ids} Icon={PackageCheck}>
        {text.packing}
      </PrintItem>
      <PrintItem kind="label" ids={ids} Icon={Tag}>
        {text.labels}
      </PrintItem>
      <PrintItem kind="customs" ids={ids} Icon={Globe}>
        {text.customs}
      </PrintItem>
      <MenuSeparator />
      <FormatItems action={file} onFormat={(format) => file.mutate({ body: { ids, format } })} />
    </Menu>
  );
}

type PrintItemProps = {
  kind: PrintKind;
  ids: readonly string[];
  Icon: LucideIcon;
  children: ReactNode;
};

function PrintItem({ kind, ids, Icon, children }: PrintItemProps) {
  if (ids.length > printable.most)
    return (
      <MenuItem Icon={Icon} disabledReason={text.tooMany(printable.most)} onSelect={() => {}}>
        {children}
      </MenuItem>
    );
  return (
    <MenuLink
      // In a tab of its own: the list stays as it is.
      isNewTab
      href={`${adminPaths.printOrders(kind, ids)}&${printable.auto}=yes`}
      Icon={Icon}
    >
      {children}
    </MenuLink>
  );
}
