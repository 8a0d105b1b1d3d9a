import {
  documentKeys,
  getDefinition,
  getFields,
  isDocumentKey,
  type DocumentRight,
} from "#modules/content/documents.ts";
import type { Field } from "#modules/content/fields.ts";
import {
  deliveredTexts,
  getTextFields,
  findTextKind,
  textPath,
  type TextKindName,
} from "#modules/content/text-documents.ts";
import { AppError } from "#shared/errors.ts";
import type { DocumentData, DocumentSummary } from "./contract.ts";

/** An editable document: its fields, and its data in a fresh shop. */
export type DescribedDocument = {
  readonly key: string;
  readonly kind: DocumentSummary["kind"];
  /** The right that changing it takes. */
  readonly right: DocumentRight;
  readonly fields: Field;
  /** Null for what the owner has added. */
  readonly seed: DocumentData | null;
  /** Title taken from its data; null for documents that the back office names. */
  readonly getTitle: (data: DocumentData) => string | null;
  /** The page that shows it; null where none does. */
  readonly getPath: (data: DocumentData) => string | null;
};

/** Throws `not_found` for a key that no document can have. */
export function describeDocument(key: string): DescribedDocument {
  const kind = findTextKind(key);
  if (kind !== undefined) return describeText(key, kind);
  if (!isDocumentKey(key)) throw new AppError("not_found", `there is no document ${key}`);
  const { seed, right, path = null } = getDefinition(key);
  return {
    key,
    kind: "document",
    right,
    fields: getFields(key),
    seed: toData(seed),
    getTitle: () => null,
    getPath: () => path,
  };
}

function describeText(key: string, kind: TextKindName): DescribedDocument {
  const seed = deliveredTexts().get(key);
  return {
    key,
    kind,
    right: "content.write",
    fields: getTextFields(kind),
    seed: seed === undefined ? null : toData(seed),
    getTitle: ({ title }) => (typeof title === "string" ? title : null),
    getPath: ({ slug }) => (typeof slug === "string" && slug !== "" ? textPath(kind, slug) : null),
  };
}

/** The keys of all documents that a fresh shop has. */
export function listDeliveredKeys(): readonly string[] {
  return [...documentKeys, ...deliveredTexts().keys()];
}

// The seed from a file consists of plain values.
const toData = (seed: object) => seed as DocumentData;
