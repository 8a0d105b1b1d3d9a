// Shapes that the back office and the server exchange about carriers.
import { z } from "zod";
import { carrier } from "#modules/orders/carrier.ts";
import { carrierId } from "#modules/orders/value-schemas.ts";
import { version } from "#shared/records/version.ts";

export const carrierRowSchema = z
  .object({
    id: carrierId,
    ...carrier.answer,
    /** Shipments name it, or those without another one: it cannot be deleted. */
    isUsed: z.boolean(),
    version,
  })
  .meta({ id: "Carrier", description: "A company that takes shipments to customers" });
export type CarrierRow = z.infer<typeof carrierRowSchema>;
