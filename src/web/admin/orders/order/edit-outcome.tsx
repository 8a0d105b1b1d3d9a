import type { ReactNode } from "react";
import { orderCorrections } from "#i18n/he/order-corrections.ts";
import type { EditOutcome } from "#modules/orders/processing/contract.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { convertToBoth } from "#shared/exchange.ts";
import type { Money } from "#shared/money.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { AmountPair } from "../../kit/money.tsx";

const text = orderCorrections.outcome;

type OutcomeBoxProps = Pick<OrderDetails, "ilsRate"> & {
  outcome: EditOutcome | undefined;
  isFailed: boolean;
};

/** The meaning of an edit for money and stock, before it is saved. */
export function OutcomeBox({ outcome, isFailed, ilsRate }: OutcomeBoxProps) {
  if (isFailed)
    return (
      <p role="alert" className="text-warn-fg">
        {text.failed}
      </p>
    );
  if (outcome === undefined) return null;
  const { totalBefore, total, paid, due, overpaid, stock, gifts } = outcome;
  const renderRow = (label: string, amount: Money, isStrong = false) => (
    <AmountRow label={label} amount={amount} ilsRate={ilsRate} isStrong={isStrong} />
  );
  return (
    <section
      aria-label={text.title}
      aria-live="polite"
      className="grid gap-3 rounded-sm bg-mute-bg p-3"
    >
      <p className="font-medium">{text.title}</p>
      <dl className="num grid gap-1.5">
        {renderRow(text.before, totalBefore)}
        {renderRow(text.total, total, true)}
        {paid.amountMinor > 0 && renderRow(text.paid, paid)}
        {due.amountMinor > 0 && paid.amountMinor > 0 && renderRow(text.due, due, true)}
        {overpaid.amountMinor > 0 && renderRow(text.overpaid, overpaid, true)}
      </dl>
      {overpaid.amountMinor > 0 && <p className="text-xs text-soft">{text.overpaidHelp}</p>}
      {stock.length + gifts.length > 0 && (
        <ul className="grid gap-1">
          {stock.map(({ name, sku, units, available }) => (
            <Moved key={sku} name={name}>
              {units > 0 ? text.takes(units) : text.gives(-units)}
              {units > available && (
                <span className="block font-medium text-danger-fg">{text.short(available)}</span>
              )}
            </Moved>
          ))}
          {gifts.map(({ name, from, to }) => (
            <Moved key={name} name={name}>
              {text.gift(from, to)}
            </Moved>
          ))}
        </ul>
      )}
    </section>
  );
}

const Moved = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className="wrap-anywhere">
    <DataText>{name}</DataText>: {children}
  </li>
);

type AmountRowProps = Pick<OrderDetails, "ilsRate"> & {
  label: string;
  amount: Money;
  isStrong?: boolean;
};

/** An amount beside its label. */
export function AmountRow({ label, amount, ilsRate, isStrong = false }: AmountRowProps) {
  return (
    <div
      className={joinClassNames(
        "flex items-start justify-between gap-3",
        isStrong && "font-strong",
      )}
    >
      <dt className="min-w-0">{label}</dt>
      <dd className="text-end">
        <AmountPair {...convertToBoth(amount, ilsRate)} />
      </dd>
    </div>
  );
}
