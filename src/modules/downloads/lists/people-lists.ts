import { customers } from "#i18n/he/customers.ts";
import { inbox, messageLabels, subjectInWords } from "#i18n/he/inbox.ts";
import { listFileColumns } from "#i18n/he/list-file-columns.ts";
import { reviews } from "#i18n/he/reviews.ts";
import { subscribers } from "#i18n/he/subscribers.ts";
import { customerAdminEndpoints } from "#modules/customers/admin/endpoints.ts";
import { adminMessageEndpoints } from "#modules/messages/admin-endpoints.ts";
import type { MessageRow } from "#modules/messages/admin-contract.ts";
import { adminSubscriberEndpoints } from "#modules/newsletter/admin-endpoints.ts";
import { reviewEndpoints } from "#modules/reviews/endpoints.ts";
import { defineListFile, createMomentCell } from "./define-list-file.ts";

const { columns: others } = listFileColumns;

export const customersFile = defineListFile(
  customerAdminEndpoints.listCustomers,
  ({ customers: rows }) => rows,
)({
  export: "customers.export",
  heads: { ...others, kind: customers.kind, ...customers.columns },
  columns: {
    name: "text",
    email: "text",
    phone: "phone",
    kind: ({ isGuest }) => customers.kind.choices[isGuest ? "guest" : "account"],
    state: ({ state }) => customers.states[state],
    orders: "count",
    revenue: "money",
    lastOrder: createMomentCell(({ lastOrderAt }) => lastOrderAt),
    firstSeen: createMomentCell(({ firstSeenAt }) => firstSeenAt),
    id: "text",
  },
});

export const subscribersFile = defineListFile(
  adminSubscriberEndpoints.listSubscribers,
  ({ subscribers: rows }) => rows,
)({
  export: "customers.export",
  heads: { ...others, ...subscribers.columns },
  columns: {
    email: "text",
    topic: ({ topic }) => subscribers.topics[topic],
    waitsFor: "text",
    state: ({ state }) => subscribers.state[state],
    requestedAt: "moment",
    confirmedAt: "moment",
    unsubscribedAt: "moment",
    consent: ({ consentWording }) => consentWording,
    page: ({ consentPage }) => consentPage,
    removal: ({ removalReason }) => removalReason,
  },
});

const messageHeads = { ...others, kind: inbox.kind, state: subscribers.columns.state };
const messageColumns = {
  createdAt: "moment",
  name: "text",
  email: "text",
  phone: "phone",
} as const;
const workColumns = {
  state: ({ state }: MessageRow) => messageLabels.states[state],
  assignee: ({ assignee }: MessageRow) => assignee?.name ?? null,
  dueAt: "moment",
} as const;

export const messagesFile = defineListFile(
  adminMessageEndpoints.listMessages,
  ({ messages }) => messages,
)({
  export: "customers.export",
  heads: messageHeads,
  columns: {
    ...messageColumns,
    kind: ({ kind }) => messageLabels.kinds[kind],
    subject: ({ subject }) => (subject === null ? null : subjectInWords(subject)),
    text: ({ excerpt }) => excerpt,
    ...workColumns,
  },
});

export const dealersFile = defineListFile(
  adminMessageEndpoints.listMessages,
  ({ messages }) => messages,
)({
  export: "customers.export",
  // The board of dealers has its inquiries in every folder but spam.
  fixed: { kind: "dealer", folder: "all" },
  heads: messageHeads,
  columns: {
    ...messageColumns,
    company: "text",
    city: "text",
    stage: ({ stage }) => stage && messageLabels.stage[stage],
    text: ({ excerpt }) => excerpt,
    ...workColumns,
  },
});

export const reviewsFile = defineListFile(
  reviewEndpoints.listReviews,
  ({ reviews: rows }) => rows,
)({
  heads: {
    ...others,
    ...reviews.columns,
    isAnswered: reviews.answered,
    heldFor: reviews.fields.cause,
  },
  columns: {
    createdAt: "moment",
    stars: "count",
    title: "text",
    review: ({ body }) => body,
    author: ({ authorName }) => authorName,
    product: ({ productName }) => productName,
    variant: ({ variantName }) => variantName,
    state: ({ state }) => reviews.states[state],
    heldFor: ({ heldFor }) => heldFor && reviews.fields.cause.choices[heldFor],
    isAnswered: "flag",
    photos: "count",
    id: "text",
  },
});
