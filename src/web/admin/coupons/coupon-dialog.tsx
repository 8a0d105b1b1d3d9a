import { useState } from "react";
import { useNavigate } from "react-router";
import { coupons } from "#i18n/he/coupons.ts";
import type { CouponRow } from "#modules/coupons/contract.ts";
import { coupon, type CouponDraft } from "#modules/coupons/coupon.ts";
import { createDraft, toDraft } from "#shared/records/record.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { EditDialog } from "../kit/edit-dialog.tsx";
import { toChange, useFormAction, useRecordForm } from "../kit/record-form.ts";
import { CouponFields } from "./coupon-fields.tsx";
import { Estimate } from "./estimate.tsx";

const text = coupons.form;

type CouponDialogProps = {
  /** The form begins with the terms of this one. */
  copied?: CouponRow;
  /** The coupon that is changed; without one, another is added. */
  row?: CouponRow;
  onClose: () => void;
};

/** The form of a coupon, with what it would have cost lately. */
export function CouponDialog({ copied, row: opened, onClose }: CouponDialogProps) {
  // The page behind the dialog is read again meanwhile.
  const [row] = useState(opened);
  const navigate = useNavigate();
  const names = copied?.names ?? opened?.names ?? {};
  const form = useRecordForm(coupon, coupons.fields, createFirst(copied, row));
  const add = useFormAction("POST /api/admin/coupons", form, {
    ...text,
    onDone({ id }) {
      onClose();
      void navigate(adminPaths.coupon(id));
    },
  });
  const showNames = (ids: unknown) =>
    [ids]
      .flat()
      .map((id) => names[String(id)] ?? text.gone)
      .join("\n");
  const change = useFormAction("PUT /api/admin/coupons/:id", form, {
    ...text,
    onDone: onClose,
    onTheirs: onClose,
    clash: {
      productIds: { label: coupons.fields.productIds.label, show: showNames },
      variantIds: { label: coupons.fields.variantIds.label, show: showNames },
      itemVariantId: {
        label: coupons.fields.itemVariantId.label,
        show: (id) => (id === null ? "" : showNames(id)),
      },
    },
  });
  return (
    <EditDialog
      onClose={onClose}
      title={row === undefined ? text.add : text.edit(row.code)}
      size="lg"
      action={row === undefined ? add : change}
      typed={form.draft}
      onSubmit={() =>
        form.submit((body) =>
          row === undefined ? add.mutate({ body }) : change.mutate(toChange(row, body)),
        )
      }
    >
      <CouponFields form={form} names={names} isUsed={row?.isUsed ?? false} />
      <Estimate draft={form.draft} />
    </EditDialog>
  );
}

function createFirst(copied: CouponRow | undefined, row: CouponRow | undefined): CouponDraft {
  if (row !== undefined) return toDraft(coupon, row);
  return copied === undefined ? createDraft(coupon) : { ...toDraft(coupon, copied), code: "" };
}
