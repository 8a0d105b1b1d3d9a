import { MailList } from "./mail-list.tsx";
import { WayPanel } from "./way-panel.tsx";

/** How mails are sent, and the list of all mails. */
export default function MailPage() {
  return (
    <>
      <WayPanel />
      <MailList />
    </>
  );
}
