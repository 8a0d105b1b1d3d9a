import { formatCount } from "#i18n/format-he.ts";
import { views as text } from "#i18n/he/views.ts";
import { MAX_VIEWS, SHARED_VIEWS_PERMISSION } from "#modules/saved-views/limits.ts";
import type { ViewedList } from "#modules/saved-views/contract.ts";
import { savedView } from "#modules/saved-views/view.ts";
import { useMay } from "../../api/abilities.ts";
import { ActionDialog } from "../action-dialog.tsx";
import { RecordField } from "../record-field.tsx";
import { useRecordForm } from "../record-form.ts";

type SaveViewDialogProps = {
  of: ViewedList;
  /** Filters and order that the list shows now. */
  search: string;
  onClose: () => void;
};

/** Keeps what a list shows now, under a name. */
export function SaveViewDialog({ of, search, onClose }: SaveViewDialogProps) {
  const form = useRecordForm(savedView, text.fields);
  const mayShare = useMay()(SHARED_VIEWS_PERMISSION);
  return (
    <ActionDialog
      call="POST /api/admin/views"
      title={text.saveTitle}
      text={text.saveText}
      form={form}
      toInput={(values) => ({ body: { list: of, search, ...values } })}
      saved={text.saved}
      failed={text.failed}
      onConflict={() => form.showProblems({ name: ["too_many", formatCount(MAX_VIEWS)] })}
      onClose={onClose}
    >
      <RecordField form={form} name="name" />
      {mayShare && <RecordField form={form} name="isShared" />}
    </ActionDialog>
  );
}
