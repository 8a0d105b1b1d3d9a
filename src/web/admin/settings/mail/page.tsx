import { MailList } from "./mail-list.tsx";
import { MailboxPanel } from "./mailbox-panel.tsx";
import { WayPanel } from "./way-panel.tsx";

/** How mails are sent and read, and the list of all mails. */
export default function MailPage() {
  return (
    <>
      <WayPanel />
      <MailboxPanel />
      <MailList />
    </>
  );
}
