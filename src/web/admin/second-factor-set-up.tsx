import { useEffect, useRef } from "react";
import { ShieldAlert } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { ownPasskeys } from "#i18n/he/own-passkeys.ts";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { paths } from "#web/paths.ts";
import { SecondFactorPanel } from "#web/second-factor/second-factor-panel.tsx";
import { proofParts } from "./kit/proof-parts.tsx";
import { OwnPasskeys } from "./settings/me/own-passkeys.tsx";

/** In place of every screen, for users who must have a second factor by now and have none. */
export default function SetUpScreen({ onDone }: { onDone: () => void }) {
  const text = ownSecurity.gate;
  const heading = useRef<HTMLHeadingElement>(null);
  const passkeysHeading = useRef<HTMLHeadingElement>(null);
  // It stands in place of a whole screen, whatever had the focus there.
  useEffect(() => {
    document.title = `${text.title} · ${admin.title}`;
    heading.current?.focus();
  }, [text]);
  return (
    <main className="wrap grid min-h-svh content-center justify-items-center py-8 text-sm leading-ui">
      <div className="grid w-full max-w-3xl gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8">
        <header className="grid gap-2">
          <ShieldAlert aria-hidden className="size-9 text-warn-fg" />
          <h1 ref={heading} tabIndex={-1} className="text-xl">
            {text.title}
          </h1>
          <p className="text-soft">{text.text}</p>
        </header>
        <h2 className="text-md">{ownSecurity.factor.title}</h2>
        <SecondFactorPanel
          labels={ownSecurity.panel}
          parts={proofParts}
          heading={heading}
          onSetUp={onDone}
        />
        <h2 ref={passkeysHeading} tabIndex={-1} className="border-t border-line pt-5 text-md">
          {ownPasskeys.title}
        </h2>
        <p className="text-soft">{ownPasskeys.note}</p>
        <OwnPasskeys heading={passkeysHeading} onChanged={onDone} />
        <a href={paths.home} className="link justify-self-start">
          {text.shop}
        </a>
      </div>
    </main>
  );
}
