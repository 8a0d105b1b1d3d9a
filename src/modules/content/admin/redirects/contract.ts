// Shapes that the back office and the server exchange about redirects.
import { z } from "zod";

export const redirectSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Left by a renamed page, or added by staff. */
  origin: z.enum(["renamed", "manual"]),
  createdAt: z.iso.datetime(),
});
export type Redirect = z.infer<typeof redirectSchema>;

export const redirectPageSchema = z.object({
  redirects: z.array(redirectSchema),
  nextCursor: z.string().nullable(),
});
export type RedirectPage = z.infer<typeof redirectPageSchema>;
