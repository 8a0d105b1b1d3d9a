import { z } from "zod";

/**
 * A point in time of an answer, "2026-11-21T12:05:00.000Z". Takes it as the database gives it, too:
 * a Date, or the text of a statement without a schema.
 */
export const isoMoment = z
  .union([z.date(), z.string()])
  .transform((moment) => (isIso(moment) ? moment : toIso(new Date(moment))))
  .pipe(z.iso.datetime());

const isIso = (moment: Date | string) => typeof moment === "string" && moment.includes("T");

/** Empty, which is no point in time, for an invalid date. */
const toIso = (date: Date) => (Number.isNaN(date.getTime()) ? "" : date.toISOString());
