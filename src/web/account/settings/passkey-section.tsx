import { accountSettings } from "#i18n/en/account-settings.ts";
import { passkeys as text } from "#i18n/en/passkeys.ts";
import { PasskeyPanel } from "#web/passkeys/passkey-panel.tsx";
import { describeDevice } from "#web/session/describe-device.ts";
import { accountParts } from "./account-parts.tsx";
import { Section } from "./section.tsx";

const HEADING = "passkeys";

/** The keys on devices that sign in without the password. */
export function PasskeySection({ onChanged }: { onChanged: () => void }) {
  return (
    <Section id={HEADING} title={text.title} text={text.text}>
      <PasskeyPanel
        labels={text.panel}
        parts={accountParts}
        headingId={HEADING}
        deviceName={describeDevice(navigator.userAgent, accountSettings.sessions)}
        onChanged={onChanged}
      />
    </Section>
  );
}
