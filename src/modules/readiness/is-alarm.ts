import { DAY_MS } from "#shared/durations.ts";
import type { ReadinessCheck } from "./contract.ts";

/** Reasons that are wrong in any shop, also one that is not open yet. */
const always: ReadonlySet<ReadinessCheck["reason"]> = new Set([
  "backup_failed",
  "backup_old",
  "integrity_broken",
]);

/**
 * Whether the owner has to hear of a check every day: it is missing, and was done before or is
 * wrong in any shop. Most services are back within a day, and are reported by themselves.
 */
export function isAlarm(
  { state, reason, at }: Pick<ReadinessCheck, "state" | "reason"> & { readonly at: Date | null },
  { wasDone, now }: { readonly wasDone: boolean; readonly now: Date },
): boolean {
  if (state !== "missing") return false;
  if (reason === "service_away") return at !== null && now.getTime() - at.getTime() > DAY_MS;
  return wasDone || always.has(reason);
}
