import { z } from "zod";
import { mailStates } from "#modules/mail/mail-states.ts";
import { endpoint } from "#shared/contract.ts";
import { MAX_REPLY } from "./form-fields.ts";
import { dealerStages, messageKinds, messageStates, spamReasons } from "./kinds.ts";

/** Where a message lies: open ones (new or read) in the inbox, spam apart from all others. */
const messageFolders = ["inbox", "answered", "closed", "spam", "all"] as const;
export type MessageFolder = (typeof messageFolders)[number];
/** The newest first; or those first that must be answered first. */
export const messageSorts = ["newest", "deadline"] as const;
const assigneeFilters = ["anybody", "me", "nobody"] as const;
/** What can be done with many messages at once; each of the first two is taken back by the other. */
export const batchActions = ["spam", "not-spam", "close", "reopen"] as const;

const MOST_AT_ONCE = 50;
const id = z.uuid();
const at = z.iso.datetime();
const params = z.object({ id });
const person = z.object({ id, name: z.string() });
const state = z.enum(messageStates);
const stage = z.enum(dealerStages);

const filter = {
  folder: z.enum(messageFolders).default("inbox"),
  /** Without one: whatever somebody waits for an answer to. */
  kind: z.enum(messageKinds).optional(),
  assignee: z.enum(assigneeFilters).default("anybody"),
  /** Those alone whose answer is late. */
  overdue: z.literal("yes").optional(),
  stage: stage.optional(),
  /** Words of the name, the address, the company or the text; a message must have them all. */
  q: z.string().max(200).optional(),
};
const filterSchema = z.object(filter);
export type MessageFilter = z.infer<typeof filterSchema>;

const rowFields = {
  id,
  kind: z.enum(messageKinds),
  state,
  createdAt: at,
  /** Until when an answer has been promised; null when nobody waits for one any more. */
  dueAt: at.nullable(),
  name: z.string().nullable(),
  email: z.string(),
  company: z.string().nullable(),
  subject: z.string().nullable(),
  isSpam: z.boolean(),
  /** Of inquiries of dealers. */
  stage: stage.nullable(),
  assignee: person.nullable(),
};
const messageRowSchema = z.object({
  ...rowFields,
  /** How the text begins, on one line. */
  excerpt: z.string(),
});
export type MessageRow = z.infer<typeof messageRowSchema>;

const ability = z.object({
  allowed: z.boolean(),
  reason: z.enum(["not_permitted", "spam", "no_letter"]).nullable(),
});

const replySchema = z.object({
  id,
  body: z.string(),
  author: z.string(),
  createdAt: at,
  /** What became of its mail; null once the outbox has been tidied up. */
  mail: z.object({ state: z.enum(mailStates), sentAt: at.nullable() }).nullable(),
});

/** Who did it: the name, or the address where the account is gone. */
const by = z.string().nullable();
const happened = { at, by };
const stepSchema = z.discriminatedUnion("kind", [
  z.object({ ...happened, kind: z.literal("received") }),
  z.object({ ...happened, kind: z.literal("replied") }),
  z.object({ ...happened, kind: z.literal("state"), from: state, to: state }),
  z.object({ ...happened, kind: z.literal("stage"), from: stage, to: stage }),
  /** `to` is null when it is nobody's any more. */
  z.object({ ...happened, kind: z.literal("assigned"), to: z.string().nullable() }),
  z.object({ ...happened, kind: z.literal("spam"), isSpam: z.boolean() }),
]);
export type MessageStep = z.infer<typeof stepSchema>;

export const messageSchema = z.object({
  ...rowFields,
  phone: z.string().nullable(),
  city: z.string().nullable(),
  experience: z.string().nullable(),
  message: z.string().nullable(),
  spamReason: z.enum(spamReasons).nullable(),
  answeredAt: at.nullable(),
  /** The oldest first. */
  replies: z.array(replySchema),
  timeline: z.array(stepSchema),
  /** Others from the same address, the newest first; ten at most. */
  others: z.array(
    z.object({
      id,
      kind: z.enum(messageKinds),
      state,
      createdAt: at,
      isSpam: z.boolean(),
      excerpt: z.string(),
    }),
  ),
  /** Who the shop knows by this address; null as well for those who may not see customers. */
  customer: z.object({ id, name: z.string(), orders: z.int() }).nullable(),
  can: z.object({ change: ability, reply: ability }),
});
export type Message = z.infer<typeof messageSchema>;

const dealerCardSchema = z.object({
  ...rowFields,
  stage,
  phone: z.string().nullable(),
  city: z.string().nullable(),
});
export type DealerCard = z.infer<typeof dealerCardSchema>;

/** What the clerk saw; where it is no longer so, somebody else was faster: `conflict`. */
const seen = state;

/** The inbox of the back office. */
export const messageDeskEndpoints = {
  listMessages: endpoint({
    method: "get",
    path: "/api/admin/messages",
    summary: "The messages of a folder, 50 at a time",
    permission: "messages.read",
    query: z.object({
      ...filter,
      sort: z.enum(messageSorts).default("newest"),
      /** The `nextCursor` of the page before, for the same filter and order. */
      after: z.string().max(1_000).optional(),
    }),
    response: z.object({ messages: z.array(messageRowSchema), nextCursor: z.string().nullable() }),
  }),
  countMessages: endpoint({
    method: "get",
    path: "/api/admin/message-counts",
    summary: "How many messages lie in each folder, and how many need somebody",
    permission: "messages.read",
    response: z.object({
      folders: z.record(z.enum(messageFolders), z.int()),
      overdue: z.int(),
      unassigned: z.int(),
      mine: z.int(),
      /** Inquiries of dealers, however far they have come. */
      dealers: z.int(),
    }),
  }),
  listAssignees: endpoint({
    method: "get",
    path: "/api/admin/message-assignees",
    summary: "Who may see to messages",
    permission: "messages.read",
    response: z.object({ people: z.array(person) }),
  }),
  readMessage: endpoint({
    method: "get",
    path: "/api/admin/messages/:id",
    summary: "A message with its replies, what became of it, and who wrote it",
    permission: "messages.read",
    refusals: ["not_found"],
    params,
    response: messageSchema,
  }),
  setMessageState: endpoint({
    method: "put",
    path: "/api/admin/messages/:id/state",
    summary: "Calls a message read or unread, closes it, or takes that back",
    permission: "messages.write",
    refusals: ["not_found", "conflict"],
    params,
    /** Only what has been answered can be called so. */
    body: z.object({ state, seen }),
  }),
  assignMessage: endpoint({
    method: "put",
    path: "/api/admin/messages/:id/assignee",
    summary: "Gives a message to somebody, or to nobody",
    permission: "messages.write",
    refusals: ["not_found", "conflict"],
    params,
    body: z.object({ assigneeId: id.nullable(), seen: id.nullable() }),
  }),
  setDealerStage: endpoint({
    method: "put",
    path: "/api/admin/messages/:id/stage",
    summary: "Says how far an inquiry of a dealer has come",
    permission: "messages.write",
    refusals: ["not_found", "conflict"],
    params,
    body: z.object({ stage, seen: stage }),
  }),
  replyToMessage: endpoint({
    method: "post",
    path: "/api/admin/messages/:id/replies",
    summary: "Answers a message by mail",
    permission: "messages.write",
    refusals: ["not_found", "conflict"],
    params,
    body: z.object({
      /** Made by the browser for what is typed: the same key twice is one reply. */
      requestKey: z.uuid(),
      body: z.string().max(MAX_REPLY * 2, "too_long"),
      /** With the number of replies that the clerk saw. */
      seen: z.object({ state, replies: z.int().nonnegative() }),
    }),
    response: z.object({ id }),
  }),
  changeMessages: endpoint({
    method: "post",
    path: "/api/admin/message-batches",
    summary: "Closes up to 50 messages or calls them spam, or takes that back",
    permission: "messages.write",
    body: z.object({ ids: z.array(id).min(1).max(MOST_AT_ONCE), action: z.enum(batchActions) }),
    /** Those that this changed; the others were so already. */
    response: z.object({ changed: z.array(id) }),
  }),
  listDealers: endpoint({
    method: "get",
    path: "/api/admin/dealers",
    summary: "The inquiries of dealers by stage, the newest 50 of each",
    permission: "messages.read",
    query: z.object({ q: filter.q }),
    response: z.object({
      stages: z.array(z.object({ stage, count: z.int(), dealers: z.array(dealerCardSchema) })),
    }),
  }),
};
