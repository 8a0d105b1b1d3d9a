// Shapes that the back office and the server exchange about redirects.
import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";
import { nextCursor } from "#shared/page-fields.ts";

export const redirectSchema = z
  .object({
    from: z.string(),
    to: z.string(),
    /** Left by a renamed page, or added by staff. */
    origin: z.enum(["renamed", "manual"]),
    createdAt: isoMoment,
  })
  .meta({ id: "Redirect" });
export type Redirect = z.infer<typeof redirectSchema>;

export const redirectPageSchema = z.object({
  redirects: z.array(redirectSchema),
  nextCursor,
});
