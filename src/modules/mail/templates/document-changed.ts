import { z } from "zod";
import { formatDateTime } from "#i18n/format.ts";
import { getDocumentName } from "#i18n/he/content-documents.ts";
import { findFieldName } from "#i18n/he/content-fields.ts";
import { fillText } from "#shared/fill-text.ts";
import { formatQuotedLine, formatQuote, template, toOwnPeople } from "./mail-content.ts";

const content = z.object({
  key: z.string(),
  at: z.iso.datetime(),
  /** The person who did it; null for the shop itself. */
  by: z.string().nullable(),
  changes: z
    .array(z.object({ path: z.string(), before: z.string(), after: z.string() }))
    .readonly(),
  /** The number of further changes. */
  more: z.int(),
});

/** Tells an administrator what was changed of a document that takes a heavy right. */
export const documentChanged = template(
  "document-changed",
  content,
  (sent, words, mail) => {
    const { own } = words;
    const document = getDocumentName(sent.key);
    const at = formatDateTime(new Date(sent.at), "he-IL");
    return {
      ...toOwnPeople(words),
      subject: fillText(own.subject, { document }),
      preheader: own.preheader,
      heading: fillText(own.heading, { document }),
      paragraphs: [
        sent.by === null
          ? fillText(own.byItself, { at })
          : fillText(own.by, { at, name: formatQuotedLine(sent.by) }),
        ...(sent.more > 0 ? [fillText(own.more, { count: String(sent.more) })] : []),
      ],
      blocks: sent.changes.map(({ path, before, after }) => ({
        kind: "facts",
        heading: findFieldName(sent.key, path) ?? path,
        facts: [
          { label: own.before, text: formatQuote(before) || own.empty },
          { label: own.after, text: formatQuote(after) || own.empty },
        ],
      })),
      button: { label: own.button, href: `${mail.publicUrl}/admin/content/edit/${sent.key}` },
      afterwards: own.afterwards,
      footer: own.footer,
    };
  },
  (name) => ({
    key: "payment-instructions",
    at: "2026-03-01T10:00:00Z",
    by: name,
    changes: [{ path: "account.2.text", before: "", after: "IL62 0108 0000 0009 9999 999" }],
    more: 0,
  }),
);
