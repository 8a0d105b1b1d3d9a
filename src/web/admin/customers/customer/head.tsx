import { Mail, Phone, Plus, X } from "lucide-react";
import { formatShortDate } from "#i18n/format-he.ts";
import { customer as text } from "#i18n/he/customer.ts";
import type { Customer } from "#modules/customers/admin/customer-shapes.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { ActionLink } from "../../kit/action-link.tsx";
import { EmailLink } from "../../kit/email-link.tsx";
import { PanelHeading } from "../../kit/row-panel.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { WhatsappLink } from "../../kit/whatsapp-link.tsx";
import { CopyButton } from "../../kit/copy-button.tsx";
import { JoinPart } from "./join-part.tsx";
import { PrivacyActions } from "../privacy/privacy-actions.tsx";
import { GuestMark, StateBadge } from "../../kit/customer-badge.tsx";
import { PhoneLink } from "../../kit/phone-link.tsx";

type HeadProps = {
  /** Undefined until it has been read. */
  customer: Customer | undefined;
  onClose: () => void;
};

/** Name of the customer, contact, actions, and the way back to the list. */
export function Head({ customer, onClose }: HeadProps) {
  return (
    <header className="grid flex-none gap-2 px-4 py-3">
      <div className="flex items-start gap-2">
        <PanelHeading className="me-auto min-w-0 pt-1 text-lg leading-ui wrap-anywhere outline-none">
          <DataText>{customer?.name ?? text.title}</DataText>
        </PanelHeading>
        <ToolButton label={text.close} onClick={onClose} className="-me-2">
          <X aria-hidden className="size-5" />
        </ToolButton>
      </div>
      {customer && <Contact customer={customer} />}
    </header>
  );
}

function Contact({ customer }: { customer: Customer }) {
  const { id, email, phone, dial, state, account, firstSeenAt } = customer;
  return (
    <>
      <p className="flex flex-wrap items-center gap-1.5">
        <StateBadge state={state} />
        {account === null && <GuestMark />}
        <span className="text-xs text-faint">
          {text.since} <bdi className="num">{formatShortDate(new Date(firstSeenAt))}</bdi>
        </span>
      </p>
      <div className="grid">
        <p className="flex min-h-8 items-center gap-2">
          <Mail aria-hidden className="size-4 flex-none text-faint" />
          {email === null ? (
            <span className="text-faint">{text.noEmail}</span>
          ) : (
            <>
              <EmailLink email={email} />
              <CopyButton label={text.copy.email} value={email} />
            </>
          )}
        </p>
        <p className="flex min-h-8 items-center gap-2">
          <Phone aria-hidden className="size-4 flex-none text-faint" />
          {phone === null ? (
            <span className="text-faint">{text.noPhone}</span>
          ) : (
            <>
              <PhoneLink phone={phone} dial={dial} />
              <CopyButton label={text.copy.phone} value={phone} />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ActionLink to={`${adminPaths.newOrder}?customer=${id}`}>
          <Plus aria-hidden className="size-4" />
          {text.newOrder}
        </ActionLink>
        <WhatsappLink dial={dial} />
        <PrivacyActions customer={customer} />
      </div>
      <JoinPart customer={customer} />
    </>
  );
}
