// Shapes that the back office and the server exchange about markets.
import { z } from "zod";
import { version } from "#shared/records/version.ts";
import { market } from "./market.ts";

export const marketRowSchema = z
  .object({
    id: z.uuid(),
    ...market.answer,
    /** The market everywhere where no other one is. */
    isMain: z.boolean(),
    /** Orders name it: it cannot be deleted. */
    isUsed: z.boolean(),
    version,
  })
  .meta({ id: "Market", description: "Countries and parts of them that are served in one way" });
export type MarketAnswer = z.infer<typeof marketRowSchema>;
