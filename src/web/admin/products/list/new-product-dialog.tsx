import { useNavigate } from "react-router";
import { products } from "#i18n/he/products.ts";
import { product } from "#modules/catalog/product.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { useRecordForm } from "../../kit/record-form.ts";
import { ProductFields } from "../form/product-fields.tsx";
import { useCategories } from "../parts/use-categories.ts";

/** A new product. Its images and variants follow on its own page, which opens. */
export function NewProductDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const categories = useCategories();
  const form = useRecordForm(product, products.fields);
  return (
    <ActionDialog
      {...products.outcomes.add}
      call="POST /api/admin/products"
      title={products.form.addTitle}
      submit={products.form.submitNew}
      size="lg"
      form={form}
      toInput={(body) => ({ body })}
      onDone={({ id }) => void navigate(adminPaths.product(id))}
      onClose={onClose}
    >
      <ProductFields form={form} categories={categories.data?.categories ?? []} />
    </ActionDialog>
  );
}
