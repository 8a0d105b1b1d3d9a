import { z } from "zod";
import { abilitySchema } from "#shared/ability.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { after, nextCursor } from "#shared/page-fields.ts";
import { mailKinds } from "./mail-kinds.ts";
import { mailReasons } from "#shared/mail-reasons.ts";
import { mailFilters, mailStates } from "./mail-states.ts";

export const id = z.uuid();

export const ability = abilitySchema("wrong_state", "link_gone");

const mailRow = {
  id,
  kind: z.enum(mailKinds),
  recipient: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  /** The last answer of the mail server, without addresses and secrets. */
  lastError: z.string().nullable(),
  /** The cause of it; null where that is not known. */
  reason: z.enum(mailReasons).nullable(),
  createdAt: isoMoment,
  sentAt: isoMoment.nullable(),
};

export const mailRowSchema = z.object(mailRow);

/** A mail as the page of what it is about shows it when it has not arrived. */
export const stuckMailSchema = mailRowSchema.pick({
  id: true,
  kind: true,
  state: true,
  reason: true,
  createdAt: true,
});

export type MailRow = z.infer<typeof mailRowSchema>;

export const mailDetailsSchema = z.object({
  ...mailRow,
  subject: z.string(),
  /** As plain text; secrets in links are left out. */
  text: z.string(),
  providerId: z.string().nullable().describe("The id that the mail server gave it"),
  can: z.object({ retry: ability, cancel: ability }),
});
export type MailDetails = z.infer<typeof mailDetailsSchema>;

export const mailQuerySchema = z.object({
  state: z.enum(mailFilters).optional(),
  kind: z.enum(mailKinds).optional(),
  /** A part of the recipient's address. */
  q: z.string().max(254).optional(),
  /** The `nextCursor` of the page before, for the same filter. */
  after,
});
export type MailQuery = z.output<typeof mailQuerySchema>;

export const mailPageSchema = z.object({
  mails: z.array(mailRowSchema),
  nextCursor,
});
