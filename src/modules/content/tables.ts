import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, createValuesCheck, shapedText, shopNow } from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  checkoutPolicy,
  publicReadPolicy,
  shopIdentity,
  shopPublicForms,
  staffPolicies,
} from "#platform/db/roles.ts";
import { documentKeyPattern, MAX_DOCUMENT_KEY } from "./document-key.ts";

/** More than any text of a shop, and small enough to be read with a page. */
const createDataCheck = (name: string) =>
  check(name, sql`data is null or pg_column_size(data) <= 1048576`);

/** Documents that the owner has published; without a row the shop shows the text of its files. */
export const contentDocuments = pgTable(
  "content_documents",
  {
    /** "home", "mail/order-shipped", "article/pet-carrier-flights". */
    key: text("key").primaryKey(),
    /** The fields of the document; null for one that was taken down. */
    data: jsonb("data").$type<Readonly<Record<string, unknown>>>(),
    updatedAt: instant("updated_at").notNull().default(shopNow),
  },
  (table) => [
    shapedText("content_documents_key_shaped", table.key, documentKeyPattern, MAX_DOCUMENT_KEY),
    createDataCheck("content_documents_data_short"),
    publicReadPolicy("content_documents", sql`true`),
    pgPolicy("content_documents_public_forms", {
      for: "select",
      to: [shopPublicForms, shopIdentity],
      using: sql`true`,
    }),
    checkoutPolicy("content_documents"),
    ...staffPolicies("content_documents"),
  ],
);

/** Drafts; only the back office can read them. */
export const contentDrafts = pgTable(
  "content_drafts",
  {
    key: text("key").primaryKey(),
    data: jsonb("data").$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Counts its changes, so that no one overwrites a version that they have not seen. */
    version: integer("version").notNull().default(1),
    /** When it is published automatically; null when not scheduled. */
    publishAt: instant("publish_at"),
    updatedAt: instant("updated_at").notNull().default(shopNow),
    /** Person who wrote last. */
    updatedBy: uuid("updated_by"),
  },
  (table) => [
    shapedText("content_drafts_key_shaped", table.key, documentKeyPattern, MAX_DOCUMENT_KEY),
    createDataCheck("content_drafts_data_short"),
    check("content_drafts_version_positive", sql`${table.version} > 0`),
    index("content_drafts_due")
      .on(table.publishAt)
      .where(sql`publish_at is not null`),
    ...staffPolicies("content_drafts"),
    grantedReadPolicy("content_drafts", "content.read"),
  ],
);

/** All published versions; the newest one of a key is shown. */
export const contentRevisions = pgTable(
  "content_revisions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    key: text("key").notNull(),
    /** Null when it was taken down, or reset to the files. */
    data: jsonb("data").$type<Readonly<Record<string, unknown>>>(),
    /** Whether it was reset to the version of the files. */
    isDelivered: boolean("is_delivered").notNull().default(false),
    publishedAt: instant("published_at").notNull().default(shopNow),
    /** Person who published it; null when its scheduled time had come. */
    publishedBy: uuid("published_by"),
  },
  (table) => [
    shapedText("content_revisions_key_shaped", table.key, documentKeyPattern, MAX_DOCUMENT_KEY),
    createDataCheck("content_revisions_data_short"),
    check(
      "content_revisions_delivered_empty",
      sql`not ${table.isDelivered} or ${table.data} is null`,
    ),
    index("content_revisions_newest").on(table.key, table.id.desc()),
    ...staffPolicies("content_revisions"),
    grantedReadPolicy("content_revisions", "content.read"),
  ],
);

/** Addresses that lead to another one: of renamed pages, and those that the owner adds. */
export const redirects = pgTable(
  "redirects",
  {
    fromPath: text("from_path").primaryKey(),
    toPath: text("to_path").notNull(),
    origin: text("origin").$type<"renamed" | "manual">().notNull(),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    check(
      "redirects_from_shaped",
      sql`${table.fromPath} ~ '^/[^?#[:space:]]+$' and char_length(${table.fromPath}) <= 300`,
    ),
    check(
      "redirects_to_shaped",
      sql`${table.toPath} ~ '^/([^/\\\\[:space:]][^[:space:]]*)?$' and char_length(${table.toPath}) <= 300`,
    ),
    check("redirects_elsewhere", sql`${table.fromPath} <> ${table.toPath}`),
    createValuesCheck("redirects_origin_known", table.origin, ["renamed", "manual"]),
    index("redirects_by_target").on(table.toPath),
    publicReadPolicy("redirects", sql`true`),
    ...staffPolicies("redirects"),
  ],
);
