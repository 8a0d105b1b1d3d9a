import type { ReactNode } from "react";
import { markets } from "#i18n/he/markets.ts";
import type { MarketExample } from "#modules/markets/contract.ts";
import type { Money } from "#shared/money.ts";
import { DataTable, type Column } from "../../kit/data-table.tsx";
import { defineColumns } from "../../kit/define-columns.tsx";
import { Amount } from "../../kit/money.tsx";
import { formatPlaces } from "./market-labels.tsx";

const text = markets.examples;

type Row = MarketExample & { readonly id: string };

type ExamplesTableProps = {
  label: string;
  examples: readonly MarketExample[];
  /** The same places by the rules of today, to compare with. */
  before?: readonly MarketExample[] | undefined;
};

/** The price of one piece, place by place. */
export function ExamplesTable({ label, examples, before }: ExamplesTableProps) {
  return (
    <DataTable
      label={label}
      rows={examples.map((example): Row => ({ ...example, id: example.place }))}
      columns={createColumns(before)}
    />
  );
}

function createColumns(before: ExamplesTableProps["before"]): readonly Column<Row>[] {
  const { columns } = text;
  const isPreview = before !== undefined;
  return defineColumns<Row, typeof columns>(columns, {
    place: { phone: "lead", cell: ({ place }) => <b className="font-medium">{getName(place)}</b> },
    market: !isPreview && { phone: "whole", cell: ({ marketName }) => marketName },
    goods: !isPreview && {
      phone: "hidden",
      isForWide: true,
      cell: (row) => row.isDelivered && row.price && <Amount amount={row.price.goods} />,
    },
    before: isPreview && {
      phone: "whole",
      cell: ({ place }) => (
        <Total row={before.find((each) => each.place === place)} title={columns.before} />
      ),
    },
    shipping: { phone: "whole", cell: (row) => <Shipping row={row} /> },
    tax: { phone: "whole", cell: (row) => <Tax row={row} /> },
    duty: {
      phone: "whole",
      cell: (row) =>
        row.price?.duty?.amountMinor === 0 ? null : (
          <Part row={row} title={columns.duty} get={({ duty }) => duty} />
        ),
    },
    total: { phone: "whole", cell: (row) => <Total row={row} title={columns.total} /> },
    atDoor: {
      phone: "hidden",
      isForWide: true,
      cell: (row) => <Part row={row} get={({ atDoor }) => atDoor} />,
    },
  });
}

const isExample = (place: string): place is keyof typeof text.places => place in text.places;

const getName = (place: string): string =>
  isExample(place) ? text.places[place] : formatPlaces([place]);

type PriceOf = NonNullable<MarketExample["price"]>;

/** The name of a part of the price on a phone, where no head stands above it. */
const Title = ({ children }: { children: string }) => (
  <span className="text-soft sm:hidden">{children} </span>
);

/** A part of the price. */
function Part({
  row: { isDelivered, price },
  title,
  get,
  children,
}: {
  row: MarketExample;
  title?: string;
  get: (price: PriceOf) => Money | null;
  children?: ReactNode;
}) {
  if (!isDelivered || price === null) return null;
  const amount = get(price);
  return (
    <>
      {title !== undefined && <Title>{title}</Title>}
      {amount === null ? (
        <span className="text-soft">{text.unknown}</span>
      ) : (
        <Amount amount={amount} />
      )}
      {children}
    </>
  );
}

function Shipping({ row }: { row: MarketExample }) {
  if (row.isDelivered && row.price?.shipping.amountMinor === 0)
    return (
      <span className="text-soft">
        <Title>{text.columns.shipping}</Title>
        {markets.freeShipping}
      </span>
    );
  return <Part row={row} title={text.columns.shipping} get={({ shipping }) => shipping} />;
}

function Tax({ row }: { row: MarketExample }) {
  if (row.price?.tax.amountMinor === 0) return null;
  return (
    <Part row={row} title={text.columns.tax} get={({ tax }) => tax}>
      {row.price?.isTaxIncluded === true && (
        <span className="block text-xs text-soft max-sm:inline"> {text.included}</span>
      )}
    </Part>
  );
}

function Total({ row, title }: { row: MarketExample | undefined; title: string }) {
  if (row === undefined) return null;
  if (!row.isDelivered) return <span className="text-soft">{text.notDelivered}</span>;
  if (row.price === null) return <span className="text-soft">{text.noRate}</span>;
  return (
    <>
      <Title>{title}</Title>
      <Amount amount={row.price.total} className="font-medium" />
    </>
  );
}
