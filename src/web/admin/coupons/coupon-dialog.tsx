import { useState } from "react";
import { useNavigate } from "react-router";
import { coupons } from "#i18n/he/coupons.ts";
import type { CouponRow } from "#modules/coupons/contract.ts";
import { ApiError } from "#web/api/api-client.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApiAction } from "../api/use-api.ts";
import { EditDialog } from "../kit/edit-dialog.tsx";
import { toastError, toastSuccess } from "../kit/toasts.ts";
import { toProblems, type Problems } from "../products/form/problems.ts";
import { CouponFields } from "./coupon-fields.tsx";
import { fieldNames, findProblems, toBody, type CouponDraft } from "./coupon-draft.ts";
import { Estimate } from "./estimate.tsx";

const text = coupons.form;

type CouponDialogProps = {
  /** The form begins with this. */
  first: CouponDraft;
  /** The coupon that is changed; without one, another is added. */
  row?: CouponRow;
  onClose: () => void;
};

/** The form of a coupon, with what it would have cost lately. */
export function CouponDialog({ first, row, onClose }: CouponDialogProps) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<Problems>({});
  /** The code that the typed one looks like. */
  const [twin, setTwin] = useState<string>();
  const options = {
    failed: text.failed,
    onError(error: unknown) {
      if (!(error instanceof ApiError)) return false;
      if (error.code === "conflict") {
        toastError(text.conflict, error);
        return true;
      }
      setProblems(toProblems(error.fields, fieldNames));
      setTwin(error.fields["code"]?.[1]);
      return error.code === "invalid_fields";
    },
    onDone({ id }: CouponRow) {
      toastSuccess(text.saved);
      onClose();
      if (row === undefined) void navigate(adminPaths.coupon(id));
    },
  };
  const add = useApiAction("POST /api/admin/coupons", options);
  const change = useApiAction("PUT /api/admin/coupons/:id", options);

  function save() {
    const found = findProblems(draft);
    setProblems(found);
    setTwin(undefined);
    if (Object.keys(found).length > 0) return;
    const body = toBody(draft);
    if (row === undefined) add.mutate({ body });
    else change.mutate({ params: { id: row.id }, body: { coupon: body, seen: row.updatedAt } });
  }

  return (
    <EditDialog
      onClose={onClose}
      title={row === undefined ? text.add : text.edit(row.code)}
      size="lg"
      needs="coupons.write"
      isPending={add.isPending || change.isPending}
      typed={draft}
      onSubmit={save}
    >
      <CouponFields
        draft={draft}
        problems={problems}
        twin={twin}
        isUsed={row?.isUsed ?? false}
        change={(changes) => {
          setDraft((now) => ({ ...now, ...changes }));
          const touched = Object.keys(changes);
          setProblems((now) =>
            Object.fromEntries(Object.entries(now).filter(([name]) => !touched.includes(name))),
          );
        }}
      />
      <Estimate draft={draft} />
    </EditDialog>
  );
}
