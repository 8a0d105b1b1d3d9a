// Mails to administrators, about the shop itself.
import { z } from "zod";
import { formatDateTime } from "#i18n/format.ts";
import { getDocumentName } from "#i18n/he/content-documents.ts";
import { findFieldName } from "#i18n/he/content-fields.ts";
import { daysInWords } from "#i18n/he/in-words.ts";
import { readiness } from "#i18n/he/readiness.ts";
import type { MailWords } from "../mail-words.ts";
import { formatQuotedLine, formatQuote } from "./mail-content.ts";
import { defineMail, plain } from "./mail-record.ts";

const formatAt = (at: string) => formatDateTime(new Date(at), "he-IL");

/** The link of an invitation works for this time. */
const INVITATION_DAYS = 7;

export const adminMails = {
  "test-mail": defineMail({
    toShop: true,
    schema: z.object({
      way: z.enum(["smtp", "mailjet", "folder"]),
      askedAt: z.iso.datetime(),
    }),
    add: ({ way, askedAt }, { own }: MailWords<"test-mail">) => ({
      blocks: [
        {
          kind: "facts",
          facts: [
            { label: own.facts.way, text: own.ways[way] },
            { label: own.facts.askedAt, text: formatAt(askedAt) },
          ],
        },
      ],
    }),
    createSample: () => ({ way: "smtp", askedAt: "2026-03-01T10:00:00Z" }),
  }),
  /** The link with which an invited person opens an account, or accepts with the one they have. */
  "staff-invitation": defineMail({
    ...plain,
    toShop: true,
    linkHours: INVITATION_DAYS * 24,
    getValues: () => ({ days: daysInWords(INVITATION_DAYS) }),
    button: "/auth/invitation?token={secret}",
  }),
  /** A service has not answered for a while; once, until it answers again. */
  "payment-service-away": defineMail({
    toShop: true,
    schema: z.object({ service: z.string(), awaySince: z.iso.datetime() }),
    getValues: ({ service, awaySince }) => ({ service, at: formatAt(awaySince) }),
    button: "/admin/settings/payments",
    createSample: () => ({ service: "PayPal", awaySince: "2026-03-01T10:00:00Z" }),
  }),
  /** Once a day, while something is wrong with the shop that was right before. */
  "shop-alarms": defineMail({
    toShop: true,
    schema: z.object({
      alarms: z
        .array(
          z.object({
            name: z.string(),
            text: z.string(),
            /** Since when, or when it was found, where that matters. */
            at: z.iso.datetime().nullable(),
            /** The screen of the back office where it is settled. */
            path: z.string(),
          }),
        )
        .readonly(),
    }),
    getValues: ({ alarms }) => ({ count: String(alarms.length) }),
    add: ({ alarms }, { own }: MailWords<"shop-alarms">, { publicUrl }) => ({
      blocks: alarms.map(({ name, text, at, path }) => ({
        kind: "facts",
        heading: name,
        paragraphs: [at === null ? text : `${text} ${formatAt(at)}`],
        facts: [{ label: own.where, text: publicUrl + path, href: publicUrl + path }],
      })),
    }),
    button: "/admin/settings/ready",
    createSample: () => ({
      alarms: [
        {
          name: readiness.checks.backup.name,
          text: readiness.reasons.backup_failed,
          at: null,
          path: "/admin/settings/backups",
        },
        {
          name: readiness.checks.integrity.name,
          text: `${readiness.reasons.integrity_broken} 1`,
          at: "2026-03-01T10:00:00Z",
          path: "/admin/settings/jobs",
        },
      ],
    }),
  }),
  /** Tells an administrator what was changed of a document that takes a heavy right. */
  "document-changed": defineMail({
    toShop: true,
    schema: z.object({
      key: z.string(),
      at: z.iso.datetime(),
      /** The person who did it; null for the shop itself. */
      by: z.string().nullable(),
      changes: z
        .array(z.object({ path: z.string(), before: z.string(), after: z.string() }))
        .readonly(),
      /** The number of further changes. */
      more: z.int(),
    }),
    getValues: ({ key, at, by, more }) => ({
      document: getDocumentName(key),
      at: formatAt(at),
      ...(by !== null && { name: formatQuotedLine(by) }),
      count: String(more),
    }),
    add: (sent, { own }: MailWords<"document-changed">, { publicUrl, fillLine }) => ({
      paragraphs: [
        fillLine(sent.by === null ? own.byItself : own.by),
        ...(sent.more > 0 ? [fillLine(own.more)] : []),
      ],
      blocks: sent.changes.map(({ path, before, after }) => ({
        kind: "facts",
        heading: findFieldName(sent.key, path) ?? path,
        facts: [
          { label: own.before, text: formatQuote(before) || own.empty },
          { label: own.after, text: formatQuote(after) || own.empty },
        ],
      })),
      button: { label: own.button, href: `${publicUrl}/admin/content/edit/${sent.key}` },
    }),
    createSample: (name) => ({
      key: "payment-instructions",
      at: "2026-03-01T10:00:00Z",
      by: name,
      changes: [{ path: "account.2.text", before: "", after: "IL62 0108 0000 0009 9999 999" }],
      more: 0,
    }),
  }),
};
