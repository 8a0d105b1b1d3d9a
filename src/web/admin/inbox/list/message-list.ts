import { dealerStages } from "#modules/messages/kinds.ts";
import { readText, defineList } from "../../kit/define-list.ts";
import type { Listed } from "../../kit/use-list.ts";

export const messageList = defineList({
  filters: {
    q: readText,
    folder: ["inbox", "answered", "closed", "spam", "all"],
    kind: ["all", "contact", "dealer", "newsletter"],
    assignee: ["anybody", "me", "nobody"],
    overdue: ["no", "yes"],
    stage: ["any", ...dealerStages],
    // It has no columns with heads: their order is a choice like the others.
    sort: ["newest", "deadline"],
  },
  views: ["folder", "sort"],
});

export type MessageList = Listed<typeof messageList>;
