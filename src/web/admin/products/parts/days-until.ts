import { DAY_MS } from "#shared/durations.ts";

/** How many days it is until then, begun ones included; never less than 0. */
export function countDaysUntil(at: string, now: Date): number {
  return Math.max(0, Math.ceil((new Date(at).getTime() - now.getTime()) / DAY_MS));
}
