import { z } from "zod";
import { calendarDay } from "#shared/calendar-day.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { auditActions, subjectKinds } from "./entities.ts";
import { typed } from "#shared/text-fields.ts";

const columns = z.record(z.string(), z.unknown()).nullable();

export const auditFilterSchema = z.object({
  /** Id of the person who made the change. */
  person: z.uuid().optional(),
  /** The table. */
  entity: z
    .string()
    .regex(/^[a-z_]{1,63}$/)
    .optional(),
  action: z.enum(auditActions).optional(),
  /** Days of Jerusalem, both inclusive. */
  from: calendarDay.optional(),
  until: calendarDay.optional(),
  /**
   * The whole id of what was changed, or its last 8 characters, which are the number of an order.
   */
  q: typed().max(200).optional(),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

export const auditEntrySchema = z
  .object({
    id: z.int(),
    /** The id of the transaction: the same for all changes that it made. */
    at: isoMoment,
    /** Null for a change made directly in the database. */
    actorId: z.uuid().nullable(),
    actorEmail: z.string().nullable(),
    action: z.enum(auditActions),
    entity: z.string(),
    entityId: z.string().describe("The key of the row in the table `entity`"),
    before: columns,
    after: columns,
    /** Order, product or other thing that the entry is about, if it is still there. */
    subject: z.object({ kind: z.enum(subjectKinds), id: z.string().nullable() }).nullable(),
  })
  .meta({ id: "AuditEntry", description: "A change in the log of changes" });
export type AuditEntry = z.infer<typeof auditEntrySchema>;
