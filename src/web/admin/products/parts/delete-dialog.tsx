import { admin } from "#i18n/he/admin.ts";
import { products } from "#i18n/he/products.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import type { useBin } from "./use-bin.ts";

type DeleteDialogProps = {
  /** The product to delete; undefined while the dialog is closed. */
  product: { id: string; name: string } | undefined;
  remove: ReturnType<typeof useBin>["remove"];
  onClose: () => void;
};

export function DeleteDialog({ product, remove, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      isOpen={product !== undefined}
      onClose={onClose}
      title={products.deleteDialog.title}
      text={products.deleteDialog.text(product?.name ?? "")}
      confirm={admin.dialog.delete}
      action={remove}
      onConfirm={() => product && remove.mutate({ params: { id: product.id } })}
    />
  );
}
