import { paymentWays } from "#i18n/he/payment-ways.ts";
import type { WayService } from "#modules/payments/ways/way-contract.ts";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";

const text = paymentWays.disconnect;

type DisconnectDialogProps = {
  id: string;
  service: WayService;
  onClose: () => void;
};

/** Asks before the keys of a service are removed. */
export function DisconnectDialog({ id, service, onClose }: DisconnectDialogProps) {
  const reasons: Readonly<Record<string, string>> = text.reasons;
  return (
    <ConfirmAction
      title={text.title}
      text={text.text(service.name)}
      submit={text.submit}
      saved={text.saved}
      failed={text.failed}
      describe={({ fields }) => reasons[fields?.["keys"]?.[0] ?? ""]}
      call="DELETE /api/admin/payment-ways/:id/keys"
      input={{ params: { id } }}
      onClose={onClose}
    />
  );
}
