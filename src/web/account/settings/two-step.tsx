import { secondFactor as text } from "#i18n/en/second-factor.ts";
import type { HeadingRef } from "#web/second-factor/use-stages.ts";
import { ProofDialog } from "#web/second-factor/proof-dialog.tsx";
import { SecondFactorPanel } from "#web/second-factor/second-factor-panel.tsx";
import { accountParts } from "./account-parts.tsx";

const loadProof = async () => (await import("./own-proof.tsx")).OwnProof;

/**
 * Content of the section: the steps of turning it on and off, and the identity check for all of the
 * page.
 */
export function TwoStep({ heading, onSetUp }: { heading: HeadingRef; onSetUp: () => void }) {
  return (
    <>
      <SecondFactorPanel
        labels={text.panel}
        parts={accountParts}
        heading={heading}
        onSetUp={onSetUp}
      />
      <ProofDialog load={loadProof} />
    </>
  );
}
