import { z } from "zod";
import { formatDateTime } from "#i18n/format.ts";
import { fillText } from "#shared/fill-text.ts";
import { quoteText, template } from "./mail-content.ts";

const content = z.object({
  /** The answer of the shop. */
  body: z.string(),
  /** The message that is answered, as it was typed, and when it came in. */
  original: z.string(),
  receivedAt: z.iso.datetime(),
  /** The address for replies to the answer. */
  replyTo: z.string(),
  /** Mails that were queued by an older version have none. */
  files: z.array(z.object({ key: z.string(), name: z.string(), type: z.string() })).default([]),
});

const hebrew = /[\u05d0-\u05ea]/g;
const latin = /[a-z]/gi;
const getCount = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/**
 * The answer of a staff member, with the message that it answers. The texts around it are in the
 * language of the answer.
 */
export const messageReply = template(
  "message-reply",
  content,
  (sent, { own }) => {
    const { body, original, receivedAt, replyTo, files } = sent;
    const isHebrew = getCount(hebrew, body) > getCount(latin, body);
    const { quote, ...rest } = isHebrew ? own.he : own.en;
    const at = formatDateTime(new Date(receivedAt), isHebrew ? "he-IL" : "en-US");
    return {
      ...rest,
      ...(isHebrew ? { language: "he" as const } : {}),
      paragraphs: [],
      body,
      quotes: [{ label: fillText(quote, { at }), text: quoteText(original) }],
      afterwards: [],
      replyTo,
      files,
    };
  },
  () => ({
    body: "Yes, it fits.\n\nWarm regards",
    original: "Hello.\nIs it there?",
    receivedAt: "2026-03-01T10:00:00.000Z",
    replyTo: "hello@shop.example",
  }),
);
