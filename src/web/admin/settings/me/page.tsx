import { useContext, useRef, useState } from "react";
import { ownPasskeys as passkeyText } from "#i18n/he/own-passkeys.ts";
import { ownSecurity as text } from "#i18n/he/own-security.ts";
import { SecondFactorPanel } from "#web/second-factor/second-factor-panel.tsx";
import { AbilitiesContext } from "../../api/abilities.ts";
import { Panel } from "../../kit/panel.tsx";
import { proofParts } from "../../kit/proof-parts.tsx";
import { DeviceNews } from "./device-news.tsx";
import { OwnLanguage } from "./own-language.tsx";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { OwnPassword } from "./own-password.tsx";
import { OwnSessions } from "./own-sessions.tsx";

/** Settings of staff members for themselves: their language, and what protects their account. */
export default function OwnSecurityPage() {
  const { fetchAgain } = useContext(AbilitiesContext);
  const factorHeading = useRef<HTMLHeadingElement>(null);
  const passkeysHeading = useRef<HTMLHeadingElement>(null);
  const [ends, setEnds] = useState(0);
  const [passkeyChanges, setPasskeyChanges] = useState(0);
  function onSetUp() {
    fetchAgain();
    setEnds((count) => count + 1);
  }
  function onPasskeys() {
    onSetUp();
    setPasskeyChanges((count) => count + 1);
  }
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <OwnLanguage />
      <Panel title={text.factor.title} note={text.factor.note} heading={factorHeading}>
        <div className="px-5 pb-5">
          <SecondFactorPanel
            key={passkeyChanges}
            labels={text.panel}
            parts={proofParts}
            heading={factorHeading}
            onSetUp={onSetUp}
          />
        </div>
      </Panel>
      <OwnPassword />
      <Panel
        title={passkeyText.title}
        note={passkeyText.note}
        heading={passkeysHeading}
        className="xl:col-span-2"
      >
        <div className="px-5 pb-5">
          <OwnPasskeys heading={passkeysHeading} onChanged={onPasskeys} />
        </div>
      </Panel>
      <DeviceNews />
      <OwnSessions key={ends} />
    </div>
  );
}
