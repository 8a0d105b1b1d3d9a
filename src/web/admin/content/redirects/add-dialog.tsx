import { redirectsAdmin } from "#i18n/he/redirects.ts";
import { redirect } from "#modules/content/admin/redirects/redirect.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { useRecordForm } from "../../kit/record-form.ts";

/** Form to add a redirect. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  return (
    <ActionDialog
      {...redirectsAdmin.add}
      call="POST /api/admin/redirects"
      form={useRecordForm(redirect, redirectsAdmin.fields)}
      toInput={(body) => ({ body })}
      onClose={onClose}
    />
  );
}
