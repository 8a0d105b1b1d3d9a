import { z } from "zod";
import { documentKeyPattern, MAX_DOCUMENT_KEY } from "#modules/content/document-key.ts";
import { readContent } from "#modules/content/read-content.ts";
import { endpoint } from "#modules/endpoint.ts";
import { getAbility } from "#shared/ability.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import {
  ability,
  mailDetailsSchema,
  mailPageSchema,
  mailQuerySchema,
  mailStateSchema,
} from "./admin-contract.ts";
import { countMails, listMails } from "./list-mails.ts";
import { retentionDays, mailFilters } from "./mail-states.ts";
import { previewWords } from "./preview-words.ts";
import { queueMail } from "./queue-mail.ts";
import { readMail } from "./read-mail.ts";
import { cancelMail, retryMail } from "./requeue-mail.ts";
import { countRetryable, retryMails } from "./retry-mails.ts";

/** As much as a draft may hold. */
const MAX_WORDS_BYTES = 1_048_576;

const count = z.object({
  count: z.int(),
  /** Otherwise there are at least so many. */
  isExact: z.boolean(),
});

/** The state that the staff member saw; if it has changed since, the answer is a `conflict`. */
const expectedState = z.object({ state: mailStateSchema });

/** Endpoints for the outbox in the back office. */
export const adminMailEndpoints = {
  listMails: endpoint("GET /api/admin/mails", {
    summary: "List mails, newest first, 50 per page",
    permission: "mail.read",
    query: mailQuerySchema,
    response: mailPageSchema,
    handle: listMails,
  }),
  readOutbox: endpoint("GET /api/admin/outbox", {
    summary:
      "Get the state of outgoing mail: transport, numbers by state, mails that need attention",
    permission: "mail.read",
    response: z.object({
      way: z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("smtp"), host: z.string() }),
        z.object({ kind: z.literal("mailjet") }),
        z.object({ kind: z.literal("folder") }),
      ]),
      from: z.object({ name: z.string(), email: z.string() }),
      states: z.record(z.enum(mailFilters), count),
      /** The number of days that mails are stored, after being sent and after failing. */
      retentionDays: z.object({ sent: z.int(), failed: z.int() }),
      /** The mails that `POST /api/admin/mails/retry` would queue. */
      retryable: z.int(),
      can: z.object({ test: ability }),
    }),
    handle: async (ctx) => {
      const { brand } = await readContent(ctx, ["brand"]);
      return {
        way: ctx.mailWay,
        from: { name: brand.name, email: brand.email },
        states: await countMails(ctx),
        retentionDays,
        retryable: await countRetryable(ctx),
        can: { test: getAbility(ctx.actor, "mail.write") },
      };
    },
  }),
  sendTestMail: endpoint("POST /api/admin/test-mails", {
    summary: "Send a test mail to the user; 3 in 15 minutes",
    permission: "mail.write",
    errors: ["too_many_requests"],
    response: z.object({ id: z.uuid(), recipient: z.string() }),
    handle: async ({ db, actor, clock, limits, mailWay }) => {
      if (!isMember(actor)) throw new AppError("unauthenticated", "no signed-in user to write to");
      await limits.reserve({ testMail: actor.id });
      const content = { way: mailWay.kind, askedAt: clock().toISOString() };
      const mailId = await queueMail(db, { kind: "test-mail", to: actor.email, content });
      if (mailId === null) throw new Error("a mail without a key was there already");
      return { id: mailId, recipient: actor.email };
    },
  }),
  readMail: endpoint("GET /api/admin/mails/:id", {
    summary: "Get a mail as its recipient reads it, with its secret links masked",
    permission: "mail.read",
    errors: ["not_found"],
    response: mailDetailsSchema,
    handle: (ctx, id) => readMail(ctx, ctx.publicUrl, id),
  }),
  previewMailWords: endpoint("POST /api/admin/content/mail-preview", {
    summary: "Preview a mail in the words of a draft",
    permission: "content.read",
    errors: ["not_found"],
    maxBodyBytes: MAX_WORDS_BYTES,
    body: z.object({
      key: z.string().max(MAX_DOCUMENT_KEY).regex(documentKeyPattern),
      /** The fields of the document by their names. */
      data: z.record(z.string(), z.unknown()),
    }),
    response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    handle: (ctx, body) => previewWords(ctx, ctx.publicUrl, body),
  }),
  retryMail: endpoint("POST /api/admin/mails/:id/retry", {
    summary: "Queue a failed mail again, or one whose delivery is unknown",
    permission: "mail.write",
    errors: ["not_found", "conflict", "link_expired"],
    body: expectedState,
    response: mailDetailsSchema,
    handle: async (ctx, id, body) => {
      await retryMail(ctx, id, body.state);
      return readMail(ctx, ctx.publicUrl, id);
    },
  }),
  retryMails: endpoint("POST /api/admin/mails/retry", {
    summary: "Queue all mails again that failed in the last week and are still of use",
    permission: "mail.write",
    response: z.object({ count: z.int() }),
    handle: async (ctx) => ({ count: await retryMails(ctx) }),
  }),
  cancelMail: endpoint("POST /api/admin/mails/:id/cancel", {
    summary: "Cancel a queued mail",
    permission: "mail.write",
    errors: ["not_found", "conflict"],
    body: expectedState,
    response: mailDetailsSchema,
    handle: async (ctx, id, body) => {
      await cancelMail(ctx, id, body.state);
      return readMail(ctx, ctx.publicUrl, id);
    },
  }),
};
