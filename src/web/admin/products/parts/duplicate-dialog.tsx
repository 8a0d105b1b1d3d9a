import { useNavigate } from "react-router";
import { products } from "#i18n/he/products.ts";
import { productCopy } from "#modules/catalog/product.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { useRecordForm } from "../../kit/record-form.ts";

const text = products.duplicateDialog;

type DuplicateDialogProps = { product: { id: string; name: string }; onClose: () => void };

/** Asks what the copy is called, and opens it. */
export function DuplicateDialog({ product, onClose }: DuplicateDialogProps) {
  const navigate = useNavigate();
  const first = { name: text.copyName(product.name), withImages: true };
  return (
    <ActionDialog
      {...text}
      {...products.outcomes.duplicate}
      call="POST /api/admin/products/:id/duplicate"
      form={useRecordForm(productCopy, text.fields, first)}
      toInput={(body) => ({ params: { id: product.id }, body })}
      onDone={({ id }) => void navigate(adminPaths.product(id))}
      onClose={onClose}
    />
  );
}
