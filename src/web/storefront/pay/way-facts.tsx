import { payWays as text } from "#i18n/en/pay-ways.ts";
import { formatMoney } from "#i18n/format.ts";
import type { OfferedWay } from "#modules/payments/ways/offered-ways.ts";
import { getMinorDigits, money, type Money } from "#shared/money.ts";

/** The decimals of a rate, as it is read. */
const RATE_DIGITS = 4;

/** The name of a choice. */
export function getWayName({ name, kind, means }: OfferedWay): string {
  if (kind === null) return text.manual;
  if (kind === "account") return name ?? text.manual;
  return means.includes("bit") ? text.cardOrBit : text.card;
}

/** Where and how one pays then. */
export function getWaySentence({ name, kind }: OfferedWay): string {
  if (name === null) return text.asAgreed;
  return kind === "account" ? text.atAccount(name) : text.onPage(name);
}

/** The amount in the service's currency, the instalments, and that it does not answer. */
export function WayFacts({ way, amount }: { way: OfferedWay; amount: Money }) {
  const { charge, chargeRate, maxInstalments, isAway, name } = way;
  return (
    <>
      {charge && (
        <span className="num block text-sm">
          {text.charge(formatMoney(charge), formatRate(amount, charge, chargeRate))}
        </span>
      )}
      {maxInstalments > 1 && (
        <span className="block text-sm text-soft">{text.instalments(maxInstalments)}</span>
      )}
      {isAway && <span className="block text-sm text-warn-fg">{text.away(name)}</span>}
    </>
  );
}

/** "$1.00 = ₪3.6980" */
function formatRate({ currency }: Money, charge: Money, rate: number | null): string {
  const one = formatMoney(money(10 ** getMinorDigits(currency), currency));
  const sign = formatMoney(money(0, charge.currency)).replaceAll(/[\d.,]/g, "");
  return `${one} = ${sign}${(rate ?? 0).toFixed(RATE_DIGITS)}`;
}
