import { formatMoney } from "#i18n/format.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { MAX_PRICE_MINOR } from "#modules/catalog/admin-names.ts";
import { convertMoney } from "#shared/exchange.ts";
import { HOME_CURRENCY, formatDecimal, MAIN_CURRENCY, money } from "#shared/money.ts";
import { toMinor } from "#shared/records/typed-amount.ts";
import { Amount } from "../money.tsx";

const text = inventory.edit;

/** An amount of dollars in words; an unknown cost is none. */
export const showTyped = (amountMinor: unknown): string =>
  typeof amountMinor === "number"
    ? formatMoney(money(amountMinor, MAIN_CURRENCY), "en-US")
    : text.noCost;

/** Preview of an amount of dollars in shekels. */
export const createPreview = (rate: string) =>
  function preview(cents: number) {
    return (
      <span className="text-soft">
        {text.inShekels}{" "}
        <Amount amount={convertMoney(money(cents, MAIN_CURRENCY), rate, HOME_CURRENCY)} />
      </span>
    );
  };

/** An amount of dollars as it stands in its field. */
export const formatPrice = (cents: number): string => formatDecimal(money(cents, MAIN_CURRENCY));

/** Cents of what was typed; undefined for what is no price of the shop. */
export function parsePrice(typed: string): number | undefined {
  const cents = toMinor(typed, MAIN_CURRENCY);
  return cents === undefined || cents > MAX_PRICE_MINOR ? undefined : cents;
}

/** Problem with typed text that is not a valid price, in words. */
export function findProblem(typed: string): string {
  return toMinor(typed, MAIN_CURRENCY) === undefined ? text.badPrice : text.tooMuch;
}
