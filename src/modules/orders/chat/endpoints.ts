import { endpoint } from "#modules/endpoint.ts";
import { chatFindingsSchema, chatSchema } from "./chat-contract.ts";
import { readOrderChat } from "./read-order-chat.ts";

/** Endpoints that help to enter an order. */
export const chatEndpoints = {
  readOrderChat: endpoint("POST /api/admin/order-chats", {
    summary: "Parse an order from a pasted conversation; stores nothing",
    permission: "orders.write",
    body: chatSchema,
    response: chatFindingsSchema,
    handle: readOrderChat,
  }),
};
