import { Boxes, Plus } from "lucide-react";
import { useState } from "react";
import { variants as text } from "#i18n/he/variants.ts";
import type { AdminProduct, AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { ActionButton } from "../../../kit/action-button.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { DataTable } from "../../../kit/data-table.tsx";
import { EmptyState } from "../../../kit/list-states.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useMay } from "../../../api/abilities.ts";
import { useApiAction } from "../../../api/use-api.ts";
import { PreviewDialog } from "../../publishing/preview-dialog.tsx";
import { usePreviewLink } from "../../publishing/use-preview-link.ts";
import { useVariantOrder } from "../../publishing/use-variant-order.ts";
import { variantColumns } from "./variant-columns.tsx";
import { loadLater } from "../../../kit/load-later.tsx";

const NewVariantDialog = loadLater(
  async () => (await import("./variant-dialog.tsx")).NewVariantDialog,
);
const VariantDialog = loadLater(async () => (await import("./variant-dialog.tsx")).VariantDialog);

/** Variants of a product: the items that customers can buy. */
export function VariantsTab({ product }: { product: AdminProduct }) {
  const may = useMay();
  const [open, setOpen] = useState<AdminVariant | "new">();
  const [toDelete, setToDelete] = useState<AdminVariant>();
  const remove = useDeletion(product, () => setToDelete(undefined));
  const copyItem = useApiAction("POST /api/admin/variants/:id/duplicate", {
    ...text.outcomes.duplicate,
    onDone: setOpen,
  });
  const actions = {
    openEditor: setOpen,
    remove: setToDelete,
    copyItem({ id, variantName }: AdminVariant) {
      if (copyItem.isPending) return;
      // With room for the word behind it; a character of two halves is not cut through.
      const name = text.copyName(variantName.slice(0, 190).toWellFormed());
      copyItem.mutate({ params: { id }, body: { name } });
    },
  };
  const preview = usePreviewLink();
  const order = useVariantOrder(product);
  const add = (
    <ActionButton
      tone="main"
      call="POST /api/admin/products/:id/variants"
      onClick={() => setOpen("new")}
    >
      <Plus aria-hidden className="size-4" />
      {text.add}
    </ActionButton>
  );

  return (
    <Panel
      title={text.list}
      className="overflow-hidden"
      action={product.variants.length > 0 && add}
    >
      {product.variants.length === 0 ? (
        <EmptyState Icon={Boxes} title={text.empty} text={text.emptyText}>
          {add}
        </EmptyState>
      ) : (
        <DataTable
          label={text.list}
          columns={variantColumns({
            ...actions,
            preview: ({ id }) => preview.make(id),
            getPlace: ({ id }) => product.variants.findIndex((it) => it.id === id),
            count: product.variants.length,
            hasCosts: may("figures.read"),
            order,
          })}
          rows={product.variants}
        />
      )}
      <p role="status" className="sr-only">
        {order.news}
      </p>
      {preview.link && <PreviewDialog link={preview.link} onClose={preview.close} />}
      {open === "new" && <NewVariantDialog product={product} onClose={() => setOpen(undefined)} />}
      {open !== undefined && open !== "new" && (
        <VariantDialog
          key={open.id}
          product={product}
          opened={open}
          onClose={() => setOpen(undefined)}
        />
      )}
      {toDelete && (
        <ConfirmDialog
          {...text.deleteDialog}
          text={text.deleteDialog.text(toDelete.variantName)}
          action={remove}
          onConfirm={() => remove.mutate({ params: { id: toDelete.id } })}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </Panel>
  );
}

/**
 * Deletes variants of a product. Whatever can be deleted has no stock, so it can be made again as
 * it was.
 */
function useDeletion(product: AdminProduct, onEnd: () => void) {
  const restore = useApiAction("POST /api/admin/products/:id/variants", text.outcomes.restore);
  const find = (requested: string) => product.variants.find(({ id }) => id === requested);
  return useApiAction("DELETE /api/admin/variants/:id", {
    failed: text.outcomes.delete.failed,
    onDone: onEnd,
    saved: (_, { params }) => find(params.id) && text.outcomes.delete.saved,
    setBack(_, { params }) {
      const deleted = find(params.id);
      if (deleted === undefined) return undefined;
      return () =>
        void import("./variant-draft.ts").then(({ toVariantValues }) =>
          restore.mutate({
            params: { id: product.id },
            body: toVariantValues(deleted, product.images),
          }),
        );
    },
    onError: onEnd,
  });
}
