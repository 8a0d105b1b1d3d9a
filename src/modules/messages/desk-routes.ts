import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { assignMessage, setDealerStage, setMessageState } from "./change-message.ts";
import { changeMessages } from "./change-messages.ts";
import { countMessages } from "./count-messages.ts";
import type { messageDeskEndpoints } from "./desk-contract.ts";
import { listAssignees } from "./list-assignees.ts";
import { listDealers } from "./list-dealers.ts";
import { listMessages } from "./list-messages.ts";
import { readMessage } from "./read-message.ts";
import { replyToMessage } from "./reply-to-message.ts";

export const messageDeskHandlers: HandlersOf<typeof messageDeskEndpoints, Context> = {
  listMessages: (ctx, { query }) => listMessages(ctx, query),
  countMessages: (ctx) => countMessages(ctx),
  listAssignees: async (ctx) => ({ people: await listAssignees(ctx) }),
  readMessage: (ctx, { params }) => readMessage(ctx, params.id),
  setMessageState: (ctx, { params, body }) => setMessageState(ctx, params.id, body),
  assignMessage: (ctx, { params, body }) => assignMessage(ctx, params.id, body),
  setDealerStage: (ctx, { params, body }) => setDealerStage(ctx, params.id, body),
  replyToMessage: async (ctx, { params, body }) => ({
    id: await replyToMessage(ctx, params.id, body),
  }),
  changeMessages: async (ctx, { body }) => ({ changed: await changeMessages(ctx, body) }),
  listDealers: async (ctx, { query }) => ({ stages: await listDealers(ctx, query) }),
};
