import type { SignedInUser } from "#modules/identity/contract.ts";
import { useProofWays } from "#web/second-factor/use-proof-ways.ts";
import { ClosingSection } from "./closing-section.tsx";
import { DataSection } from "./data-section.tsx";
import { EmailSection } from "./email-section.tsx";

/** Account actions that are seldom needed: loaded after the rest of the page. */
export function OwnAccount({ user }: { user: SignedInUser }) {
  const ways = useProofWays();
  return (
    <>
      <EmailSection email={user.email} ways={ways} />
      <DataSection ways={ways} />
      <ClosingSection ways={ways} />
    </>
  );
}
