import { formatCount, formatShortDate } from "#i18n/format-he.ts";
import { orderCorrections } from "#i18n/he/order-corrections.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { paymentKinds } from "#modules/orders/kinds.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { convertToBoth } from "#shared/exchange.ts";
import { money } from "#shared/money.ts";
import { DataText } from "#ui/data-text.tsx";
import { useCarrierName } from "../shipping/use-carriers.ts";
import { AmountInWords } from "../../kit/money.tsx";
import type { ReactNode } from "react";

const text = orderCorrections.timeline;

type Facts = OrderDetails["events"][number]["facts"];
type Correction = NonNullable<NonNullable<Facts>["changes"]>[number];
type EventChangesProps = { facts: Facts } & Pick<OrderDetails, "ilsRate">;

/** Edited lines, the total, and values of payments and shipments that were corrected. */
export function EventChanges({ facts, ilsRate }: EventChangesProps) {
  const getCarrierName = useCarrierName();
  const { lines = [], totals, changes = [], currency } = facts ?? {};
  if (lines.length + changes.length === 0 && totals === undefined) return null;
  const renderAmount = (minor: number) =>
    currency && <AmountInWords {...convertToBoth(money(minor, currency), ilsRate)} />;
  return (
    <div className="my-1 grid gap-0.5 text-xs text-soft">
      {lines.map(({ name, from, to }, index) => (
        // Two lines may be of one variant.
        <Change
          key={index}
          label={<DataText>{name}</DataText>}
          from={formatCount(from)}
          to={formatCount(to)}
        />
      ))}
      {totals && (
        <Change
          label={text.total}
          from={renderAmount(totals.fromMinor)}
          to={renderAmount(totals.toMinor)}
        />
      )}
      {changes.map((change) => (
        <Change
          key={change.field}
          label={text.fields[change.field]}
          from={formatValue(change, change.from, getCarrierName)}
          to={formatValue(change, change.to, getCarrierName)}
        />
      ))}
    </div>
  );
}

const Change = ({ label, from, to }: Record<"label" | "from" | "to", ReactNode>) => (
  <p className="wrap-anywhere">
    {label}: {text.from} <bdi>{from}</bdi>, {text.to} <bdi className="font-medium">{to}</bdi>
  </p>
);

function formatValue(
  { field }: Pick<Correction, "field">,
  value: string | null,
  getCarrierName: (id: string) => string,
): string {
  if (value === null) return text.none;
  if (field === "sentOn" || field === "paidOn") return formatShortDate(new Date(value));
  if (field === "carrier") return getCarrierName(value);
  const kind = field === "kind" ? paymentKinds.find((it) => it === value) : undefined;
  return kind ? orderLabels.paymentKinds[kind] : value;
}
