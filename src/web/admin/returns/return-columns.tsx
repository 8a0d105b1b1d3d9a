import { Link } from "react-router";
import { returns as text } from "#i18n/he/returns.ts";
import type { ReturnListRow } from "#modules/returns/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { defineColumns } from "../kit/define-columns.tsx";
import { DueTag } from "./due-tag.tsx";
import { StateTag } from "./state-tag.tsx";

export const returnColumns = defineColumns<ReturnListRow, typeof text.columns>(text.columns, {
  number: {
    phone: "lead",
    cell: (row) => (
      <span className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <Link to={adminPaths.return(row.id)} className="link num">
            <bdi dir="ltr">{row.number}</bdi>
          </Link>
          {row.isInTime === false && <Tag tone="danger">{text.late}</Tag>}
        </span>
        {row.name !== null && (
          <span className="text-soft wrap-anywhere">
            <DataText>{row.name}</DataText>
          </span>
        )}
      </span>
    ),
  },
  kind: {
    cell: ({ kind, units }) => (
      <span className="grid">
        {text.kinds[kind]}
        {units > 0 && <span className="text-xs text-soft">{text.units(units)}</span>}
      </span>
    ),
  },
  cause: { cell: ({ cause }) => (cause === null ? text.noCause : text.causes[cause]) },
  order: { cell: ({ order }) => <OrderLink order={order} /> },
  state: { phone: "side", cell: ({ state }) => <StateTag state={state} /> },
  createdAt: "moment",
  due: {
    cell: ({ answerBy, refundBy }) =>
      answerBy === null && refundBy === null ? null : (
        <span className="flex flex-wrap gap-1">
          {answerBy !== null && <Due name={text.details.answerBy} at={answerBy} />}
          {refundBy !== null && <Due name={text.details.refundBy} at={refundBy} />}
        </span>
      ),
  },
});

const Due = ({ name, at }: { name: string; at: string }) => (
  <span className="grid justify-items-start text-xs text-soft">
    {name} <DueTag at={at} />
  </span>
);

/** The order of a return, or that it is unknown. */
export function OrderLink({ order }: Pick<ReturnListRow, "order">) {
  if (order === null) return <Tag tone="warn">{text.noOrder}</Tag>;
  return (
    <Link to={adminPaths.order(order.id)} className="link num">
      <bdi dir="ltr">#{order.number}</bdi>
    </Link>
  );
}
