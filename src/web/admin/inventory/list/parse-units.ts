import { MAX_UNITS } from "#modules/inventory/delivery.ts";

/** The typed number of units; undefined for text that is no such number, or less than `least`. */
export function parseUnits(typed: string, least = 1): number | undefined {
  const units = Number(typed);
  return /^\d{1,6}$/.test(typed) && units >= least && units <= MAX_UNITS ? units : undefined;
}
