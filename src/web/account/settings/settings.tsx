import { useState } from "react";
import { accountSettings as text } from "#i18n/en/account-settings.ts";
import type { SignedInUser } from "#modules/identity/contract.ts";
import { Button } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { LoadedPart } from "#web/loading/loaded-part.tsx";
import { signOutTo } from "../sign-out.ts";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { Section } from "./section.tsx";

const loadPasskeySection = async () => (await import("./passkey-section.tsx")).PasskeySection;
const loadSessionList = async () => (await import("./session-list.tsx")).SessionList;
const loadOwnAccount = async () => (await import("./own-account.tsx")).OwnAccount;

const later = <div aria-hidden className="h-52 rounded-lg bg-surface-2" />;

/** All settings of the account page. */
export function Settings({ user }: { user: SignedInUser }) {
  const [ends, setEnds] = useState(0);
  const [passkeyChanges, setPasskeyChanges] = useState(0);
  const readSessionsAgain = () => setEnds((count) => count + 1);
  function readAllAgain() {
    readSessionsAgain();
    setPasskeyChanges((count) => count + 1);
  }
  return (
    <div className="grid gap-8 md:gap-6">
      <ProfileForm user={user} />
      <PasswordForm email={user.email} onChanged={readSessionsAgain} />
      <LoadedPart load={loadPasskeySection} props={{ onChanged: readAllAgain }} fallback={later} />
      {/* For staff, passkeys are a second factor. */}
      <SecondFactorSection key={`two-step-${passkeyChanges}`} onSetUp={readSessionsAgain} />
      {/* A new password and a second factor end other sessions, so the list begins anew. */}
      <LoadedPart key={`sessions-${ends}`} load={loadSessionList} props={{}} fallback={later} />
      <LoadedPart load={loadOwnAccount} props={{ user }} fallback={later} />
      <Section title={text.signOut.title} text={text.signOut.text}>
        <div className="flex flex-wrap gap-3">
          <Button tone="line" onClick={() => void signOutTo()}>
            {text.signOut.submit}
          </Button>
          <Button tone="line" onClick={() => void signOutTo(paths.home, "local")}>
            {text.signOut.hereOnly}
          </Button>
        </div>
      </Section>
    </div>
  );
}
