import { MailList } from "./mail-list.tsx";
import { WayPanel } from "./way-panel.tsx";

/** How mails leave the shop, and what became of each. */
export default function MailPage() {
  return (
    <>
      <WayPanel />
      <MailList />
    </>
  );
}
