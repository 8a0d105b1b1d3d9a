import { z } from "zod";

/** "2026-06-30". The database knows no year 0. */
export const calendarDay = z.iso.date().refine((text) => !text.startsWith("0000"), "no_such_year");
