import { useNavigate } from "react-router";
import { products } from "#i18n/he/products.ts";
import { product } from "#modules/catalog/product.ts";
import { createDraft } from "#shared/records/record.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { useFormAction, useRecordForm } from "../../kit/record-form.ts";
import { ProductFields } from "../form/product-fields.tsx";
import { useCategories } from "../parts/use-categories.ts";

const text = products.form;

/** A new product. Its images and variants follow on its own page, which opens. */
export function NewProductDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.addTitle} size="lg">
      <NewProductForm onClose={onClose} />
    </Dialog>
  );
}

function NewProductForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const categories = useCategories();
  const form = useRecordForm(product, products.fields, createDraft(product));
  const create = useFormAction("POST /api/admin/products", form, {
    failed: products.failed.add,
    saved: products.done.added,
    onDone({ id }) {
      onClose();
      void navigate(adminPaths.product(id));
    },
  });

  return (
    <DialogForm
      submit={text.submitNew}
      action={create}
      onSubmit={() => form.submit((body) => create.mutate({ body }))}
      typed={form.draft}
    >
      <ProductFields form={form} categories={categories.data?.categories ?? []} />
    </DialogForm>
  );
}
