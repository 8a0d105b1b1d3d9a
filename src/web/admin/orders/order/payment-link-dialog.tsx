import { Copy, MessageCircle } from "lucide-react";
import { useState } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import {
  paymentLinkDays,
  paymentLinkWays,
  type NewPaymentLink,
} from "#modules/orders/payments/payment-link-kinds.ts";
import { formatWhatsappAddress } from "#shared/contact-links.ts";
import { convertToBoth } from "#shared/exchange.ts";
import { subtractMoney } from "#shared/money.ts";
import { Options } from "#ui/options.tsx";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton, getActionClass } from "../../kit/action-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { SelectInput, TextAreaInput } from "../../kit/fields.tsx";
import { AmountInWords } from "../../kit/money.tsx";
import { copyText } from "../../kit/copy-button.tsx";

const text = orderActions.paymentLink;

type PaymentLinkDialogProps = { order: OrderDetails; onClose: () => void };

/** Lets the customer pay online what is due: by a mail of the shop, or a message sent by hand. */
export function PaymentLinkDialog({ order, onClose }: PaymentLinkDialogProps) {
  const { id, customer, total, paid, ilsRate } = order;
  const ways = paymentLinkWays.filter((way) => way === "message" || customer.email !== null);
  const [by, setBy] = useState<NewPaymentLink["by"]>(ways[0] ?? "message");
  const [days, setDays] = useState<NewPaymentLink["days"]>(3);
  const [message, setMessage] = useState<string>();
  const request = useApiAction("POST /api/admin/orders/:id/payment-link", {
    failed: text.failed,
    onDone: (made) => (made.message === null ? onClose() : setMessage(made.message)),
    saved: (made) => (made.message === null ? text.saved : undefined),
  });
  if (message !== undefined)
    return <MessageDialog dial={customer.dial} message={message} onClose={onClose} />;
  return (
    <EditDialog
      onClose={onClose}
      title={text.title}
      description={
        <>
          {text.text} <AmountInWords {...convertToBoth(subtractMoney(total, paid), ilsRate)} />.{" "}
          {order.paymentLinkUntil !== null && text.replaces}
        </>
      }
      submit={text.submit[by]}
      action={request}
      onSubmit={() => request.mutate({ params: { id }, body: { by, days } })}
      typed={{ by, days }}
    >
      <SelectInput
        name="payment-link-by"
        label={text.by}
        value={by}
        onChange={({ target }) => setBy(ways.find((way) => way === target.value) ?? by)}
      >
        <Options values={ways} labels={text.ways} />
      </SelectInput>
      <SelectInput
        name="payment-link-days"
        label={text.days}
        value={days}
        onChange={({ target }) =>
          setDays(paymentLinkDays.find((count) => String(count) === target.value) ?? days)
        }
      >
        <Options values={paymentLinkDays} labels={text.periods} />
      </SelectInput>
    </EditDialog>
  );
}

type MessageDialogProps = { dial: string | null; message: string; onClose: () => void };

/** The message with the link, and the ways to send it. */
function MessageDialog({ dial, message, onClose }: MessageDialogProps) {
  return (
    <Dialog title={text.title} onClose={onClose}>
      <div className="grid gap-4">
        <TextAreaInput
          name="payment-link-message"
          label={text.message}
          help={text.messageHelp}
          readOnly
          rows={6}
          value={message}
        />
        <div className="flex flex-wrap gap-2">
          <a
            href={formatWhatsappAddress(dial, message)}
            target="_blank"
            rel="noopener noreferrer"
            className={getActionClass("main")}
          >
            <MessageCircle aria-hidden className="size-4" />
            {text.openWhatsapp}
          </a>
          <ActionButton onClick={() => void copyText(message)}>
            <Copy aria-hidden className="size-4" />
            {text.copy}
          </ActionButton>
          <ActionButton className="ms-auto" onClick={onClose}>
            {text.close}
          </ActionButton>
        </div>
      </div>
    </Dialog>
  );
}
