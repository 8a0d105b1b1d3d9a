import type { SignedInUser } from "#modules/identity/contract.ts";
import { useAsksForCode } from "#web/second-factor/use-asks-for-code.ts";
import { ClosingSection } from "./closing-section.tsx";
import { DataSection } from "./data-section.tsx";
import { EmailSection } from "./email-section.tsx";

/** What is seldom done to an account: loaded after the rest of the page. */
export function OwnAccount({ user }: { user: SignedInUser }) {
  const asksForCode = useAsksForCode();
  return (
    <>
      <EmailSection email={user.email} asksForCode={asksForCode} />
      <DataSection asksForCode={asksForCode} />
      <ClosingSection asksForCode={asksForCode} />
    </>
  );
}
