import type { Tasks } from "#modules/tasks.ts";
import { notifyOwner, type AlarmParts } from "./notify-owner.ts";

/** A look at the list every morning; a shop that was down then looks at its next start. */
export function readinessTasks(parts: AlarmParts): Tasks {
  return {
    "mail-alarms": {
      schedule: "0 4 * * *",
      scheduleOptions: "fill=1d&max=12",
      run: () => notifyOwner(parts),
    },
  };
}
