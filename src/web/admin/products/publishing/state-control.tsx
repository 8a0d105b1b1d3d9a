import { Archive, CalendarClock, ChevronDown, Eye, PencilLine } from "lucide-react";
import { useState } from "react";
import { publishing as text } from "#i18n/he/publishing.ts";
import {
  publishingStates,
  type MissingPart,
  type PublishingState,
} from "#modules/catalog/publishing.ts";
import { Tag, type TagStyle } from "#ui/tag.tsx";
import { Menu, MenuItem } from "../../kit/menu.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Switch } from "../../kit/switch.tsx";
import { getMissingText } from "./missing-text.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { useStates, type ShownKind } from "./use-states.ts";

const looks: Readonly<Record<PublishingState, TagStyle>> = {
  draft: { tone: "mute", Icon: PencilLine },
  scheduled: { tone: "info", Icon: CalendarClock },
  live: { tone: "ok", Icon: Eye },
  archived: { tone: "mute", Icon: Archive },
};

type StateControlProps = {
  kind: ShownKind;
  /** A product or a variant. */
  subject: {
    readonly id: string;
    readonly name: string;
    readonly state: PublishingState;
    readonly publishAt: string | null;
  };
  /** Parts without which it cannot be shown. */
  missing?: readonly MissingPart[];
};

/**
 * The one control of what the shop shows: a switch for what is done most, beside the state, which
 * opens the others. It shows what was pressed at once, and goes back when that is refused.
 */
export function StateControl({ kind, subject, missing = [] }: StateControlProps) {
  const { id, name, publishAt } = subject;
  const states = useStates(kind);
  const { action } = states;
  const [isScheduling, setScheduling] = useState(false);
  const state = (action.isPending ? action.variables.body.state : undefined) ?? subject.state;
  const label = text.menu(name, text.states[state]);
  return (
    <span className="inline-flex items-center gap-1 sm:in-data-tight:grid sm:in-data-tight:justify-items-start sm:in-data-tight:gap-0">
      <Switch
        label={text.switchLabel[kind](name)}
        action={action}
        isOn={state === "live"}
        onSwitch={(isOn) => states.set(id, { state: isOn ? "live" : "draft" })}
      />
      <span className="grid justify-items-start">
        <Menu
          label={label}
          trigger={
            <button
              type="button"
              className="relative z-1 inline-flex min-h-11 items-center gap-0.5 rounded-sm pe-1 whitespace-nowrap hover:bg-surface-hover lg:min-h-9"
            >
              <Tag {...looks[state]}>{text.states[state]}</Tag>
              <ChevronDown aria-hidden className="size-3.5 flex-none text-faint" />
            </button>
          }
        >
          {publishingStates
            .filter((other) => other !== state)
            .map((other) => (
              <MenuItem
                key={other}
                Icon={looks[other].Icon}
                action={action}
                disabledReason={other === "live" ? getMissingText(missing) : undefined}
                onSelect={() =>
                  other === "scheduled" ? setScheduling(true) : states.set(id, { state: other })
                }
              >
                {text.actions[other]}
              </MenuItem>
            ))}
        </Menu>
        {state === "scheduled" && publishAt !== null && (
          <span className="text-xs text-soft sm:in-data-tight:max-w-20 sm:in-data-tight:*:whitespace-normal">
            {text.from}
            <Moment at={publishAt} />
          </span>
        )}
      </span>
      {isScheduling && (
        <ScheduleDialog kind={kind} subject={subject} onClose={() => setScheduling(false)} />
      )}
    </span>
  );
}
