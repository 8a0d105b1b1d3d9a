import { z } from "zod";
import { textKinds } from "#modules/content/text-documents.ts";
import { slug } from "#modules/catalog/admin-fields.ts";
import { requiredLine } from "#shared/text-fields.ts";
import { endpoint } from "#modules/endpoint.ts";
import {
  documentData,
  documentKey,
  documentSchema,
  documentSummary,
  revisionSummary,
  seen,
} from "./contract.ts";
import { discardDraft, saveDraft, setPublishAt } from "./drafts.ts";
import { listRevisions, readRevision, restoreRevision } from "./history.ts";
import { listDocuments } from "./list-documents.ts";
import { makePreviewLink } from "./preview-link.ts";
import { deliver, publishDraft, removeDocument } from "./publish.ts";
import { readDocument } from "./read-document.ts";
import { bringBack, createText } from "./texts.ts";

/** A long article, or a page of a hundred questions, with room to spare. */
const MAX_DRAFT_BYTES = 1_000_000;
const MAX_TITLE = 120;

const changed = ["not_found", "conflict"] as const;

/** Endpoints for the shop's texts in the back office. */
export const contentEndpoints = {
  listDocuments: endpoint(
    "GET /api/admin/content",
    {
      summary: "Everything that the shop says, by document, and where each one stands",
      permission: "content.read",
      response: z.object({ documents: z.array(documentSummary) }),
    },
    async (ctx) => ({ documents: await listDocuments(ctx) }),
  ),
  readDocument: endpoint(
    "GET /api/admin/content/document",
    {
      summary: "A document: what visitors read, what somebody is writing, and what it lacks",
      permission: "content.read",
      as: "content",
      errors: ["not_found"],
      query: z.object({ key: documentKey }),
      response: documentSchema,
    },
    (ctx, { query }) => readDocument(ctx, query.key),
  ),
  saveDraft: endpoint(
    "PUT /api/admin/content/draft",
    {
      summary: "Keeps what somebody is writing, unless somebody else has written meanwhile",
      permission: "content.write",
      as: "content",
      errors: [...changed, "payload_too_large"],
      maxBodyBytes: MAX_DRAFT_BYTES,
      /** The fields of the document; unknown ones are dropped. */
      body: seen.extend({ data: z.unknown() }),
      response: documentSchema,
    },
    async (ctx, { body: { data, ...about } }) => {
      await saveDraft(ctx, about, data);
      return readDocument(ctx, about.key);
    },
  ),
  discardDraft: endpoint(
    "DELETE /api/admin/content/draft",
    {
      summary: "Forgets what somebody was writing; what visitors read stays",
      permission: "content.write",
      errors: changed,
      body: seen,
    },
    (ctx, { body }) => discardDraft(ctx, body),
  ),
  publishDocument: endpoint(
    "POST /api/admin/content/publish",
    {
      summary: "Has visitors read what somebody has written; says what is wrong with it otherwise",
      permission: "content.write",
      as: "content",
      errors: changed,
      body: seen,
      response: documentSchema,
    },
    async (ctx, { body }) => {
      await publishDraft(ctx, body);
      return readDocument(ctx, body.key);
    },
  ),
  scheduleDocument: endpoint(
    "POST /api/admin/content/schedule",
    {
      summary: "Has a draft be published by itself at a moment in the future",
      permission: "content.write",
      as: "content",
      errors: changed,
      body: seen.extend({ at: z.iso.datetime("not_a_moment") }),
      response: documentSchema,
    },
    async (ctx, { body: { at, ...about } }) => {
      await setPublishAt(ctx, about, new Date(at));
      return readDocument(ctx, about.key);
    },
  ),
  unscheduleDocument: endpoint(
    "POST /api/admin/content/unschedule",
    {
      summary: "Has a draft wait for somebody to publish it",
      permission: "content.write",
      as: "content",
      errors: changed,
      body: seen,
      response: documentSchema,
    },
    async (ctx, { body }) => {
      await setPublishAt(ctx, body, null);
      return readDocument(ctx, body.key);
    },
  ),
  listRevisions: endpoint(
    "GET /api/admin/content/history",
    {
      summary: "What a document said before, 50 at a time, the newest first",
      permission: "content.read",
      query: z.object({
        key: documentKey,
        /** The last revision of the page before. */
        before: z.coerce.number().int().positive().optional(),
      }),
      response: z.object({ revisions: z.array(revisionSummary) }),
    },
    async (ctx, { query }) => ({ revisions: await listRevisions(ctx, query.key, query.before) }),
  ),
  readRevision: endpoint(
    "GET /api/admin/content/revisions/:id",
    {
      summary: "What a document said at a time, and before that",
      permission: "content.read",
      errors: ["not_found"],
      params: z.object({ id: z.coerce.number().int().positive() }),
      response: z.object({ data: documentData.nullable(), before: documentData.nullable() }),
    },
    (ctx, { params }) => readRevision(ctx, params.id),
  ),
  restoreRevision: endpoint(
    "POST /api/admin/content/restore",
    {
      summary: "Has what a document said once be what somebody goes on writing",
      permission: "content.write",
      as: "content",
      errors: changed,
      /** The revision to restore, in place of the newest one that was seen. */
      body: seen.extend({ revision: z.int().positive() }),
      response: documentSchema,
    },
    async (ctx, { body: { key, version, revision } }) => {
      await restoreRevision(ctx, { key, version }, revision);
      return readDocument(ctx, key);
    },
  ),
  deliverDocument: endpoint(
    "POST /api/admin/content/deliver",
    {
      summary: "Has visitors read what a fresh shop says",
      permission: "content.write",
      as: "content",
      errors: changed,
      body: seen,
      response: documentSchema,
    },
    async (ctx, { body }) => {
      await deliver(ctx, body);
      return readDocument(ctx, body.key);
    },
  ),
  createText: endpoint(
    "POST /api/admin/content/create",
    {
      summary: "Begins an article or a page, which nobody sees before it is published",
      permission: "content.write",
      as: "content",
      errors: ["conflict"],
      body: z.object({ kind: z.enum(textKinds), title: requiredLine(MAX_TITLE), slug }),
      response: z.object({ key: documentKey }),
    },
    async (ctx, { body }) => ({ key: await createText(ctx, body) }),
  ),
  removeText: endpoint(
    "POST /api/admin/content/remove",
    {
      summary: "Takes an article or a page down; its history stays",
      permission: "content.write",
      errors: changed,
      body: seen,
    },
    (ctx, { body }) => removeDocument(ctx, body),
  ),
  bringTextBack: endpoint(
    "POST /api/admin/content/bring-back",
    {
      summary: "Shows an article or a page again that was taken down, as it was",
      permission: "content.write",
      as: "content",
      errors: changed,
      body: seen,
      response: documentSchema,
    },
    async (ctx, { body }) => {
      await bringBack(ctx, body);
      return readDocument(ctx, body.key);
    },
  ),
  previewDocument: endpoint(
    "POST /api/admin/content/preview",
    {
      summary: "An address where anybody can see the page of a draft for a day",
      permission: "content.read",
      as: "content",
      errors: ["not_found"],
      body: z.object({ key: documentKey }),
      response: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    },
    (ctx, { body }) => makePreviewLink(ctx, body.key),
  ),
};
