import { MailList } from "./mail-list.tsx";
import { MailboxPanel } from "./mailbox-panel.tsx";
import { WayPanel } from "./way-panel.tsx";

/** The settings for sending and reading mails, and the list of all mails. */
export default function MailPage() {
  return (
    <>
      <WayPanel />
      <MailboxPanel />
      <MailList />
    </>
  );
}
