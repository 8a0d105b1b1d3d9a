import { chargeWords } from "#i18n/en/charges.ts";
import { quote as text } from "#i18n/en/quote.ts";
import { formatMoney } from "#i18n/format.ts";
import type { QuotedPrice } from "#modules/orders/placing/quote-contract.ts";
import { DataText } from "#ui/data-text.tsx";

type MethodChoiceProps = {
  methods: QuotedPrice["methods"];
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** The ways to ship to the address. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-5 font-display text-xl font-display tracking-head">
        {text.methods}
      </legend>
      <div className="grid gap-3">
        {methods.map((method) => (
          <label
            key={method.id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 hover:border-line-strong has-checked:border-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="shippingMethod"
              value={method.id}
              checked={method.id === chosen}
              onChange={() => onChoose(method.id)}
              className="size-5 flex-none accent-brand"
            />
            <span className="min-w-0 grow leading-ui wrap-anywhere">
              <DataText>{method.name}</DataText>
              <span className="block text-sm text-soft">
                {method.isPickup ? text.pickup : text.days(method.daysMin, method.daysMax)}
              </span>
            </span>
            <span className="num">
              {method.price.amountMinor === 0 ? chargeWords.free : formatMoney(method.price)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
