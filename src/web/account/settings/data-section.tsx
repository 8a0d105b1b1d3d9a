import { useRef, useState } from "react";
import { ownAccount } from "#i18n/en/own-account.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { saveFile } from "#web/browser/save-file.ts";
import type { ProofWays } from "#web/second-factor/use-proof-ways.ts";
import { ProvenForm } from "./proven-form.tsx";
import { Section } from "./section.tsx";

const text = ownAccount.data;
const FORM = "own-data";

/** The download of all data about the user. */
export function DataSection({ ways }: { ways: ProofWays }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);

  function closeQuestion() {
    setAsking(false);
    // The button that had the focus goes away.
    heading.current?.focus();
  }

  return (
    <Section heading={heading} title={text.title} text={text.text}>
      {isAsking ? (
        <ProvenForm
          name={FORM}
          ways={ways}
          submit={text.submit}
          sending={text.sending}
          send={async (proof) => {
            const data = await fetchApi("POST /api/account/export", { body: proof });
            saveFile(text.fileName, JSON.stringify(data, null, 2), "application/json");
            showToast({ title: text.done, tone: "success" });
            closeQuestion();
          }}
          onCancel={closeQuestion}
        />
      ) : (
        <Button tone="line" className="justify-self-start" onClick={() => setAsking(true)}>
          {text.start}
        </Button>
      )}
    </Section>
  );
}
