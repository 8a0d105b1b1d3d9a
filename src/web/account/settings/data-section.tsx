import { useState } from "react";
import { ownAccount } from "#i18n/en/own-account.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { callApi } from "#web/api/api-client.ts";
import { saveFile } from "#web/browser/save-file.ts";
import type { ProofWays } from "#web/second-factor/use-proof-ways.ts";
import { ProvenForm } from "./proven-form.tsx";
import { Section } from "./section.tsx";

const text = ownAccount.data;
const HEADING = "own-data";

/** All that the shop knows of somebody, for them to have. */
export function DataSection({ ways }: { ways: ProofWays }) {
  const [isAsking, setAsking] = useState(false);

  function leave() {
    setAsking(false);
    // The button that had the focus goes away.
    document.getElementById(HEADING)?.focus();
  }

  return (
    <Section id={HEADING} title={text.title} text={text.text}>
      {isAsking ? (
        <ProvenForm
          name={HEADING}
          ways={ways}
          submit={text.submit}
          sending={text.sending}
          send={async (proof) => {
            const data = await callApi("POST /api/account/export", { body: proof });
            saveFile(text.fileName, JSON.stringify(data, null, 2), "application/json");
            showToast({ title: text.done, tone: "success" });
            leave();
          }}
          onCancel={leave}
        />
      ) : (
        <Button tone="line" className="justify-self-start" onClick={() => setAsking(true)}>
          {text.start}
        </Button>
      )}
    </Section>
  );
}
