import { products } from "#i18n/he/products.ts";
import { useApi } from "../../api/use-api.ts";
import { RecordField } from "../../kit/record-field.tsx";
import type { ProductForm } from "./product-draft.ts";

const text = products.form;

type GiftFieldProps = {
  form: ProductForm;
  /** The product itself, once there is one: it is no gift of its own. */
  productId: string | undefined;
};

/** Chooses the product that comes free with each piece. */
export function GiftField({ form, productId }: GiftFieldProps) {
  const { data } = useApi("GET /api/admin/products", { query: { sort: "name" } });
  const others = (data?.products ?? []).filter(({ id }) => id !== productId);
  const chosen = form.draft.giftProductId;
  return (
    <RecordField
      form={form}
      name="giftProductId"
      saved={form.merging?.saved.giftProductId === "" ? text.noGift : text.giftChosen}
    >
      <option value="">{text.noGift}</option>
      {/* Until the others are there, or when it is not among the first of many. */}
      {chosen !== "" && others.every(({ id }) => id !== chosen) && (
        <option value={chosen}>{text.giftChosen}</option>
      )}
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </RecordField>
  );
}
