import { Truck } from "lucide-react";
import { useState } from "react";
import { shipping as text } from "#i18n/he/shipping.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ShippingDialog } from "./shipping-dialog.tsx";

/** Tracking numbers from a carrier's file, whichever orders it names. */
export function ShippingButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton call="POST /api/admin/shipments" onClick={() => setOpen(true)}>
        <Truck aria-hidden className="size-4" />
        {text.openEmpty}
      </ActionButton>
      {isOpen && <ShippingDialog orders={[]} onClose={() => setOpen(false)} />}
    </>
  );
}
