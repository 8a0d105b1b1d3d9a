import { admin } from "#i18n/he/admin.ts";
import { newOrder as labels } from "#i18n/he/new-order.ts";
import type { OrderQuote } from "#modules/orders/processing/contract.ts";
import { SelectInput, TextInput } from "../../kit/fields.tsx";
import type { Part } from "./details-part.tsx";
import { formatAmount } from "#i18n/format-he.ts";

const text = labels.place;

type PlacePartProps = Pick<Part, "draft" | "change" | "getProblem"> & { quote: OrderQuote };

/** Fields that the market of the order has: the way to ship, and the number of a company. */
export function PlacePart({ draft, change, getProblem, quote }: PlacePartProps) {
  const { shippingMethods, taxName, market, isDelivered } = quote;
  return (
    <>
      <p className={isDelivered ? "text-xs text-soft" : "text-xs font-medium text-danger-fg"}>
        {isDelivered ? text.market(market) : text.notDelivered(market)}
      </p>
      {shippingMethods.length > 0 && !draft.isHandedOver && (
        <SelectInput
          name="shippingMethod"
          label={text.shippingMethod}
          value={draft.shippingMethod}
          error={getProblem("shippingMethod")}
          onChange={({ target }) => change({ shippingMethod: target.value })}
        >
          <option value="">{text.noShipping}</option>
          {shippingMethods.map(({ id, name, price }) => (
            <option key={id} value={id}>
              {`${name}, ${formatAmount(price)}`}
            </option>
          ))}
        </SelectInput>
      )}
      {taxName !== null && (
        <TextInput
          name="vatNumber"
          label={text.vatNumber}
          help={text.vatNumberHelp}
          optionalHint={admin.dialog.optional}
          isLatin
          maxLength={20}
          value={draft.vatNumber}
          error={getProblem("vatNumber")}
          onChange={({ target }) => change({ vatNumber: target.value })}
        />
      )}
    </>
  );
}
