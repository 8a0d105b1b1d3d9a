import { products } from "#i18n/he/products.ts";
import { useApi } from "../../api/use-api.ts";
import { SelectInput } from "../../kit/fields.tsx";

const text = products.form;

type GiftFieldProps = {
  /** The product itself, once there is one: it is no gift of its own. */
  productId: string | undefined;
  value: string;
  error: string | undefined;
  onChange: (giftId: string) => void;
};

/** Chooses the product that comes free with each piece. */
export function GiftField({ productId, value, error, onChange }: GiftFieldProps) {
  const { data } = useApi("GET /api/admin/products", { query: { sort: "name" } });
  const others = (data?.products ?? []).filter(({ id }) => id !== productId);
  return (
    <SelectInput
      name="product-gift"
      label={text.gift}
      help={text.giftHelp}
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{text.noGift}</option>
      {/* Until the others are there, or when it is not among the first of many. */}
      {value !== "" && others.every(({ id }) => id !== value) && (
        <option value={value}>{text.giftChosen}</option>
      )}
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}
