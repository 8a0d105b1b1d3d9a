import { useRef } from "react";
import { accountSettings } from "#i18n/en/account-settings.ts";
import { passkeys as text } from "#i18n/en/passkeys.ts";
import { PasskeyPanel } from "#web/passkeys/passkey-panel.tsx";
import { describeDevice } from "#web/session/describe-device.ts";
import { accountParts } from "./account-parts.tsx";
import { Section } from "./section.tsx";

/** The keys on devices that sign in without the password. */
export function PasskeySection({ onChanged }: { onChanged: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section heading={heading} title={text.title} text={text.text}>
      <PasskeyPanel
        labels={text.panel}
        parts={accountParts}
        heading={heading}
        deviceName={describeDevice(navigator.userAgent, accountSettings.sessions)}
        onChanged={onChanged}
      />
    </Section>
  );
}
