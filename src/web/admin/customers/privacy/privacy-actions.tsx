import { Download, FileDown, Printer, UserX } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { errors } from "#i18n/he/errors.ts";
import { privacy } from "#i18n/he/privacy.ts";
import type { Customer } from "#modules/customers/admin/customer-shapes.ts";
import { isErasedAddress } from "#shared/erased.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { toDay } from "#i18n/format-he.ts";
import { useApiAction } from "../../api/use-api.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Menu, MenuItem } from "../../kit/menu.tsx";
import { EraseDialog } from "./erase-dialog.tsx";

const labels = privacy.export;

/** Actions on all data of a person: export and erasure. Nothing for a person already erased. */
export function PrivacyActions({ customer }: { customer: Customer }) {
  const [isErasing, setErasing] = useState(false);
  if (isErasedAddress(customer.email)) return null;
  return (
    <>
      <ExportMenu id={customer.id} disabledReason={exportDisabledReason(customer)} />
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
 * Why the export is refused for another reason than a missing right, which the buttons check
 * themselves.
 */
function exportDisabledReason({ can }: Customer): string | undefined {
  return can.export.reason === "staff_account" ? errors.staff_account : undefined;
}

function ExportMenu({ id, disabledReason }: { id: string; disabledReason: string | undefined }) {
  const navigate = useNavigate();
  const take = useApiAction("POST /api/admin/customers/:id/export", {
    changesNothing: true,
    failed: labels.failed,
    onDone(data) {
      const name = labels.fileName(toDay(new Date(data.takenAt)));
      saveFile(name, JSON.stringify(data, null, 2), "application/json");
    },
    saved: labels.done,
  });
  return (
    <Menu
      trigger={
        <ActionButton disabledReason={disabledReason} action={take}>
          <Download aria-hidden className="size-4" />
          {labels.button}
        </ActionButton>
      }
    >
      <MenuItem
        Icon={FileDown}
        action={take}
        disabledReason={disabledReason}
        onSelect={() => take.mutate({ params: { id } })}
      >
        {labels.file} <bdi>JSON</bdi>
      </MenuItem>
      <MenuItem
        Icon={Printer}
        action={take}
        disabledReason={disabledReason}
        onSelect={() => void navigate(adminPaths.printPerson(id))}
      >
        {labels.print}
      </MenuItem>
    </Menu>
  );
}
