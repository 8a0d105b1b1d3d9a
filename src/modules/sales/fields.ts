import { z } from "zod";

/** One line of text as people type it. */
export const line = (max: number) => z.string().trim().max(max);

/** Text that may be left out; an empty one counts as left out. */
export const optionalText = (max: number) =>
  line(max)
    .transform((text) => (text === "" ? undefined : text))
    .optional();
