import { ownPasskeys as text } from "#i18n/he/own-passkeys.ts";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { PasskeyPanel } from "#web/passkeys/passkey-panel.tsx";
import { describeDevice } from "#web/session/describe-device.ts";
import { proofParts } from "../../kit/proof-parts.tsx";

type OwnPasskeysProps = { headingId: string; onChanged: () => void };

/** The passkeys of whoever is at work. */
export function OwnPasskeys({ headingId, onChanged }: OwnPasskeysProps) {
  return (
    <PasskeyPanel
      labels={text.panel}
      parts={proofParts}
      headingId={headingId}
      deviceName={describeDevice(navigator.userAgent, ownSecurity.sessions)}
      onChanged={onChanged}
    />
  );
}
