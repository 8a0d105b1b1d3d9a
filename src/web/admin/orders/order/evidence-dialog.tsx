import { Copy } from "lucide-react";
import { orderMoney } from "#i18n/he/order-money.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { copyText } from "../../kit/copy-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { TextAreaInput } from "../../kit/fields.tsx";
import { LoadError } from "../../kit/list-frame.tsx";

const text = orderMoney.disputes.evidence;

type EvidenceDialogProps = { order: OrderDetails; onClose: () => void };

/** The facts that the shop has of the order, for the service that decides a dispute. */
export function EvidenceDialog({ order, onClose }: EvidenceDialogProps) {
  const read = useApi("GET /api/admin/orders/:id/evidence", { params: { id: order.id } });
  const evidence = read.data?.text;
  return (
    <Dialog title={text.title} description={text.text} size="lg" onClose={onClose}>
      {evidence === undefined ? (
        <LoadError read={read} failed={text.failed} rows={6} />
      ) : (
        <div className="grid gap-4">
          <TextAreaInput
            name="dispute-evidence"
            label={text.label}
            lang="en"
            dir="ltr"
            readOnly
            rows={16}
            value={evidence}
          />
          <div className="flex flex-wrap gap-2">
            <ActionButton tone="main" onClick={() => void copyText(evidence)}>
              <Copy aria-hidden className="size-4" />
              {text.copy}
            </ActionButton>
            <ActionButton className="ms-auto" onClick={onClose}>
              {text.close}
            </ActionButton>
          </div>
        </div>
      )}
    </Dialog>
  );
}
