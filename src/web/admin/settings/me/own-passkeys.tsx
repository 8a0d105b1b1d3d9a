import { ownPasskeys as text } from "#i18n/he/own-passkeys.ts";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { PasskeyPanel } from "#web/passkeys/passkey-panel.tsx";
import type { HeadingRef } from "#web/second-factor/use-stages.ts";
import { describeDevice } from "#web/session/describe-device.ts";
import { proofParts } from "../../kit/proof-parts.tsx";

type OwnPasskeysProps = { heading: HeadingRef; onChanged: () => void };

/** The user's passkeys. */
export function OwnPasskeys({ heading, onChanged }: OwnPasskeysProps) {
  return (
    <PasskeyPanel
      labels={text.panel}
      parts={proofParts}
      heading={heading}
      deviceName={describeDevice(navigator.userAgent, ownSecurity.sessions)}
      onChanged={onChanged}
    />
  );
}
