import { Download, UserX } from "lucide-react";
import { useState } from "react";
import { errors } from "#i18n/he/errors.ts";
import { privacy } from "#i18n/he/privacy.ts";
import type { Customer } from "#modules/customers/admin/customer-shapes.ts";
import { isErasedAddress } from "#shared/erased.ts";
import { toDay } from "#i18n/format-he.ts";
import { useApiAction } from "../../api/use-api.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { EraseDialog } from "./erase-dialog.tsx";

const labels = privacy.export;

/** Actions on all data of a person: export and erasure. Nothing for a person already erased. */
export function PrivacyActions({ customer }: { customer: Customer }) {
  const [isErasing, setErasing] = useState(false);
  if (customer.email !== null && isErasedAddress(customer.email)) return null;
  return (
    <>
      <ExportButton id={customer.id} disabledReason={exportDisabledReason(customer)} />
      <ActionButton
        tone="danger"
        call="POST /api/admin/customers/:id/erase"
        onClick={() => setErasing(true)}
      >
        <UserX aria-hidden className="size-4" />
        {privacy.erase.button}
      </ActionButton>
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </>
  );
}

/**
 * Why the export is refused for another reason than a missing right, which the button checks
 * itself.
 */
function exportDisabledReason({ can }: Customer): string | undefined {
  return can.export.reason === "staff_account" ? errors.staff_account : undefined;
}

function ExportButton({ id, disabledReason }: { id: string; disabledReason: string | undefined }) {
  const take = useApiAction("POST /api/admin/customers/:id/export", {
    changesNothing: true,
    ...labels,
    onDone(data) {
      const name = labels.fileName(toDay(new Date(data.takenAt)));
      saveFile(name, JSON.stringify(data, null, 2), "application/json");
    },
  });
  return (
    <ActionButton
      disabledReason={disabledReason}
      action={take}
      onClick={() => take.mutate({ params: { id } })}
    >
      <Download aria-hidden className="size-4" />
      {labels.button}
    </ActionButton>
  );
}
