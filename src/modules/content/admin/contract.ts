// Shapes that the back office and the server exchange about documents.
import { z } from "zod";
import type { Field } from "#modules/content/fields.ts";
import { documentKeyPattern, MAX_DOCUMENT_KEY } from "#modules/content/document-key.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { version } from "#shared/records/version.ts";

export const documentKey = z.string().max(MAX_DOCUMENT_KEY).regex(documentKeyPattern);

/** The fields of a document by their names. */
export const documentData = z.record(z.string(), z.unknown());
export type DocumentData = z.infer<typeof documentData>;

/** Version of a document that a staff member saw before changing it. */
export const expectedVersion = z
  .object({
    key: documentKey,
    version,
  })
  .meta({
    id: "DocumentVersion",
    description: "The version of a document that the caller has read",
  });
export type ExpectedVersion = z.infer<typeof expectedVersion>;

/** The state of a document: as delivered, changed by the owner, new, or taken down. */
export const documentStates = ["delivered", "changed", "new", "removed"] as const;

export const kinds = ["document", "article", "page"] as const;

const person = z.object({ id: z.uuid(), name: z.string() }).nullable();

export const draftState = z
  .object({
    /** When it is published automatically; null when not scheduled. */
    publishAt: isoMoment.nullable(),
    updatedAt: isoMoment,
    updatedBy: person,
  })
  .meta({ id: "DocumentDraft" });

export const documentSummary = z.object({
  key: z.string(),
  kind: z.enum(kinds),
  /** Of an article or a page; other documents are named by the catalog of the reader. */
  title: z.string().nullable(),
  /** The page that shows it; null where none does. */
  path: z.string().nullable(),
  state: z.enum(documentStates),
  /** When the shown version was published; null for a delivered one. */
  publishedAt: isoMoment.nullable(),
  draft: draftState.nullable(),
});
export type DocumentSummary = z.infer<typeof documentSummary>;

export const finding = z
  .object({
    /** Names and places, as in "hero.heading" or "categories.0.questions.2.answer.1". */
    field: z.string(),
    code: z.enum([
      // It cannot be published.
      "required",
      "too_long",
      "too_many",
      "unprintable",
      "unknown_placeholder",
      "unknown_condition",
      "unclosed_condition",
      "not_a_link",
      "not_an_address",
      "not_a_picture",
      "not_a_colour",
      "not_an_anchor",
      "not_a_day",
      "not_a_number",
      "not_a_choice",
      "not_a_country",
      "out_of_bounds",
      "ends_before_it_begins",
      "not_a_text",
      "taken",
      // It can, but should it?
      "broken_link",
      "missing_alt",
      "contradicts_policy",
      "contradicts_fact",
      "title_is_cut",
      "not_in_a_menu",
    ]),
    /** The part in question: the unknown placeholder, the link, or the number in the policies. */
    detail: z.string().nullable(),
  })
  .meta({ id: "DocumentFinding", description: "A problem of a field, or a warning about it" });
export type Finding = z.infer<typeof finding>;

/** The most problems in an answer. */
export const MAX_FINDINGS = 200;

export const contradiction = z
  .object({
    kind: z.enum(["document", "product", "variant"]),
    /** Of the document, or the id of the product. */
    key: z.string(),
    /** Of an article, page, product or variant; other documents are named by the reader. */
    name: z.string().nullable(),
    /** "hero.heading" of a document; "story" of a variant. */
    field: z.string(),
    /** "12 months", and the promise itself. */
    typed: z.string(),
    promised: z.string(),
  })
  .meta({
    id: "Contradiction",
    description: "A text that names another number than the policies or the catalogue",
  });
export type Contradiction = z.infer<typeof contradiction>;

export const documentSchema = documentSummary
  .extend({
    /** The right that changing it takes. */
    right: z.enum(["content.write", "settings.write"]),
    /** Of the draft, and of what is published: both are changed here. */
    version,
    /** Data that visitors read now, placeholders unfilled; null if it is not shown. */
    published: documentData.nullable(),
    /** Data in a fresh shop; null for articles and pages that the owner has added. */
    delivered: documentData.nullable(),
    /** Data of the draft; null while there is none. */
    draftData: documentData.nullable(),
    /** The fields, as `Field` of `fields.ts` describes them. */
    fields: z.custom<Field>(),
    /**
     * Placeholders that any text may quote, with their values of today. Those whose name begins
     * with "if " are facts for conditions, and empty while they do not hold.
     */
    placeholders: z.record(z.string(), z.string()),
    /** Problems that keep the draft (or what is shown) from being published. */
    problems: z.array(finding),
    warnings: z.array(finding),
    /** Descriptions of the pictures in it, by address. */
    imageTexts: z.record(z.string(), z.string()),
    /** Texts elsewhere that contradict these policies; none of other documents. */
    contradictions: z.array(contradiction),
  })
  .meta({ id: "Document", description: "A document with texts of the shop" });
export type EditedDocument = z.infer<typeof documentSchema>;

export const revisionSummary = z.object({
  id: z.int(),
  publishedAt: isoMoment,
  /** Null when it was published on schedule. */
  publishedBy: person,
  kind: z.enum(["published", "delivered", "removed"]),
});
export type RevisionSummary = z.infer<typeof revisionSummary>;
