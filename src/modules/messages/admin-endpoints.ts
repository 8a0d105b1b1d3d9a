import { z } from "zod";
import { readContent } from "#modules/content/read-content.ts";
import { endpoint } from "#modules/endpoint.ts";
import { after, nextCursor } from "#shared/page-fields.ts";
import { version } from "#shared/records/version.ts";
import {
  batchActions,
  dealerCardSchema,
  filter,
  messageCountsSchema,
  messageRowSchema,
  messageSchema,
  messageSorts,
  person,
  stage,
  state,
} from "./admin-contract.ts";
import { assignMessage, setDealerStage, setMessageState, listAssignees } from "./change-message.ts";
import { changeMessages } from "./change-messages.ts";
import { countMessages } from "./count-messages.ts";
import { MAX_REPLY } from "./form-fields.ts";
import { listDealers } from "./list-dealers.ts";
import { listMessages } from "./list-messages.ts";
import { readMessage } from "./read-message.ts";
import { mailboxEndpoints } from "./mailbox/endpoints.ts";
import { replyFileEndpoints } from "./reply-files/endpoints.ts";
import { MAX_FILES } from "./reply-files/rules.ts";
import { answerMessage } from "./answer-message.ts";

const MOST_AT_ONCE = 50;

/** A template under its name, in both languages. */
const template = z.object({ name: z.string(), en: z.string(), he: z.string() });

/** The version after a change, from which it can be taken back. */
const changed = z.object({ version });

/** The inbox of the back office. */
export const adminMessageEndpoints = {
  ...replyFileEndpoints,
  ...mailboxEndpoints,
  listMessages: endpoint("GET /api/admin/messages", {
    summary: "List the messages of a folder, 50 per page",
    permission: "messages.read",
    query: z.object({
      ...filter,
      sort: z.enum(messageSorts).default("newest"),
      /** The `nextCursor` of the page before, for the same filter and order. */
      after,
    }),
    response: z.object({
      messages: z.array(messageRowSchema),
      nextCursor,
    }),
    handle: listMessages,
  }),
  countMessages: endpoint("GET /api/admin/message-counts", {
    summary: "Count the messages of each folder, and those that need attention",
    permission: "messages.read",
    response: messageCountsSchema,
    handle: countMessages,
  }),
  listAssignees: endpoint("GET /api/admin/message-assignees", {
    summary: "List the staff who can handle messages",
    permission: "messages.read",
    response: z.object({ people: z.array(person) }),
    handle: async (ctx) => ({ people: await listAssignees(ctx) }),
  }),
  readMessage: endpoint("GET /api/admin/messages/:id", {
    summary: "Get a message with its replies, its history and its sender",
    permission: "messages.read",
    errors: ["not_found"],
    response: messageSchema,
    handle: readMessage,
  }),
  listReplyTemplates: endpoint("GET /api/admin/reply-templates", {
    summary: "List reply templates; “{name}” is the sender, “{order}” their order",
    permission: "messages.read",
    response: z.object({ templates: z.array(template) }),
    handle: async (ctx) => ({
      templates: [...(await readContent(ctx, ["reply-templates"]))["reply-templates"].items],
    }),
  }),
  setMessageState: endpoint("PUT /api/admin/messages/:id/state", {
    summary: "Mark a message as read, unread, closed or open",
    permission: "messages.write",
    errors: ["not_found", "conflict"],
    /** Only a message with a reply can have the state answered. */
    body: z.object({ state, version }),
    response: changed,
    handle: setMessageState,
  }),
  assignMessage: endpoint("PUT /api/admin/messages/:id/assignee", {
    summary: "Assign a message to a staff member, or to no one",
    permission: "messages.write",
    errors: ["not_found", "conflict"],
    body: z.object({ assigneeId: z.uuid().nullable(), version }),
    response: changed,
    handle: assignMessage,
  }),
  setDealerStage: endpoint("PUT /api/admin/messages/:id/stage", {
    summary: "Set the stage of a dealer inquiry",
    permission: "messages.write",
    errors: ["not_found", "conflict"],
    body: z.object({ stage, version }),
    response: changed,
    handle: setDealerStage,
  }),
  replyToMessage: endpoint("POST /api/admin/messages/:id/replies", {
    summary: "Reply to a message by mail",
    permission: "messages.write",
    errors: ["not_found", "conflict", "too_many_files"],
    body: z.object({
      /** Made by the browser for each reply: the same key twice is one reply. */
      requestKey: z.uuid(),
      body: z.string().max(MAX_REPLY * 2, "too_long"),
      version,
      /** The uploaded files for it, in their order. */
      files: z.array(z.uuid()).max(MAX_FILES, "too_many").default([]),
    }),
    response: z.object({ id: z.uuid() }),
    handle: async (ctx, id, body) => ({
      id: await answerMessage(ctx, id, body),
    }),
  }),
  changeMessages: endpoint("POST /api/admin/message-batches", {
    summary: "Close up to 50 messages, mark them as spam, or reopen them",
    permission: "messages.write",
    body: z.object({
      ids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE),
      action: z.enum(batchActions),
    }),
    /** The messages that changed; the others needed no change. */
    response: z.object({ changed: z.array(z.uuid()) }),
    handle: async (ctx, body) => ({ changed: await changeMessages(ctx, body) }),
  }),
  listDealers: endpoint("GET /api/admin/dealers", {
    summary: "List dealer inquiries by stage, the newest 50 of each",
    permission: "messages.read",
    query: z.object({ q: filter.q }),
    response: z.object({
      stages: z.array(z.object({ stage, count: z.int(), dealers: z.array(dealerCardSchema) })),
    }),
    handle: async (ctx, query) => ({ stages: await listDealers(ctx, query) }),
  }),
};
