import { chargeWords } from "#i18n/en/charges.ts";
import { quote as text } from "#i18n/en/quote.ts";
import { formatMoney } from "#i18n/format.ts";
import type { QuotedPrice } from "#modules/orders/placing/quote-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { RadioCard } from "#ui/radio-card.tsx";

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
          <RadioCard
            key={method.id}
            name="shippingMethod"
            value={method.id}
            checked={method.id === chosen}
            onChange={() => onChoose(method.id)}
            aside={
              <span className="num">
                {method.price.amountMinor === 0 ? chargeWords.free : formatMoney(method.price)}
              </span>
            }
          >
            <DataText>{method.name}</DataText>
            <span className="block text-sm text-soft">
              {method.isPickup ? text.pickup : text.days(method.daysMin, method.daysMax)}
            </span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}
