import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";
import { after } from "#shared/page-fields.ts";
import { securityEventTypes, severities } from "./events.ts";
import { typedDigits } from "#shared/text-fields.ts";

const type = z.enum(securityEventTypes).meta({ id: "SecurityEventType" });

const eventSchema = z.object({
  type,
  severity: z.enum(severities),
  timestamp: isoMoment,
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  details: z.record(z.string(), z.string()),
  email: z.string().nullable(),
});

export const listedEventSchema = eventSchema.extend({ id: z.uuid() });

export const listedAlertSchema = z.object({
  id: z.uuid(),
  timestamp: isoMoment,
  pattern: type,
  severity: z.enum(severities),
  /** The address or network that it is about; null when that is not known. */
  network: z.string().nullable(),
  /** Whether it stands for all further alerts of the pattern, from many networks. */
  isMany: z.boolean(),
  events: z.array(eventSchema),
});
export type ListedSecurityAlert = z.infer<typeof listedAlertSchema>;

/** The filters of a list, and the cursor of a page. */
export const page = z.object({
  type: type.optional(),
  severity: z.enum(severities).optional(),
  /** The beginning of an internet address, or all of it. */
  address: typedDigits().max(45).optional(),
  /** The `nextCursor` of the page before, for the same filter. */
  after,
});
export type SecurityFilter = Omit<z.infer<typeof page>, "after">;
