import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { mailboxProblems } from "#shared/mailbox-problems.ts";
import { MailboxError } from "#platform/mail/imap.ts";
import { abilitySchema, getAbility } from "#shared/ability.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { mailboxState } from "../mailbox-tables.ts";

const problem = z.enum(mailboxProblems).meta({ id: "MailboxProblem" }).nullable();

/** Endpoints for the mailbox whose mails come into the inbox. */
export const mailboxEndpoints = {
  readMailboxState: endpoint("GET /api/admin/mailbox", {
    summary: "Get the state of the mailbox whose mails come into the inbox",
    permission: "mail.read",
    response: z.object({
      /** Null while no mailbox is configured. */
      host: z.string().nullable(),
      /** When it was last read to its end. */
      readAt: isoMoment.nullable(),
      /** The problem of the last reading. */
      problem,
      can: z.object({ try: abilitySchema() }),
    }),
    handle: async ({ db, actor, mailbox }) => {
      const [state] = await db.select().from(mailboxState);
      const isCurrent = mailbox !== undefined && state?.mailbox === mailbox.name;
      return {
        host: mailbox?.host ?? null,
        readAt: isCurrent ? state.readAt : null,
        problem: isCurrent ? state.problem : null,
        can: { try: getAbility(actor, "mail.write") },
      };
    },
  }),
  tryMailbox: endpoint("POST /api/admin/mailbox-trials", {
    summary: "Request a trial of the mailbox: whether it can be read; 3 in 15 minutes",
    permission: "mail.write",
    as: "outside",
    errors: ["not_found", "too_many_requests"],
    /** Null when it could be opened. */
    response: z.object({ problem }),
    handle: async ({ actor, limits, mailbox }) => {
      if (mailbox === undefined) throw new AppError("not_found", "no mailbox is configured");
      if (!isMember(actor)) throw new AppError("unauthenticated", "no signed-in user");
      await limits.reserve({ mailboxTrial: actor.id });
      try {
        await mailbox.open(async () => {});
        return { problem: null };
      } catch (error) {
        if (error instanceof MailboxError) return { problem: error.problem };
        throw error;
      }
    },
  }),
};
