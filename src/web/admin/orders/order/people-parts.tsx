import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LOCALE } from "#i18n/language.ts";
import { addressLines } from "#i18n/address-lines.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { DataText } from "#ui/data-text.tsx";
import { DataLines } from "#ui/data-texts.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { CopyButton } from "../../kit/copy-button.tsx";
import { EditButton } from "./edit-button.tsx";
import { EmailLink } from "../../kit/email-link.tsx";
import { Part } from "../../kit/page-part.tsx";
import { PhoneLink } from "../../kit/phone-link.tsx";
import { WhatsappLink } from "../../kit/whatsapp-link.tsx";
import { getDisabledReason } from "./disabled-reason.ts";

type PeopleProps = { order: OrderDetails; onEdit: () => void };

/** Customer of the order, and their contact. */
export function CustomerPart({ order, onEdit }: PeopleProps) {
  const { name, email, phone, dial } = order.customer;
  return (
    <Part
      title={text.customer.title}
      action={
        <EditButton
          label={orderActions.edit.contact}
          disabledReason={getDisabledReason(order.can.editContact)}
          onClick={onEdit}
        />
      }
    >
      <p className="font-medium wrap-anywhere">
        <DataText>{name}</DataText>
      </p>
      <div className="grid">
        {email === null ? (
          <p className="text-faint">{text.customer.noEmail}</p>
        ) : (
          <Channel Icon={Mail} copy={{ label: text.copy.email, value: email }}>
            <EmailLink email={email} />
          </Channel>
        )}
        {phone === null ? (
          <p className="text-faint">{text.customer.noPhone}</p>
        ) : (
          <Channel Icon={Phone} copy={{ label: text.copy.phone, value: phone }}>
            <PhoneLink phone={phone} dial={dial} />
          </Channel>
        )}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <WhatsappLink dial={dial} />
      </div>
      <Link
        to={{
          pathname: adminPaths.orders,
          search: `?q=${encodeURIComponent(email ?? phone ?? name)}`,
        }}
        className="link justify-self-start text-xs"
      >
        {text.customer.orders}
      </Link>
    </Part>
  );
}

type ChannelProps = {
  Icon: typeof Mail;
  copy: { label: string; value: string };
  children: ReactNode;
};

function Channel({ Icon, copy, children }: ChannelProps) {
  return (
    <p className="flex min-h-8 items-center gap-2">
      <Icon aria-hidden className="size-4 flex-none text-faint" />
      <span className="min-w-0">{children}</span>
      <CopyButton {...copy} />
    </p>
  );
}

/** The billing and delivery address. */
export function AddressPart({ order, onEdit }: PeopleProps) {
  const { billingAddress: billing, shippingAddress: shipping } = order;
  const labels = text.addresses;
  return (
    <Part
      title={labels.title}
      action={
        <EditButton
          label={orderActions.edit.addresses}
          disabledReason={getDisabledReason(order.can.editAddresses)}
          onClick={onEdit}
        />
      }
    >
      {billing === null && shipping === null && <p className="text-faint">{labels.none}</p>}
      <div className="grid gap-3 xs:grid-cols-2">
        {shipping && <Address label={labels.shipping} address={shipping} />}
        {billing && (
          <Address label={shipping === null ? labels.both : labels.billing} address={billing} />
        )}
      </div>
    </Part>
  );
}

type AddressProps = { label: string; address: NonNullable<OrderDetails["billingAddress"]> };

function Address({ label, address }: AddressProps) {
  const lines = addressLines(address, LOCALE);
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0">
        <p className="text-xs text-faint">{label}</p>
        <address className="not-italic wrap-anywhere">
          <DataLines lines={lines} />
        </address>
      </div>
      <CopyButton label={`${text.copy.address} (${label})`} value={lines.join("\n")} />
    </div>
  );
}
