import { useRef, useState } from "react";
import { ownAccount } from "#i18n/en/own-account.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { fetchApi } from "#web/api/api-client.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { paths } from "#web/paths.ts";
import { signOutTo } from "../sign-out.ts";
import type { ProofWays } from "#web/second-factor/use-proof-ways.ts";
import { ProvenForm } from "./proven-form.tsx";
import { Section } from "./section.tsx";

const text = ownAccount.closing;
const FORM = "close-account";

type Plan = CallOutput<"GET /api/account/closing">;

/** Closes the account, after showing what is deleted and what stays. */
export function ClosingSection({ ways }: { ways: ProofWays }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [plan, setPlan] = useState<Plan>();

  async function readPlan() {
    try {
      setPlan(await fetchApi("GET /api/account/closing", {}));
    } catch {
      showToast({ title: text.failed, tone: "error" });
    }
  }

  function closeQuestion() {
    setPlan(undefined);
    // The button that had the focus goes away.
    heading.current?.focus();
  }

  return (
    <Section heading={heading} title={text.title} text={text.text}>
      {plan === undefined ? (
        <Button tone="line" className="justify-self-start" onClick={() => void readPlan()}>
          {text.start}
        </Button>
      ) : (
        <Closing plan={plan} ways={ways} onStay={closeQuestion} />
      )}
    </Section>
  );
}

type ClosingProps = { plan: Plan; ways: ProofWays; onStay: () => void };

function Closing({ plan, ways, onStay }: ClosingProps) {
  const { openOrders, counts } = plan;
  if (openOrders.length > 0)
    return (
      <div className="grid justify-items-start gap-5">
        <p role="alert" className="rounded-md bg-warn-bg px-5 py-4 text-sm text-warn-fg">
          {text.open(openOrders.map(({ number }) => number).join(", "))}
        </p>
        <Button tone="line" onClick={onStay}>
          {ownAccount.cancel}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-5">
      <div className="grid gap-2 text-sm">
        <p>{text.gone}</p>
        <p>{text.retained(counts.orders)}</p>
        <p>{text.before}</p>
      </div>
      <ProvenForm
        name={FORM}
        ways={ways}
        submit={text.submit}
        sending={text.sending}
        send={async (proof) => {
          await fetchApi("POST /api/account/close", { body: proof });
          showToast({ title: text.done, tone: "success" });
          await signOutTo(paths.home);
        }}
        onCancel={onStay}
      />
    </div>
  );
}
