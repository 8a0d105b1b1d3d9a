import { z } from "zod";
import { abilitySchema } from "#shared/ability.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { after, nextCursor } from "#shared/page-fields.ts";
import { mailKinds } from "./mail-kinds.ts";
import { mailReasons } from "#shared/mail-reasons.ts";
import { mailFilters, mailStates } from "./mail-states.ts";

export const id = z.uuid();
export const mailKindSchema = z.enum(mailKinds).meta({ id: "MailKind" });
export const mailStateSchema = z.enum(mailStates).meta({ id: "MailState" });

export const ability = abilitySchema("wrong_state", "link_gone").meta({
  id: "MailAbility",
  description: "Whether the caller may do it, and why not",
});

const mailRow = {
  id,
  kind: mailKindSchema,
  recipient: z.string(),
  state: mailStateSchema,
  attempts: z.int(),
  /** The last answer of the mail server, without addresses and secrets. */
  lastError: z.string().nullable(),
  /** The cause of it; null where that is not known. */
  reason: z.enum(mailReasons).meta({ id: "MailReason" }).nullable(),
  createdAt: isoMoment,
  sentAt: isoMoment.nullable(),
};

export const mailRowSchema = z
  .object(mailRow)
  .meta({ id: "MailRow", description: "A mail in a list" });

/** A mail as the page of what it is about shows it when it has not arrived. */
export const stuckMailSchema = mailRowSchema
  .pick({
    id: true,
    kind: true,
    state: true,
    reason: true,
    createdAt: true,
  })
  .meta({ id: "StuckMail", description: "A mail that has not arrived" });

export type MailRow = z.infer<typeof mailRowSchema>;

export const mailDetailsSchema = z
  .object({
    ...mailRow,
    subject: z.string(),
    /** As plain text; secrets in links are left out. */
    text: z.string(),
    providerId: z.string().nullable().describe("The id that the mail server gave it"),
    can: z.object({ retry: ability, cancel: ability }),
  })
  .meta({ id: "Mail", description: "A mail with its text" });
export type MailDetails = z.infer<typeof mailDetailsSchema>;

export const mailQuerySchema = z.object({
  state: z.enum(mailFilters).optional(),
  kind: mailKindSchema.optional(),
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
