import { z } from "zod";
import { textKinds } from "#modules/content/text-documents.ts";
import { createInput } from "#shared/records/record.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { endpoint } from "#modules/endpoint.ts";
import {
  contradiction,
  documentData,
  documentKey,
  documentSchema,
  documentSummary,
  revisionSummary,
  expectedVersion,
} from "./contract.ts";
import { deleteDraft, saveDraft, setPublishAt } from "./drafts.ts";
import { listRevisions, readRevision, restoreRevision } from "./history.ts";
import { listContradictions } from "./list-contradictions.ts";
import { listDocuments } from "./list-documents.ts";
import { newText } from "./new-text.ts";
import { createPreviewLink } from "./preview-draft.ts";
import { restoreDelivered, publishDraft, removeDocument } from "./publish.ts";
import { readDocument } from "./read-document.ts";
import { searchDocuments } from "./search-documents.ts";
import { restoreText, createText } from "./texts.ts";

/** A long article, or a page of a hundred questions, with room to spare. */
const MAX_DRAFT_BYTES = 1_000_000;

const changed = ["not_found", "conflict"] as const;

/** Endpoints for the shop's texts in the back office. */
export const contentEndpoints = {
  listDocuments: endpoint("GET /api/admin/content", {
    summary: "List all documents with their state",
    permission: "content.read",
    response: z.object({ documents: z.array(documentSummary) }),
    handle: async (ctx) => ({ documents: await listDocuments(ctx) }),
  }),
  searchDocuments: endpoint("GET /api/admin/content/search", {
    summary: "List the documents with these words in their name or in that of a field",
    permission: "content.read",
    query: z.object({ q: z.string().max(200) }),
    response: z.object({
      found: z.array(
        z.object({
          key: documentKey,
          name: z.string(),
          /** The name of the first field that has the words; null where the document has them. */
          field: z.string().nullable(),
        }),
      ),
    }),
    handle: searchDocuments,
  }),
  readDocument: endpoint("GET /api/admin/content/document", {
    summary: "Get a document: its published text, its draft and its warnings",
    permission: "content.read",
    errors: ["not_found"],
    query: z.object({ key: documentKey }),
    response: documentSchema,
    handle: (ctx, query) => readDocument(ctx, query.key),
  }),
  listContradictions: endpoint("GET /api/admin/content/contradictions", {
    summary: "List all texts that contradict the policies or the catalogue",
    permission: "content.read",
    response: z.object({ contradictions: z.array(contradiction) }),
    handle: async (ctx) => ({ contradictions: await listContradictions(ctx) }),
  }),
  saveDraft: endpoint("PUT /api/admin/content/draft", {
    summary: "Save a draft",
    permission: "content.write",
    errors: [...changed, "payload_too_large"],
    maxBodyBytes: MAX_DRAFT_BYTES,
    /** The fields of the document; unknown ones are dropped. */
    body: expectedVersion.extend({ data: z.unknown() }),
    response: documentSchema,
    handle: async (ctx, { data, ...about }) => {
      await saveDraft(ctx, about, data);
      return readDocument(ctx, about.key);
    },
  }),
  discardDraft: endpoint("DELETE /api/admin/content/draft", {
    summary: "Discard the draft of a document; the published text stays",
    permission: "content.write",
    errors: changed,
    body: expectedVersion,
    handle: deleteDraft,
  }),
  publishDocument: endpoint("POST /api/admin/content/publish", {
    summary: "Publish a draft, or return its problems",
    permission: "content.write",
    errors: changed,
    body: expectedVersion,
    response: documentSchema,
    handle: async (ctx, body) => {
      await publishDraft(ctx, body);
      return readDocument(ctx, body.key);
    },
  }),
  scheduleDocument: endpoint("POST /api/admin/content/schedule", {
    summary: "Schedule the publication of a draft",
    permission: "content.write",
    errors: changed,
    body: expectedVersion.extend({ at: z.iso.datetime("not_a_moment") }),
    response: documentSchema,
    handle: async (ctx, { at, ...about }) => {
      await setPublishAt(ctx, about, new Date(at));
      return readDocument(ctx, about.key);
    },
  }),
  unscheduleDocument: endpoint("POST /api/admin/content/unschedule", {
    summary: "Remove a draft from the schedule",
    permission: "content.write",
    errors: changed,
    body: expectedVersion,
    response: documentSchema,
    handle: async (ctx, body) => {
      await setPublishAt(ctx, body, null);
      return readDocument(ctx, body.key);
    },
  }),
  listRevisions: endpoint("GET /api/admin/content/history", {
    summary: "List the versions of a document, newest first, 50 per page",
    permission: "content.read",
    query: z.object({
      key: documentKey,
      /** The last revision of the page before. */
      before: z.coerce.number().int().positive().optional(),
    }),
    response: z.object({ revisions: z.array(revisionSummary) }),
    handle: async (ctx, query) => ({
      revisions: await listRevisions(ctx, query.key, query.before),
    }),
  }),
  readRevision: endpoint("GET /api/admin/content/revisions/:id", {
    summary: "Get a version of a document, and the version before",
    permission: "content.read",
    errors: ["not_found"],
    params: z.object({ id: z.coerce.number().int().positive() }),
    response: z.object({
      data: documentData.nullable(),
      before: documentData.nullable(),
      /** Descriptions of the pictures in both, by address. */
      imageTexts: z.record(z.string(), z.string()),
    }),
    handle: readRevision,
  }),
  restoreRevision: endpoint("POST /api/admin/content/restore", {
    summary: "Copy an earlier version of a document into its draft",
    permission: "content.write",
    errors: changed,
    /** The revision to restore, in place of the newest one that was seen. */
    body: expectedVersion.extend({ revision: z.int().positive() }),
    response: documentSchema,
    handle: async (ctx, { key, version, revision }) => {
      await restoreRevision(ctx, { key, version }, revision);
      return readDocument(ctx, key);
    },
  }),
  deliverDocument: endpoint("POST /api/admin/content/deliver", {
    summary: "Reset a document to the text of a new shop",
    permission: "content.write",
    errors: changed,
    body: expectedVersion,
    response: documentSchema,
    handle: async (ctx, body) => {
      await restoreDelivered(ctx, body);
      return readDocument(ctx, body.key);
    },
  }),
  createText: endpoint("POST /api/admin/content/create", {
    summary: "Create a draft of an article or a page",
    permission: "content.write",
    errors: ["conflict"],
    body: createInput(newText, { kind: z.enum(textKinds) }),
    response: z.object({ key: documentKey }),
    handle: async (ctx, body) => ({ key: await createText(ctx, body) }),
  }),
  removeText: endpoint("POST /api/admin/content/remove", {
    summary: "Withdraw an article or a page; its history stays",
    permission: "content.write",
    errors: changed,
    body: expectedVersion,
    handle: removeDocument,
  }),
  bringTextBack: endpoint("POST /api/admin/content/bring-back", {
    summary: "Publish a withdrawn article or page again",
    permission: "content.write",
    errors: changed,
    body: expectedVersion,
    response: documentSchema,
    handle: async (ctx, body) => {
      await restoreText(ctx, body);
      return readDocument(ctx, body.key);
    },
  }),
  previewDocument: endpoint("POST /api/admin/content/preview", {
    summary: "Create a preview link of a draft, valid for one day for anyone",
    permission: "content.read",
    errors: ["not_found"],
    body: z.object({ key: documentKey }),
    response: z.object({ url: z.string(), expiresAt: isoMoment }),
    handle: (ctx, body) => createPreviewLink(ctx, body.key),
  }),
};
