import { message } from "#i18n/he/inbox.ts";
import type { MessageStep } from "#modules/messages/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { Moment } from "../../kit/moment.tsx";

const text = message.timeline;

/** History of a message, the oldest step first. */
export function MessageTimeline({ steps }: { steps: readonly MessageStep[] }) {
  return (
    <ol aria-label={text.title} className="grid gap-2">
      {steps.map((step, place) => (
        // Steps have no names, and none is ever put between others.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} className="flex flex-wrap items-baseline gap-x-3">
          <span>{getWords(step)}</span>
          <span className="text-xs text-faint">
            <DataText>{step.by ?? text.system}</DataText> · <Moment at={step.at} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function getWords(step: MessageStep): string {
  switch (step.kind) {
    case "received":
    case "replied":
    case "wrote":
      return text[step.kind];
    case "state":
      return text.state(step.from, step.to);
    case "stage":
      return text.stage(step.from, step.to);
    case "assigned":
      return text.assigned(step.to);
    case "spam":
      return text.spam(step.isSpam);
  }
}
