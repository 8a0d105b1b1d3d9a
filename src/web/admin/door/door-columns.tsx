import { Link } from "react-router";
import { LOCALE } from "#i18n/language.ts";
import { formatCountry } from "#i18n/format-country.ts";
import { formatForeignAmount } from "#i18n/format-he.ts";
import { door as text } from "#i18n/he/door.ts";
import type { DoorRow } from "#modules/reviews/door/door-contract.ts";
import { getUnits } from "#modules/reviews/door/kinds.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { ActionButton } from "../kit/action-button.tsx";
import { defineColumns } from "../kit/define-columns.tsx";
import type { useLookInto } from "./use-look-into.ts";

export function doorColumns({ action, mark }: ReturnType<typeof useLookInto>) {
  return defineColumns<DoorRow, typeof text.columns>(text.columns, {
    order: {
      phone: "lead",
      cell: ({ id, number }) => (
        <Link to={adminPaths.order(id)} aria-label={text.openOrder(number)} className="link num">
          <bdi dir="ltr">#{number}</bdi>
        </Link>
      ),
    },
    country: { cell: ({ country }) => formatCountry(country, LOCALE) },
    paid: { phone: "side", cell: (row) => <Paid row={row} /> },
    note: {
      phone: "whole",
      cell: ({ note }) =>
        note !== null && (
          <DataText as="span" className="line-clamp-3 max-w-[48ch] whitespace-pre-line text-soft">
            {note}
          </DataText>
        ),
    },
    answeredAt: "moment",
    actions: {
      align: "end",
      phone: "side",
      cell: (row) =>
        row.paid &&
        row.lookedIntoAt === null && (
          <ActionButton action={action} onClick={() => mark(row)}>
            {text.look.button}
          </ActionButton>
        ),
    },
  });
}

function Paid({ row: { paid, amountMinor, currency, lookedIntoAt } }: { row: DoorRow }) {
  if (!paid) return <Tag tone="ok">{text.nothing}</Tag>;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Tag tone={lookedIntoAt === null ? "warn" : undefined}>
        {amountMinor === null || currency === null ? (
          text.unknownAmount
        ) : (
          <bdi dir="ltr">{formatForeignAmount(amountMinor / getUnits(currency), currency)}</bdi>
        )}
      </Tag>
      {lookedIntoAt !== null && <Tag>{text.lookedInto}</Tag>}
    </span>
  );
}
