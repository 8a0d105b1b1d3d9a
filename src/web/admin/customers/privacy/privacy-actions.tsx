import { Download, FileDown, Printer, UserX } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { privacy } from "#i18n/he/privacy.ts";
import type { Customer } from "#modules/crm/customer-shapes.ts";
import type { privacyEndpoints } from "#modules/privacy/contract.ts";
import { isErasedAddress } from "#shared/erased.ts";
import { paths } from "#web/paths.ts";
import { useApiAction } from "../../api/use-api.ts";
import { saveFile } from "../../inventory/stocktake/save-file.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Menu, MenuItem } from "../../kit/menu.tsx";
import { tellDone } from "../../kit/tell.ts";
import { EraseDialog } from "./erase-dialog.tsx";

const words = privacy.export;

/** What is done about a person's data as a whole: to hand it over, and to erase it. Nothing for whoever is erased. */
export function PrivacyActions({ customer }: { customer: Customer }) {
  const [isErasing, setErasing] = useState(false);
  if (isErasedAddress(customer.email)) return null;
  return (
    <>
      <ExportMenu id={customer.id} />
      <ActionButton tone="danger" needs="customers.erase" onClick={() => setErasing(true)}>
        <UserX aria-hidden className="size-4" />
        {privacy.erase.button}
      </ActionButton>
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </>
  );
}

function ExportMenu({ id }: { id: string }) {
  const navigate = useNavigate();
  const take = useApiAction<typeof privacyEndpoints.exportPerson>(
    "post",
    "/api/admin/customers/:id/export",
    {
      refreshes: [],
      failed: words.failed,
      onDone: (data) => {
        const name = words.fileName(data.takenAt.slice(0, 10));
        saveFile(name, JSON.stringify(data, null, 2), "application/json");
        tellDone(words.done);
      },
    },
  );
  return (
    <Menu
      trigger={
        <ActionButton needs="customers.export" isPending={take.isPending}>
          <Download aria-hidden className="size-4" />
          {words.button}
        </ActionButton>
      }
    >
      <MenuItem
        Icon={FileDown}
        needs="customers.export"
        onSelect={() => take.mutate({ params: { id } })}
      >
        {words.file} <bdi>JSON</bdi>
      </MenuItem>
      <MenuItem
        Icon={Printer}
        needs="customers.export"
        onSelect={() => void navigate(paths.admin.printPerson(id))}
      >
        {words.print}
      </MenuItem>
    </Menu>
  );
}
