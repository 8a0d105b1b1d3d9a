import { CopyPlus, Power, PowerOff } from "lucide-react";
import { Link } from "react-router";
import { coupons as text } from "#i18n/he/coupons.ts";
import type { CouponRow } from "#modules/coupons/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { defineColumns } from "../kit/define-columns.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { Off, formatDays, StateTag } from "./coupon-labels.tsx";

type CouponActions = { toggle: (row: CouponRow) => void; copyCoupon: (row: CouponRow) => void };

export function couponColumns({ toggle, copyCoupon }: CouponActions) {
  const { columns, actions } = text;
  return defineColumns<CouponRow, typeof columns>(columns, {
    code: {
      phone: "lead",
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          <Link to={adminPaths.coupon(row.id)} className="link num">
            <bdi dir="ltr">{row.code}</bdi>
          </Link>
          {row.isPublic && <Tag tone="info">{text.isPublic}</Tag>}
        </span>
      ),
    },
    value: { cell: (row) => <Off row={row} /> },
    state: { cell: ({ state }) => <StateTag state={state} /> },
    days: { phone: "hidden", cell: formatDays },
    uses: {
      align: "end",
      phone: "hidden",
      cell: ({ uses, maxUses }) => <span className="num">{text.usesOf(uses, maxUses)}</span>,
    },
    note: {
      phone: "hidden",
      isForWide: true,
      cell: ({ note }) => (
        <DataText as="span" className="line-clamp-2 text-soft">
          {note}
        </DataText>
      ),
    },
    actions: {
      align: "end",
      phone: "side",
      cell: (row) => (
        <span className="flex justify-end">
          <ToolButton
            label={actions.duplicateOf(row.code)}
            call="POST /api/admin/coupons"
            onClick={() => copyCoupon(row)}
          >
            <CopyPlus aria-hidden className="size-4.5" />
          </ToolButton>
          <ToolButton
            label={row.isActive ? actions.disableNamed(row.code) : actions.enableNamed(row.code)}
            call="PATCH /api/admin/coupons/:id"
            onClick={() => toggle(row)}
          >
            {row.isActive ? (
              <PowerOff aria-hidden className="size-4.5" />
            ) : (
              <Power aria-hidden className="size-4.5" />
            )}
          </ToolButton>
        </span>
      ),
    },
  });
}
