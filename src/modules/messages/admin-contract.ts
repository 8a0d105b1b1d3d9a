import { z } from "zod";
import { mailStateSchema } from "#modules/mail/admin-contract.ts";
import { abilitySchema } from "#shared/ability.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { version } from "#shared/records/version.ts";
import { storedTypes } from "./reply-files/rules.ts";
import { dealerStages, messageKinds, messageSources, messageStates, spamReasons } from "./kinds.ts";

/** Where a message lies: open ones (new or read) in the inbox, spam apart from all others. */
export const messageFolders = ["inbox", "answered", "closed", "spam", "all"] as const;
export type MessageFolder = (typeof messageFolders)[number];

/** Newest first, or earliest deadline first. */
export const messageSorts = ["newest", "deadline"] as const;

const assigneeFilters = ["anybody", "me", "nobody"] as const;

/** Actions on many messages at once; the first two undo each other. */
export const batchActions = ["spam", "not-spam", "close", "reopen"] as const;

export const id = z.uuid();

export const at = isoMoment;

export const person = z.object({ id, name: z.string() });

export const state = z.enum(messageStates).meta({ id: "MessageState" });

export const stage = z.enum(dealerStages).meta({ id: "DealerStage" });

export const filter = {
  folder: z.enum(messageFolders).default("inbox"),
  /** Without a kind: all messages that need an answer. */
  kind: z.enum(messageKinds).optional(),
  assignee: z.enum(assigneeFilters).default("anybody"),
  /** Only messages whose answer is late. */
  overdue: z.literal("yes").optional(),
  stage: stage.optional(),
  /** Words of the name, the address, the company or the text; a message must have them all. */
  q: z.string().max(200).optional(),
};

const filterSchema = z.object(filter);
export type MessageFilter = z.infer<typeof filterSchema>;

const rowFields = {
  id,
  version,
  kind: z.enum(messageKinds),
  state,
  createdAt: at,
  /** Until when an answer has been promised; null when none is needed. */
  dueAt: at.nullable(),
  name: z.string().nullable(),
  email: z.string(),
  company: z.string().nullable(),
  subject: z.string().nullable(),
  isSpam: z.boolean(),
  /** Only dealer inquiries have a stage. */
  stage: stage.nullable(),
  assignee: person.nullable(),
};

export const messageRowSchema = z
  .object({
    ...rowFields,
    phone: z.string().nullable(),
    city: z.string().nullable(),
    /** When the sender last wrote. */
    waitingSince: at,
    /** The beginning of the text, on one line. */
    excerpt: z.string(),
  })
  .meta({ id: "MessageRow", description: "A message in a list" });
export type MessageRow = z.infer<typeof messageRowSchema>;

const ability = abilitySchema("spam", "not_answerable");

/** A file attached to an answer; it is downloaded with a ticket. */
export const replyFileSchema = z
  .object({
    id,
    name: z.string(),
    type: z.enum(storedTypes),
    sizeBytes: z.int(),
  })
  .meta({ id: "ReplyFile", description: "A file attached to a reply" });

/** Names of files that came by mail and were not stored. */
const omittedFiles = z.array(z.string());

const replySchema = z.object({
  id,
  body: z.string(),
  author: z.string(),
  /** Set for an answer of the sender, which came by mail. */
  isReceived: z.boolean(),
  createdAt: at,
  /** The mail with the reply; null once it has been deleted from the outbox. */
  mail: z.object({ state: mailStateSchema, sentAt: at.nullable() }).nullable(),
  files: z.array(replyFileSchema),
  omittedFiles,
});

/** The author: the name, or the address when the account is gone. */
export const by = z.string().nullable();

const happened = { at, by };

export const stepSchema = z.discriminatedUnion("kind", [
  z.object({ ...happened, kind: z.literal("received") }),
  z.object({ ...happened, kind: z.literal("replied") }),
  /** The sender answered by mail. */
  z.object({ ...happened, kind: z.literal("wrote") }),
  z.object({ ...happened, kind: z.literal("state"), from: state, to: state }),
  z.object({ ...happened, kind: z.literal("stage"), from: stage, to: stage }),
  /** `to` is null when it is no longer assigned. */
  z.object({ ...happened, kind: z.literal("assigned"), to: z.string().nullable() }),
  z.object({ ...happened, kind: z.literal("spam"), isSpam: z.boolean() }),
]);
export type MessageStep = z.infer<typeof stepSchema>;

/** The phone number with its country, as it is called (E.164); null where it is not known. */
const dial = z.string().nullable();

export const messageSchema = z
  .object({
    ...rowFields,
    phone: z.string().nullable(),
    dial,
    city: z.string().nullable(),
    experience: z.string().nullable(),
    message: z.string().nullable(),
    spamReason: z.enum(spamReasons).nullable(),
    answeredAt: at.nullable(),
    source: z.enum(messageSources),
    /** The conversation that a mail from another address answered; null for all others. */
    about: z.object({ id, name: z.string() }).nullable(),
    /** Files of a message that came by mail. */
    files: z.array(replyFileSchema),
    omittedFiles,
    /** The oldest first. */
    replies: z.array(replySchema),
    /** The files of the answer that the caller is writing. */
    draftFiles: z.array(replyFileSchema),
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
    /** The customer with this address; null as well when the caller may not see customers. */
    customer: z.object({ id, name: z.string(), orders: z.int() }).nullable(),
    /**
     * The order that the message names, or else the latest of the address; null as well when the
     * caller may not see orders.
     */
    orderNumber: z.string().nullable(),
    can: z.object({ change: ability, reply: ability }),
  })
  .meta({ id: "Message", description: "A message to the shop, with its replies" });
export type Message = z.infer<typeof messageSchema>;

export const dealerCardSchema = z.object({
  ...rowFields,
  stage,
  phone: z.string().nullable(),
  dial,
  city: z.string().nullable(),
});
export type DealerCard = z.infer<typeof dealerCardSchema>;

export const messageCountsSchema = z.object({
  folders: z.record(z.enum(messageFolders), z.int()),
  overdue: z.int(),
  unassigned: z.int(),
  mine: z.int(),
  /** Dealer inquiries of all stages. */
  dealers: z.int(),
});
export type MessageCounts = z.output<typeof messageCountsSchema>;
