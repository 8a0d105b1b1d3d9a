import { FlaskConical } from "lucide-react";
import { paymentWays } from "#i18n/he/payment-ways.ts";
import type { WayRow, WayService } from "#modules/payments/ways/way-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag, type TagStyle } from "#ui/tag.tsx";
import { useApiAction } from "../../api/use-api.ts";
import { Amount } from "../../kit/money.tsx";
import { Moment } from "../../kit/moment.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";

const text = paymentWays.trial;

type Trial = NonNullable<WayService["trial"]>;

const tones = {
  open: "info",
  approved: "info",
  pending: "info",
  refused: "warn",
  closed: "mute",
  paid: "info",
  refunded: "ok",
  failed: "danger",
} as const satisfies Record<Trial["state"], TagStyle["tone"]>;

/** Whether its state will soon be another. */
export function isTrialUnderWay({ service }: WayRow): boolean {
  const state = service?.trial?.state;
  return state !== undefined && ["open", "approved", "pending", "refused", "paid"].includes(state);
}

/** The outcome of the newest trial of a service. */
export function TrialState({ trial }: { trial: Trial | null }) {
  if (trial === null) return <span className="text-soft">{text.none}</span>;
  const { state, amount, reason, at } = trial;
  return (
    <span className="grid justify-items-start gap-0.5">
      <Tag tone={tones[state]}>{text.states[state]}</Tag>
      <span className="text-xs text-soft">
        <Amount amount={amount} /> · <Moment at={at} />
      </span>
      <DataText className="text-xs wrap-anywhere text-soft">{reason}</DataText>
    </span>
  );
}

/** Leads to the page of the service where the owner pays its smallest amount. */
export function TrialButton({ id, service }: { id: string; service: WayService }) {
  const action = useApiAction("POST /api/admin/payment-ways/:id/trials", {
    failed: text.failed,
    onDone: ({ url }) => location.assign(url),
  });
  const { name, isConnected } = service;
  return (
    <ToolButton
      label={text.button(name)}
      action={action}
      disabledReason={isConnected ? undefined : paymentWays.onOff.notConnected}
      aria-busy={action.isPending || undefined}
      onClick={() => !action.isPending && action.mutate({ params: { id } })}
    >
      <FlaskConical aria-hidden className="size-4.5" />
    </ToolButton>
  );
}
