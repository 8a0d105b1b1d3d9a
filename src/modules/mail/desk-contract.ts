import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { mailKinds } from "./mail-kinds.ts";
import { mailStates } from "./mail-states.ts";

const id = z.uuid();
const params = z.object({ id });

const ability = z.object({
  allowed: z.boolean(),
  /** Why not; null when it is allowed. */
  reason: z.enum(["not_permitted", "wrong_state", "link_gone"]).nullable(),
});

const mailRow = {
  id,
  kind: z.enum(mailKinds),
  recipient: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  /** What the mail server said last, without addresses and secrets. */
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
};
const mailRowSchema = z.object(mailRow);
export type MailRow = z.infer<typeof mailRowSchema>;

export const mailDetailsSchema = z.object({
  ...mailRow,
  subject: z.string(),
  /** As plain text; what opens something for its recipient is left out. */
  text: z.string(),
  /** The name that the mail server gave it. */
  providerId: z.string().nullable(),
  can: z.object({ retry: ability, cancel: ability }),
});
export type MailDetails = z.infer<typeof mailDetailsSchema>;

const count = z.object({
  count: z.int(),
  /** Otherwise there are at least so many. */
  isExact: z.boolean(),
});

/** Who may see it acts on the state that they saw. */
const seen = z.object({ state: z.enum(mailStates) });

/** The outbox as the back office goes through it. */
export const mailDeskEndpoints = {
  listMails: endpoint({
    method: "get",
    path: "/api/admin/mails",
    summary: "The mails of the shop, the newest first, 50 at a time",
    permission: "mail.read",
    query: z.object({
      state: z.enum(mailStates).optional(),
      kind: z.enum(mailKinds).optional(),
      /** A part of the recipient's address. */
      q: z.string().max(254).optional(),
      /** The `nextCursor` of the page before, for the same filter. */
      after: z.string().max(200).optional(),
    }),
    response: z.object({ mails: z.array(mailRowSchema), nextCursor: z.string().nullable() }),
  }),
  readOutbox: endpoint({
    method: "get",
    path: "/api/admin/outbox",
    summary: "How mails leave the shop, and how many are in which state",
    permission: "mail.read",
    response: z.object({
      way: z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("smtp"), host: z.string() }),
        z.object({ kind: z.literal("mailjet") }),
        z.object({ kind: z.literal("folder") }),
      ]),
      from: z.object({ name: z.string(), email: z.string() }),
      states: z.record(z.enum(mailStates), count),
      /** For how many days mails are kept, after they were sent and after they were given up. */
      keptDays: z.object({ sent: z.int(), failed: z.int() }),
      can: z.object({ test: ability }),
    }),
  }),
  sendTestMail: endpoint({
    method: "post",
    path: "/api/admin/test-mails",
    summary: "Sends a mail to whoever asks, to see whether mails arrive; 3 in 15 minutes",
    permission: "mail.write",
    refusals: ["too_many_requests"],
    response: z.object({ id, recipient: z.string() }),
  }),
  readMail: endpoint({
    method: "get",
    path: "/api/admin/mails/:id",
    summary: "One mail, as its recipient reads it, without what opens something for them",
    permission: "mail.read",
    refusals: ["not_found"],
    params,
    response: mailDetailsSchema,
  }),
  retryMail: endpoint({
    method: "post",
    path: "/api/admin/mails/:id/retry",
    summary: "Queues a mail again that failed, or of which nobody knows whether it left",
    permission: "mail.write",
    refusals: ["not_found", "conflict", "link_expired"],
    params,
    body: seen,
    response: mailDetailsSchema,
  }),
  cancelMail: endpoint({
    method: "post",
    path: "/api/admin/mails/:id/cancel",
    summary: "Holds a mail back that has not left yet",
    permission: "mail.write",
    refusals: ["not_found", "conflict"],
    params,
    body: seen,
    response: mailDetailsSchema,
  }),
};
